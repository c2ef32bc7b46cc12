import { imageRef } from "../../../src/content/model/image";
import { sanitise } from "../../../src/content/text/sanitise";
import { createImageResolver, imagePaths } from "../../../src/gatsby/images/image-resolver";
import type { ImageResult } from "../../../src/gatsby/images/images";
import type { PictureFile } from "../../../src/gatsby/images/picture-sizes";

const FALLBACK = "fallback/person.png";
const REFUSED = [
  "bad/vector.svg",
  "bad/page.html",
  "https://elsewhere.example/x.png",
  "//elsewhere.example/x.png",
  "../x.png",
  "..%2fx.png",
  "../../../../etc/passwd",
  "file:///etc/passwd",
  "data:image/png;base64,AA",
  "javascript:alert(1)",
];

const newResolver = (fetched: readonly (PictureFile & { readonly path: string })[] = []) =>
  createImageResolver({
    imagesUrl: "https://api.example/images",
    fromApi: new Set(["Team", "Blog posts"]),
    fetched: new Map(fetched.map((picture) => [picture.path, picture as ImageResult])),
    fileIds: new Map([
      ["1", "fallback"],
      ["2", "fetched"],
    ]),
    sizes: new Map(),
    bundled: new Map(),
    site: new Map([[FALLBACK, { file: FALLBACK, digest: "1" }]]),
  });

test.each(REFUSED)("%j in a field gets the fallback image and a line in the report", (written) => {
  const resolver = newResolver();
  for (const section of ["Team", "Services"]) {
    const shown = resolver.fileOf(imageRef(written, FALLBACK), { section, item: "Amina" });
    expect(shown).toBe("fallback");
  }
  const line = (section: string) => ({
    section,
    item: "“Amina”",
    field: "image",
    action: "replaced",
    shown: "visitors see the fallback image",
    problem: expect.stringContaining(`“${written}” `),
  });
  expect(resolver.issues).toEqual([line("Team")]);
  expect(resolver.folderIssues).toEqual([line("Services")]);
});

test.each(REFUSED)("%j in a text is left out, with a line in the report", (written) => {
  const resolver = newResolver();
  for (const isOfFolder of [false, true]) {
    const owner = { section: "Blog posts", item: "A post", isOfFolder };
    const html = `<p>a<img src="${written}"></p>`;
    expect(sanitise(html, (src) => resolver.inlinePicture(src, owner))).toBe("<p>a</p>");
  }
  const line = {
    section: "Blog posts",
    item: "“A post”",
    field: "image",
    action: "replaced",
    shown: "the picture is left out of the text",
    problem: expect.stringContaining(`“${written}” `),
  };
  expect([resolver.issues, resolver.folderIssues]).toEqual([[line], [line]]);
});

test("control characters in a path are shown as numbers", () => {
  const resolver = newResolver();
  resolver.fileOf(imageRef("a\u001b[2K.png", FALLBACK), { section: "Team", item: "Amina" });
  resolver.inlinePicture("images/a\u001b[2K.png", { section: "Blog posts", item: "A post" });
  expect(resolver.issues.map(({ problem }) => problem)).toEqual([
    expect.stringContaining("“a\\u001b[2K.png” has characters"),
    expect.stringContaining("“images/a\\u001b[2K.png” has characters"),
  ]);
});

test.each(["https://api.example/images/ok.jpg", " https://api.example/images/2026/a%20shop.jpg "])(
  "a picture's URL at the content API is equivalent to its path: %j",
  (written) => {
    const post = { image: imageRef(written, FALLBACK), sections: [] };
    const content = { blogPosts: [post] } as unknown as Parameters<typeof imagePaths>[0];
    const [path = ""] = imagePaths(content, ["blogPosts"], "https://api.example/images");
    expect(path).toBe(written.includes("shop") ? "2026/a shop.jpg" : "ok.jpg");
    const resolver = newResolver([{ path, file: "ok", digest: "2" }]);
    expect(resolver.fileOf(post.image, { section: "Blog posts", item: "A" })).toBe("fetched");
    expect(resolver.issues).toEqual([]);
  },
);

test.each([
  "https://api.example/images/vector.svg",
  "https://api.example/images/../secret.png",
  "https://api.example/images/%2e%2e/secret.png",
  "https://api.example.evil/images/a.png",
])("%j isn't a picture at the content API", (written) => {
  const post = { image: imageRef(written, FALLBACK), sections: [] };
  const content = { blogPosts: [post] } as unknown as Parameters<typeof imagePaths>[0];
  expect(imagePaths(content, ["blogPosts"], "https://api.example/images")).toEqual([]);
});

test("an empty path isn't reported", () => {
  const resolver = newResolver();
  expect(resolver.fileOf(imageRef(" ", FALLBACK), { section: "Team", item: "" })).toBe("fallback");
  expect(resolver.issues).toEqual([]);
});

test("invisible characters of a path are numbers in the report, and its line has a maximum length", () => {
  const resolver = newResolver();
  const owner = { section: "Team", item: `Amina\n::error::${"x".repeat(1_000)}` };
  resolver.fileOf(imageRef(`a\u001b[31m\n${"b".repeat(1_000)}.png`, FALLBACK), owner);
  const [{ item, problem } = { item: "", problem: "" }] = resolver.issues;
  expect(item).toMatch(/^“Amina\\u000a::error::x+…$/);
  expect(problem).toMatch(/^“a\\u001b\[31m\\u000ab+…” has characters/);
  expect(Math.max(item.length, problem.length)).toBeLessThan(420);
});
