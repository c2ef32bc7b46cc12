import { onCreatePage } from "../../../src/gatsby/pages/remove-switched-off-pages";
import { DELIVERY } from "../../../src/site/form-endpoints";

const { hasInboxNewsletter } = DELIVERY;
afterEach(() => {
  DELIVERY.hasInboxNewsletter = hasInboxNewsletter;
});

/** Whether a build keeps the page at a path. */
function isKept(path: string, words = ["smsLength", "pricing"]): boolean {
  const deletePage = jest.fn();
  const getNodesByType = () => words.map((page) => ({ page }));
  const created = { page: { path }, actions: { deletePage }, getNodesByType };
  void onCreatePage?.(created as never, {} as never, () => undefined); // the parts that it uses
  return deletePage.mock.calls.length === 0;
}

test("only a site with subscriptions has the page that confirms one, but every site can unsubscribe", () => {
  for (const isTaken of [true, false]) {
    DELIVERY.hasInboxNewsletter = isTaken;
    expect(isKept("/newsletter/confirm")).toBe(isTaken);
    expect(isKept("/newsletter/unsubscribe")).toBe(true);
  }
});

test("a tool has a page only with words, which it has with content", () => {
  expect(["/tools", "/tools/sms-length", "/pricing"].filter((path) => isKept(path))).toHaveLength(
    3,
  );
  expect(["/tools/sms-price", "/tools/ussd-phone"].filter((path) => isKept(path))).toEqual([]);
  expect(isKept("/tools", ["tools", "pricing"])).toBe(false);
});
