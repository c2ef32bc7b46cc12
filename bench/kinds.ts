/** One page of every kind that a visitor comes to first, by the name that `--kinds` takes. */
export const KINDS = {
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
  category: "/blog/category/sms",
  legal: "/privacy-policy",
} as const;
export type Kind = keyof typeof KINDS;

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);

/** The kinds that our site and the plain Gatsby site have in common. */
export const COMPARED_KINDS: readonly Kind[] = [
  "home",
  "services",
  "service",
  "pricing",
  "blog",
  "post",
  "contact",
];
