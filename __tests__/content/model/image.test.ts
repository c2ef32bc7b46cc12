import { imageRef, resolveImages } from "../../../src/content/model/image";

test.each([
  ["blog/one.jpg", "blog/one.jpg"],
  ["/blog/one.JPG ", "blog/one.JPG"],
  ["photo of us.png", "photo of us.png"],
  ["../secret.png", null],
  ["a/../../b.png", null],
  ["https://elsewhere.example/x.png", null],
  ["//elsewhere.example/x.png", "elsewhere.example/x.png"], // a path on the API, nowhere else
  ["drawing.svg", null],
  ["x.png?size=1", null],
  ["", null],
  [null, null],
])("imageRef(%j) has the path %j", (path, expected) => {
  expect(imageRef(path, "fallback/blog.jpg").path).toBe(expected);
});

test("resolveImages replaces references at any depth and keeps the rest", () => {
  const ref = imageRef("a.png", "fallback/blog.jpg");
  const resolved = resolveImages(
    { title: "T", image: ref, list: [{ image: ref, n: null }] },
    () => 7,
  );
  expect(resolved).toEqual({ title: "T", image: 7, list: [{ image: 7, n: null }] });
});
