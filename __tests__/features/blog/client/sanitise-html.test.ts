import { sanitiseHtml } from "../../../../src/features/blog/client/sanitise-html";
import { SANITISED } from "../../../fixtures/sanitised-html";

const clean = (html: string) => sanitiseHtml(html, "/content-api");

test.each(SANITISED)("sanitiseHtml shows of %s what is harmless", (_name, html, shown) => {
  expect(clean(html)).toBe(shown);
});

test("sanitiseHtml takes pictures of the API alone", () => {
  expect(clean('<img src="images/a.png" alt="A"><img src="/images/../secret.png">')).toBe(
    '<img src="/content-api/images/a.png" alt="A" loading="lazy">',
  );
});
