import { imageRef, resolveImages } from "../../../src/content/model/image";

test.each([
  ["blog/one.jpg", "blog/one.jpg"],
  ["/blog/one.JPG ", "blog/one.JPG"],
  ["photo of us.png", "photo of us.png"],
  ["../secret.png", null],
  ["a/../../b.png", null],
  ["https://elsewhere.example/x.png", null],
  ["//elsewhere.example/x.png", null],
  ["drawing.svg", null],
  ["x.png?size=1", null],
  ["a/b/c, d@2_x-1.webp", "a/b/c, d@2_x-1.webp"],
  ["/", null],
  ["-x.png", null],
  ["x.png.exe", null],
  ["a\nb.png", null],
  ["", null],
  [null, null],
])("imageRef(%j) has the path %j", (path, expected) => {
  expect(imageRef(path, "fallback/blog.jpg").path).toBe(expected);
});

test.each(["../secret.png", "drawing.svg", "a\u001b.png"])(
  "imageRef(%j) keeps the refused source",
  (path) => {
    expect(imageRef(path, "fallback/blog.jpg")).toMatchObject({ path: null, refused: path });
  },
);

test.each(["", " ", null, undefined, "a.png"])("imageRef(%j) refuses nothing", (path) => {
  expect(imageRef(path, "fallback/blog.jpg")).not.toHaveProperty("refused");
});

test("resolveImages replaces references at any depth and keeps the rest", () => {
  const ref = imageRef("a.png", "fallback/blog.jpg");
  const resolved = resolveImages(
    { title: "T", image: ref, list: [{ image: ref, n: null }] },
    () => 7,
  );
  expect(resolved).toEqual({ title: "T", image: 7, list: [{ image: 7, n: null }] });
});

test("a named image has only a path and a fallback", () => {
  expect(imageRef(" a.png ", "fallback/hero.jpg")).toEqual({
    kind: "image",
    path: "a.png",
    fallback: "fallback/hero.jpg",
  });
  expect(imageRef(" ../a.png ", "fallback/hero.jpg")).toEqual({
    kind: "image",
    path: null,
    refused: "../a.png",
    fallback: "fallback/hero.jpg",
  });
});

test("resolveImages passes on the nearest record around an image", () => {
  const ref = imageRef("a.png", "fallback/blog.jpg");
  const inner = { images: [ref], kind: "gallery" };
  const resolve = jest.fn(() => "file");
  expect(resolveImages({ inner, n: 1 }, resolve)).toEqual({
    inner: { images: ["file"], kind: "gallery" },
    n: 1,
  });
  expect(resolve).toHaveBeenCalledWith(ref, inner);
});
