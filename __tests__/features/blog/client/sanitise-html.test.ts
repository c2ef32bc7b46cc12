import { sanitiseHtml } from "../../../../src/features/blog/client/sanitise-html";
import { SANITISED } from "../../../fixtures/sanitised-html";
import { growingPieces, PIECES } from "../../../support/content/count-steps";

const clean = (html: string) => sanitiseHtml(html, "/content-api");

test.each(SANITISED)("sanitiseHtml shows of %s what is harmless", (_name, html, shown) => {
  expect(clean(html)).toBe(shown);
});

test("sanitiseHtml takes pictures of the API alone", () => {
  expect(clean('<img src="images/a.png" alt="A"><img src="/images/../secret.png">')).toBe(
    '<img src="/content-api/images/a.png" alt="A" loading="lazy">',
  );
});

test("twice the text takes at most three times the steps", () => {
  // browsers nest 512 elements at most; jsdom, which would take the square of the depth, nests without end
  const flat = PIECES.filter((piece) => !/^<(?:b|pre)>/.test(piece));
  expect(growingPieces(clean, flat)).toEqual([]);
});
