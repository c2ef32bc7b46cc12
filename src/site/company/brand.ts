import { encodeText } from "../format/text";
import type { SocialNetwork } from "../icons";
import {
  BRAND,
  BRAND_COLOURS,
  COMPANY,
  DEFAULT_SITE_URL,
  LOGO_RATIO,
  MARKET,
  MESSAGING_API_URL,
  PROMISES,
  TIME_ZONE,
} from "./values";

/** The company's values from `content/company.json`. */
export {
  BRAND,
  BRAND_COLOURS,
  COMPANY,
  DEFAULT_SITE_URL,
  LOGO_RATIO,
  MARKET,
  MESSAGING_API_URL,
  PROMISES,
  TIME_ZONE,
};

/** Locale for Open Graph, such as "en_KE". */
export const OPEN_GRAPH_LOCALE = MARKET.language.replace("-", "_");

export const phoneLink = (): string => `tel:${dialled(BRAND.phone)}`;

/** Returns the digits to dial, without the "(0)" that's only dialled within a country. */
export const dialled = (phone: string): string => phone.replace(/\(0\)|[^\d+]/g, "");

/** Returns a link to a WhatsApp chat that starts with `text`. */
export function whatsAppLink(text = ""): string {
  const query = text ? `?text=${encodeText(text)}` : "";
  return `https://wa.me/${BRAND.whatsAppNumber}${query}`;
}

export function mapLink(): string {
  const { building, street, city } = BRAND.address;
  const place = `${building}, ${street}, ${city}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeText(place)}`;
}

/** Returns the URL of a map around the office, for an iframe that loads on a click. */
export function mapEmbedUrl(): string {
  const { latitude, longitude } = BRAND.address;
  return `https://www.google.com/maps?q=${latitude},${longitude}&z=16&output=embed`;
}

interface CompanyProfile {
  readonly network: SocialNetwork;
  readonly label: string;
  /** Empty if the company has no profile on this network. */
  readonly href: string;
}

const PROFILES: readonly CompanyProfile[] = [
  { network: "linkedin", label: "LinkedIn", href: BRAND.social.linkedIn },
  { network: "twitter", label: "Twitter", href: BRAND.social.twitter },
  { network: "facebook", label: "Facebook", href: BRAND.social.facebook },
  { network: "instagram", label: "Instagram", href: BRAND.social.instagram },
  { network: "whatsapp", label: "WhatsApp", href: BRAND.whatsAppNumber && whatsAppLink() },
];

/** The company's profiles, in the order shown in the footer and the contact section. */
export const SOCIAL_LINKS = PROFILES.filter((link) => link.href);
