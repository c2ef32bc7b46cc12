import { describePages } from "../support/browser/describe-pages";

/** What every page promises, on eight pages; `pages.slow.test.ts` has the others. */

describePages([
  "/",
  "/services/ussd",
  "/pricing",
  "/blog",
  "/blog/12",
  "/contact",
  "/tools/quotation",
  "/no-such-page",
]);
