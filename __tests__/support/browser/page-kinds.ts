/** One page of every kind that visitors arrive at, by its name in `npm run bench -- pages`. */
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
