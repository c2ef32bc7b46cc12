import { imagePathOf } from "../../../src/content/model/image-path";

const IMAGES = "https://api.example/images";

test.each([
  ["images/a.png", "a.png"],
  [" /images/blog/a%20b.png ", "blog/a b.png"],
  ["https://api.example/images/a.png", "a.png"],
  ["images/50%25.png", "50%.png"],
  ["images/%252e%252e/a.png", "%2e%2e/a.png"],
  ["images/a..b.png", "a..b.png"],
  ["images/...png", "...png"],
])("imagePathOf(%j) is the path %j", (src, path) => {
  expect(imagePathOf(src, IMAGES)).toEqual({ path });
});

const OUTSIDE = "points outside the images folder";
test.each([
  ["images/../secret.png", OUTSIDE],
  ["images/%2e%2e/secret.png", OUTSIDE],
  ["images/%2E./secret.png", OUTSIDE],
  ["images/.\t./secret.png", OUTSIDE],
  ["images/.%0A./secret.png", OUTSIDE],
  ["images/a/%2e%2e%2fsecret.png", OUTSIDE],
  ["images/..\\secret.png", OUTSIDE],
  ["images/..%5Csecret.png", OUTSIDE],
  ["images/a/..", OUTSIDE],
  ["images/./a.png", OUTSIDE],
  ["images//evil.example/a.png", OUTSIDE],
  ["images/", OUTSIDE],
  ["images/a.png?x=1", "must not contain ? or #"],
  ["images/a.png#x", "must not contain ? or #"],
  ["images/%E0%A4%A.png", "contains an invalid % code"],
  ["images/%", "contains an invalid % code"],
  ["images/\ud800.png", "contains an invalid character"],
  ["https://api.example/images.png", "isn’t from the content API"],
  ["//elsewhere.example/images/a.png", "isn’t from the content API"],
  ["data:image/png;base64,AA", "isn’t from the content API"],
  ["", "isn’t from the content API"],
])("imagePathOf(%j) %s", (src, problem) => {
  expect(imagePathOf(src, IMAGES)).toEqual({ problem });
});
