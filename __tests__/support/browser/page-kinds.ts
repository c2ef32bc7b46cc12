/** One page of every kind that a visitor comes to first, by the name that `npm run bench -- pages` gives it. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  home: "/",
  services: "/services",
  service: "/services/ussd",
  pricing: "/pricing",
  blog: "/blog",
  post: "/blog/12",
  contact: "/contact",
  about: "/about",
  testimonials: "/testimonials",
  "case-studies": "/case-studies",
  tools: "/tools",
  tool: "/tools/sms-length",
  calculator: "/tools/sms-price",
  portal: "/sms-portal",
  category: "/blog/category/sms",
  legal: "/privacy-policy",
};
