import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { describePages } from "../support/browser/describe-pages";
import { isFull } from "../support/full";

/**
 * What every page promises, on pages that `pages.test.ts` leaves out. `npm run test:full` visits
 * all of them.
 */

const { caseStudies: CASE_STUDIES } = readCatalogue().records;

describePages([
  "/about",
  "/contact",
  "/pricing",
  "/services",
  "/testimonials",
  `/case-studies/${CASE_STUDIES[0]?.slug}`,
  "/blog/no-such-post",
  "/blog/category/sms",
  "/no-such-page",
  "/sms-portal",
  "/tools",
  "/tools/quotation",
  "/tools/sms-price",
  "/privacy-policy",
  ...(isFull
    ? [
        "/services/no-such-service",
        "/case-studies",
        "/blog/page/2",
        "/blog/tag/sender-id",
        "/tools/sms-length",
        "/tools/sender-id",
        "/tools/ussd-phone",
        "/tools/ivr-phone",
        "/terms-of-service",
      ]
    : []),
]);
