import { encodeText } from "./text";

/**
 * The brand: every value that another company would change to publish this site as its own.
 * Nothing else in the code repeats one of them.
 */
export const BRAND = {
  name: "Savanna Signal",
  legalName: "Savanna Signal Limited",
  slogan: "Messages that reach. Systems that connect.",
  description:
    "Bulk SMS, USSD, short codes, call centres, payments and custom software for businesses in Kenya and across Africa.",
  siteUrl: "https://www.savannasignal.example",
  phone: "+254 700 000 000",
  email: "hello@savannasignal.example",
  address: {
    building: "Savanna Business Park, Block B",
    street: "Waiyaki Way, Westlands",
    city: "Nairobi",
    country: "Kenya",
    countryCode: "KE",
    latitude: -1.2635,
    longitude: 36.8026,
  },
  smsPortalUrl: "https://portal.savannasignal.example",
  /** Base URL of the messaging API; the examples of its documentation are below it. */
  messagingApiUrl: "https://api.savannasignal.example/v1",
  /** Where the clients' videos are hosted; each has a page below it. */
  videoUrl: "https://videos.savannasignal.example",
  /** International number without signs, as chat links want it. */
  whatsAppNumber: "254700000000",
  social: {
    linkedIn: "https://www.linkedin.com/company/savannasignal",
    twitter: "https://twitter.com/savannasignal",
    facebook: "https://www.facebook.com/savannasignal",
    instagram: "https://www.instagram.com/savannasignal",
  },
  colours: { navy: "#2B3857", magenta: "#C5337B" },
} as const;

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
