import type { IconName } from "../../site/icons";
import type { ImageRef } from "../model/image";

/** Ids of the eight services, in the order of the header's menu. */
export const SERVICE_IDS = [
  "bulksms",
  "shortcode",
  "ussd",
  "callcenter",
  "software",
  "integration",
  "payment",
  "ivr",
] as const;
export type ServiceId = (typeof SERVICE_IDS)[number];

/** A feature or use case of a service. */
export interface IconItem {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
}

/** A process step or benefit of a service. */
export interface TextItem {
  readonly title: string;
  readonly description: string;
}

/** A client's words about one service. */
export interface ServiceQuote<I = ImageRef> {
  readonly quote: string;
  readonly author: string;
  readonly position: string;
  readonly company: string;
  readonly image: I;
}

/** `price` is text as shown ("15,000" or "Custom"); a custom price has an empty currency. */
export interface PricingPlan {
  readonly name: string;
  readonly price: string;
  readonly currency: "KSh" | "";
  readonly interval: "month" | "project";
  readonly description: string;
  readonly features: readonly string[];
  readonly isPopular: boolean;
}

export interface Faq {
  readonly question: string;
  readonly answer: string;
}

/** One service of the catalogue. Source: docs/product.md, "Service detail". */
export interface Service<I = ImageRef> {
  readonly id: ServiceId;
  readonly title: string;
  /** One sentence for cards and menus. */
  readonly shortDescription: string;
  /** Two or three sentences for the hero of its page. */
  readonly description: string;
  /** Hex colour that tints surfaces; text uses a darkened companion. */
  readonly color: string;
  readonly icon: IconName;
  readonly benefitsImage: I;
  readonly features: readonly IconItem[];
  readonly process: readonly TextItem[];
  readonly benefits: readonly TextItem[];
  readonly useCases: readonly IconItem[];
  readonly testimonials: readonly ServiceQuote<I>[];
  /** In the data, not on the service's page: docs/product.md, "Service detail". */
  readonly pricing: readonly PricingPlan[];
  readonly faqs: readonly Faq[];
}

export const INDUSTRIES = [
  "healthcare",
  "retail",
  "finance",
  "energy",
  "education",
  "agriculture",
  "government",
  "telecommunications",
  "hospitality",
] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const CATEGORIES = ["sms", "ussd", "call-center", "software", "payment"] as const;
export type TestimonialCategory = (typeof CATEGORIES)[number];

/** A record of the testimonials page; not the API's testimonials of the home page. */
export interface PageTestimonial<I = ImageRef> {
  readonly id: string;
  readonly author: string;
  readonly title: string;
  readonly company: string;
  readonly image: I;
  readonly text: string;
  /** Stars, 1–5. */
  readonly rating: number;
  readonly industry: Industry;
  readonly category: TestimonialCategory;
  readonly featured: boolean;
}

/** `duration` reads "m:ss"; `link` leads to an external video. */
export interface VideoTestimonial<I = ImageRef> {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly thumbnail: I;
  readonly duration: string;
  readonly link: string;
}

/** `body` is the full text, section by section; paragraphs are plain text. */
export interface CaseStudy<I = ImageRef> {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: TestimonialCategory;
  readonly serviceId: ServiceId;
  readonly company: string;
  readonly industry: Industry;
  readonly image: I;
  readonly body: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Whether an amount contains VAT. */
export type VatBasis = "inclusive" | "exclusive";

/** An investment option of the pricing page. Amounts are whole shillings. */
export interface PricingOffer {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly setupKsh: number;
  /** Null: no monthly charge. */
  readonly monthlyKsh: number | null;
  readonly vat: VatBasis;
  /** What one charge covers, as in "per network". */
  readonly per: string;
  readonly isPopular: boolean;
  readonly points: readonly string[];
}

/** One row of the bulk SMS table. The whole quantity is priced at its tier's unit cost. */
export interface SmsTier {
  readonly from: number;
  /** Null: no upper end. */
  readonly to: number | null;
  /** Hundredths of a shilling. */
  readonly unitCostCents: number;
  readonly vat: VatBasis;
  /** Whole percent against the first tier; null for the first tier. */
  readonly savingPercent: number | null;
  readonly isHighlighted: boolean;
}

export interface OnboardingStep {
  readonly title: string;
  readonly description: string;
}
