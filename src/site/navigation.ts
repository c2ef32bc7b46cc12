import { BRAND, whatsAppLink } from "./company/brand";
import type { IconName } from "./media/icons";
import { ROUTES, serviceRoute } from "./routes";

/** One link of a menu. */
export interface NavLink {
  readonly label: string;
  readonly to: string;
}

/** One entry of the Services menu. */
export interface ServiceLink extends NavLink {
  readonly icon: IconName;
}

/** Entries of the header's Services menu. Source: docs/product.md, "Header". */
export const SERVICE_LINKS: readonly ServiceLink[] = [
  { label: "Bulk SMS", to: serviceRoute("bulksms"), icon: "message-square-text" },
  { label: "Short Code", to: serviceRoute("shortcode"), icon: "hash" },
  { label: "USSD", to: serviceRoute("ussd"), icon: "smartphone" },
  { label: "Call Center & CRM", to: serviceRoute("callcenter"), icon: "headset" },
  { label: "Software Development", to: serviceRoute("software"), icon: "code-xml" },
  { label: "System Integration", to: serviceRoute("integration"), icon: "workflow" },
  { label: "Payment Solutions", to: serviceRoute("payment"), icon: "wallet" },
  { label: "IVR & Voice", to: serviceRoute("ivr"), icon: "phone-call" },
];

/** Header links before and after the Services menu; "sms Portal" is spelt as specified. */
export const HEADER_LINKS_BEFORE: readonly NavLink[] = [
  { label: "Home", to: ROUTES.home },
  { label: "About Us", to: ROUTES.about },
];
export const HEADER_LINKS_AFTER: readonly NavLink[] = [
  { label: "Pricing", to: ROUTES.pricing },
  { label: "sms Portal", to: ROUTES.smsPortal },
  { label: "Blogs", to: ROUTES.blog },
];
export const HEADER_CONTACT: NavLink = { label: "Contact Us", to: ROUTES.contact };

/** The mobile menu adds this link to those of the desktop header. */
export const MOBILE_EXTRA_LINK: NavLink = { label: "Testimonials", to: ROUTES.testimonials };

export const FOOTER_QUICK_LINKS: readonly NavLink[] = [
  { label: "Home", to: ROUTES.home },
  { label: "About Us", to: ROUTES.about },
  { label: "Services", to: ROUTES.services },
  { label: "Blog", to: ROUTES.blog },
  { label: "Contact", to: ROUTES.contact },
];

/** Two of these paths differ from the header's on purpose: docs/product.md, "Footer". */
export const FOOTER_SERVICE_LINKS: readonly NavLink[] = [
  { label: "Bulk SMS", to: serviceRoute("bulk-sms") },
  { label: "USSD Services", to: serviceRoute("ussd") },
  { label: "Call Center", to: serviceRoute("call-center") },
  { label: "Payment Solutions", to: serviceRoute("payment") },
  { label: "Software Development", to: serviceRoute("software") },
];

export const FOOTER_LEGAL_LINKS: readonly NavLink[] = [
  { label: "Privacy Policy", to: ROUTES.privacy },
  { label: "Terms of Service", to: ROUTES.terms },
];

/** Links that visitors look for at the foot of a page. */
export const FOOTER_MORE_LINKS: readonly NavLink[] = [
  { label: "Pricing", to: ROUTES.pricing },
  { label: "Case studies", to: ROUTES.caseStudies },
  { label: "Tools", to: ROUTES.tools },
];

const NETWORKS = [
  { network: "linkedin", label: "LinkedIn", href: BRAND.social.linkedIn },
  { network: "twitter", label: "Twitter", href: BRAND.social.twitter },
  { network: "facebook", label: "Facebook", href: BRAND.social.facebook },
  { network: "instagram", label: "Instagram", href: BRAND.social.instagram },
  { network: "whatsapp", label: "WhatsApp", href: whatsAppLink() },
] as const;
export type SocialNetwork = (typeof NETWORKS)[number]["network"];

/** The networks of the footer and the contact section, in their order, that the company has a profile at. */
export const SOCIAL_LINKS = NETWORKS.filter((link) => link.href);
