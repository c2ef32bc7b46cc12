import { readSection } from "../../../src/features/preview/live-content";
import { stubContent } from "../../support/dom/stub-content";

afterEach(() => jest.restoreAllMocks());

test("readSection maps content as the build does, with URLs for images", async () => {
  const hero = { heading: "Hi", services: [{ title: "A", image_path: "hero/a.jpg" }] };
  stubContent({ "/hero-section": hero });
  expect(await readSection("hero")).toMatchObject({
    heading: "Hi",
    buttonText: "CONTACT US NOW",
    services: [{ title: "A", image: { url: "/content-api/images/hero/a.jpg" } }],
  });
});

test("readSection leaves out records that a build wouldn't publish", async () => {
  stubContent({ "/blogs": [{ id: 1 }, { id: 2, draft: true }, { id: 3, status: "pending" }] });
  expect(await readSection("blogPosts")).toMatchObject([{ postId: "1" }]);
});

test.each([
  ["can't be read", {}],
  ["is empty", { "/hero-section": {} }],
  ["has another shape", { "/hero-section": ["x"] }],
])("readSection rejects when the content %s", async (_case, bodies) => {
  stubContent(bodies);
  await expect(readSection("hero")).rejects.toThrow();
});
