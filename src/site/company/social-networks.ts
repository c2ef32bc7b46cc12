import { BRAND, whatsAppLink } from "./brand";

const COMPANY_NETWORKS = [
  { network: "linkedin", label: "LinkedIn", href: BRAND.social.linkedIn },
  { network: "twitter", label: "Twitter", href: BRAND.social.twitter },
  { network: "facebook", label: "Facebook", href: BRAND.social.facebook },
  { network: "instagram", label: "Instagram", href: BRAND.social.instagram },
  { network: "whatsapp", label: "WhatsApp", href: BRAND.whatsAppNumber && whatsAppLink() },
] as const;
export type SocialNetwork = (typeof COMPANY_NETWORKS)[number]["network"];

/** Links to the company's profiles, in the order of the footer and the contact section. */
export const SOCIAL_LINKS = COMPANY_NETWORKS.filter((link) => link.href);
