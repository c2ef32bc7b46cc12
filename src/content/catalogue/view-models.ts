import type { ImageSource } from "../../site/image-source";
import type {
  CaseStudy,
  PageTestimonial,
  PricingOffer,
  PricingPlan,
  Service,
  VideoTestimonial,
} from "./types";

/** The catalogue as pages read it from GraphQL, where `id` is the node's own. */
export type ServiceViewModel = Omit<Service<ImageSource>, "id"> & {
  readonly serviceId: Service["id"];
};
export type TestimonialViewModel = Omit<PageTestimonial<ImageSource>, "id"> & {
  readonly testimonialId: string;
};
export type VideoViewModel = Omit<VideoTestimonial<ImageSource>, "id"> & {
  readonly videoId: string;
};
export type CaseStudyViewModel = CaseStudy<ImageSource>;
export type OfferViewModel = Omit<PricingOffer, "id"> & { readonly offerId: string };

/** Fields whose closed lists of words the GraphQL schema knows only as text. */
interface ClosedFields {
  readonly serviceId: Service["id"];
  readonly icon: Service["icon"];
  readonly category: PageTestimonial["category"];
  readonly industry: PageTestimonial["industry"];
  readonly vat: PricingOffer["vat"];
  readonly currency: PricingPlan["currency"];
  readonly interval: PricingPlan["interval"];
}

type Closed<T> = T extends ImageSource
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

/** Nodes of the catalogue with their closed lists of words, which the compiler checked at their source. */
export const toViewModels = <T>(nodes: T): Closed<T> => nodes as Closed<T>;
