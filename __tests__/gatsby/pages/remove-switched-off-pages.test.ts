import { onCreatePage } from "../../../src/gatsby/pages/remove-switched-off-pages";
import { DELIVERY } from "../../../src/site/form-endpoints";

const { hasInboxNewsletter } = DELIVERY;
afterEach(() => {
  DELIVERY.hasInboxNewsletter = hasInboxNewsletter;
});

/** Whether a build keeps the page of a path. */
function isKept(path: string): boolean {
  const deletePage = jest.fn();
  const created = { page: { path }, actions: { deletePage } };
  void onCreatePage?.(created as never, {} as never, () => undefined); // the parts of it that it uses
  return deletePage.mock.calls.length === 0;
}

test("only a site with subscriptions has the page that confirms one, but every site can unsubscribe", () => {
  for (const isTaken of [true, false]) {
    DELIVERY.hasInboxNewsletter = isTaken;
    expect(isKept("/newsletter/confirm")).toBe(isTaken);
    expect(isKept("/newsletter/unsubscribe")).toBe(true);
  }
});
