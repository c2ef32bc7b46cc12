import { readSection } from "../../../src/features/preview/live-content";
import { stubClient } from "../../support/dom/stub-client";

test("readSection maps content as the build does, with URLs for images", async () => {
  const hero = { heading: "Hi", services: [{ title: "A", image_path: "hero/a.jpg" }] };
  expect(await readSection("hero", stubClient({ "/hero-section": hero }))).toMatchObject({
    heading: "Hi",
    buttonText: "CONTACT US NOW",
    services: [{ title: "A", image: { url: "/api/images/hero/a.jpg" } }],
  });
});

test.each([
  ["cannot be read", {}],
  ["is empty", { "/hero-section": {} }],
  ["has another shape", { "/hero-section": ["x"] }],
])("readSection rejects when the content %s", async (_case, bodies) => {
  await expect(readSection("hero", stubClient(bodies))).rejects.toThrow();
});
