/** One address of every kind of page that a visitor comes to first. */
export const PAGE_KINDS = [
  "/",
  "/about",
  "/services",
  "/services/ussd",
  "/testimonials",
  "/case-studies",
  "/pricing",
  "/tools",
  "/tools/sms-length",
  "/blog",
  "/blog/12",
  "/blog/category/sms",
  "/contact",
  "/privacy-policy",
] as const;
