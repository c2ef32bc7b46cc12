import { imageRef } from "../../../src/content/model/image";
import { refusedPathProblem } from "../../../src/gatsby/images/refused-path";

const ELSEWHERE =
  "isn’t below the content API’s images/; upload the picture there and give its path";
const LEAVES = "points outside the images folder (“..” or “\\”); give a path inside it";
const SVG = "is an SVG; save the picture as PNG and upload that";
const ENDING = "must end in .jpg, .png, .webp, .avif or .gif";

test.each([
  ["bad/vector.svg", SVG],
  ["bad/vector.SVG?x", SVG],
  ["bad/page.html", ENDING],
  ["bad/none", ENDING],
  ["https://elsewhere.example/x.png", ELSEWHERE],
  ["//elsewhere.example/x.png", ELSEWHERE],
  ["\\\\elsewhere.example/x.png", ELSEWHERE],
  ["../x.png", LEAVES],
  ["..%2fx.png", LEAVES],
  ["a/%2e%2E/x.png", LEAVES],
  ["../../../../etc/passwd", LEAVES],
  ["a/.\t./x.png", LEAVES],
  ["file:///etc/passwd", "starts with “file:”; give the path of an uploaded picture"],
  ["data:image/png;base64,AA", "starts with “data:”; give the path of an uploaded picture"],
  [
    "java\nscript:alert(1)//.png",
    "starts with “javascript:”; give the path of an uploaded picture",
  ],
  [
    "a\u001b[31m.png",
    "has characters that aren’t allowed in an image path; name the file with letters, digits and hyphens",
  ],
])("%j is refused, with what to do", (written, problem) => {
  expect(imageRef(written, "fallback/blog.jpg").refused).toBe(written);
  expect(refusedPathProblem(written, "api")).toBe(problem);
});

test("a picture elsewhere in the content folder should move to the images folder", () => {
  expect(refusedPathProblem("//elsewhere.example/x.png", "folder")).toBe(
    "isn’t in the content folder’s images/; put the picture there and give its path",
  );
});
