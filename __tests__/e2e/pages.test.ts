import { describePages } from "../support/browser/describe-pages";

/** What every page promises, on four pages. `pages.slow.test.ts` has the others. */

describePages(["/", "/services/ussd", "/blog", "/blog/12"]);
