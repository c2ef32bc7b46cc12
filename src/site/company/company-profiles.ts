import type { SocialNetwork } from "../icons";
import { BRAND, whatsAppLink } from "./brand";

interface CompanyProfile {
  readonly network: SocialNetwork;
  readonly label: string;
  /** Empty where the company has none. */
  readonly href: string;
}

const PROFILES: readonly CompanyProfile[] = [
  { network: "linkedin", label: "LinkedIn", href: BRAND.social.linkedIn },
  { network: "twitter", label: "Twitter", href: BRAND.social.twitter },
  { network: "facebook", label: "Facebook", href: BRAND.social.facebook },
  { network: "instagram", label: "Instagram", href: BRAND.social.instagram },
  { network: "whatsapp", label: "WhatsApp", href: BRAND.whatsAppNumber && whatsAppLink() },
];

/** Links to the company's profiles, in the order of the footer and the contact section. */
export const SOCIAL_LINKS = PROFILES.filter((link) => link.href);
