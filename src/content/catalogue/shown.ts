import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Picture } from "../image";
import type {
  CaseStudy,
  PageTestimonial,
  PricingOffer,
  Service,
  SmsTier,
  VideoTestimonial,
} from "./types";

/**
 * The catalogue as pages read it from GraphQL. The schema knows the catalogue's closed lists of
 * words (ids, icons, categories) only as text; `shown` gives them their types back.
 */
export type ShownService = Omit<Service<Picture>, "id"> & { readonly serviceId: Service["id"] };
export type ShownTestimonial = Omit<PageTestimonial<Picture>, "id"> & {
  readonly testimonialId: string;
};
export type ShownVideo = Omit<VideoTestimonial<Picture>, "id"> & { readonly videoId: string };
export type ShownCaseStudy = CaseStudy<Picture>;
export type ShownOffer = Omit<PricingOffer, "id"> & { readonly offerId: string };
export type ShownTier = SmsTier;

/** What GraphQL says of `T`: the same shape, closed lists of words as text. */
export type Widened<T> = T extends Picture | IGatsbyImageData
  ? T
  : T extends string
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Widened<T[Key]> }
        : T;

/** The node with its closed lists of words; they were checked when the catalogue was compiled. */
export const shown = <T>(node: Widened<T>): T => node as T;
