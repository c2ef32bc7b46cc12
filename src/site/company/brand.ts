import { encodeText } from "../format/text";
import { BRAND, COMPANY, DEFAULT_SITE_URL, MESSAGING_API_URL } from "./company-values";

/** Names, URLs, contact details and facts of the company: `content/company.json`. */
export { BRAND, COMPANY, DEFAULT_SITE_URL, MESSAGING_API_URL };

/** The two colours of the design; their ramps are in src/styles/tokens.css. */
export const BRAND_COLOURS = { navy: "#2B3857", magenta: "#C5337B" } as const;

/** Link to a WhatsApp chat that begins with `text`. */
export function whatsAppLink(text = ""): string {
  const query = text ? `?text=${encodeText(text)}` : "";
  return `https://wa.me/${BRAND.whatsAppNumber}${query}`;
}

/** Link to the office in Google Maps. */
export function mapLink(): string {
  const { building, street, city } = BRAND.address;
  const place = `${building}, ${street}, ${city}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeText(place)}`;
}

/** URL of the map around the office, for a frame that loads on a click. */
export function mapEmbedUrl(): string {
  const { latitude, longitude } = BRAND.address;
  return `https://www.google.com/maps?q=${latitude},${longitude}&z=16&output=embed`;
}
