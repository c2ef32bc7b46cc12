import type { IconName } from "../../site/media/icons";
import type { ImageSource } from "../../site/media/image-source";
import type { ImageRef } from "../model/image";
import type { ViewModel } from "../model/view-model";

/** The services; addresses, icons and links depend on them. */
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

export const TESTIMONIAL_CATEGORIES = [
  "sms",
  "ussd",
  "call-center",
  "software",
  "payment",
] as const;
export type TestimonialCategory = (typeof TESTIMONIAL_CATEGORIES)[number];

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

/** Whether an amount contains VAT; "quoted": the written quote says. */
export const VAT_BASES = ["inclusive", "exclusive", "quoted"] as const;
export type VatBasis = (typeof VAT_BASES)[number];

/** Union types of fields that are plain strings in the GraphQL schema. */
interface ClosedFields {
  readonly serviceId: ServiceId;
  readonly icon: IconName;
  readonly category: TestimonialCategory;
  readonly industry: (typeof INDUSTRIES)[number];
  readonly vat: VatBasis;
  readonly plansVat: VatBasis;
  readonly currency: "KSh" | "";
  readonly interval: "month" | "project";
}

export type Closed<T> = T extends ImageSource | ImageRef
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Closed<Item>[]
    : T extends object
      ? {
          readonly [Key in keyof T]: Key extends keyof ClosedFields
            ? ClosedFields[Key]
            : Closed<T[Key]>;
        }
      : T;

/** A GraphQL type of the catalogue as its data are written. Source: docs/product.md, "Content types". */
type Catalogue<T, I = ImageRef> = Closed<ViewModel<T, I>>;

export type Service<I = ImageRef> = Omit<Catalogue<Queries.Service, I>, "related">;
export type PricingPlan = Catalogue<Queries.PricingPlan>;
/** A record of the testimonials page; not the API's testimonials of the home page. */
export type PageTestimonial<I = ImageRef> = Catalogue<Queries.PageTestimonial, I>;
export type VideoTestimonial<I = ImageRef> = Catalogue<Queries.VideoTestimonial, I>;
export type CaseStudy<I = ImageRef> = Catalogue<Queries.CaseStudy, I>;
export type PricingOffer = Catalogue<Queries.PricingOffer>;
export type SmsTier = Catalogue<Queries.SmsTier>;
export type Prices = Catalogue<Queries.Prices>;
