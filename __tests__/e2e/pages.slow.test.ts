import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { describePages } from "../support/browser/describe-pages";

/** What every page promises, on the pages that `pages.test.ts` leaves out. */

const { caseStudies: CASE_STUDIES } = readCatalogue().records;

describePages([
  "/about",
  "/services",
  "/services/no-such-service",
  "/testimonials",
  "/case-studies",
  `/case-studies/${CASE_STUDIES[0]?.slug}`,
  "/blog/page/2",
  "/blog/no-such-post",
  "/blog/category/sms",
  "/blog/tag/sender-id",
  "/sms-portal",
  "/tools",
  "/tools/sms-price",
  "/tools/sms-length",
  "/tools/sender-id",
  "/tools/ussd-phone",
  "/tools/ivr-phone",
  "/privacy-policy",
  "/terms-of-service",
]);
