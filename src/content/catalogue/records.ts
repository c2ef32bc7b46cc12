import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { ICON_NAMES } from "../../site/media/icons";
import { defineList } from "../model/define";
import { hexColour, id, imagePath, line, paragraph, rating } from "../model/fields";
import { imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";
import {
  type CaseStudy,
  INDUSTRIES,
  type PageTestimonial,
  SERVICE_IDS,
  type Service,
  TESTIMONIAL_CATEGORIES,
  type VideoTestimonial,
} from "./types";

/** The records of the content folder, one JSON file each. Source: docs/product.md, "Content types". */

export const oneOf = <T extends string>(values: readonly T[]) =>
  v.picklist(values, `must be one of: ${values.join(", ")}`);

const image = optionalWithDefault(imagePath, "");
const icon = withDefault(v.picklist(ICON_NAMES, "must be the name of an icon"), "badge-check");
export const textItems = optionalWithDefault(
  v.array(v.object({ title: line, description: paragraph })),
  [],
);
export const iconItems = optionalWithDefault(
  v.array(v.object({ title: line, description: paragraph, icon })),
  [],
);

/** `content/services`. */
export const services = defineList({
  name: "Services",
  endpoint: "content/services",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ serviceId }: Service) => serviceId,
  schema: v.object({
    id: oneOf(SERVICE_IDS),
    title: line,
    shortDescription: withDefault(paragraph, ""),
    description: withDefault(paragraph, ""),
    color: withDefault(hexColour, "#2B3857"),
    icon,
    benefitsImage: image,
    features: iconItems,
    process: textItems,
    benefits: textItems,
    useCases: iconItems,
    testimonials: optionalWithDefault(
      v.array(v.object({ quote: paragraph, author: line, position: line, company: line, image })),
      [],
    ),
    pricing: optionalWithDefault(
      v.array(
        v.object({
          name: line,
          price: v.pipe(
            v.string(),
            v.regex(
              /^(?:\d{1,3}(?:,\d{3})*|Custom)$/,
              "must be an amount such as 15,000, or Custom",
            ),
          ),
          currency: oneOf(["KSh", ""] as const),
          interval: oneOf(["month", "project"] as const),
          description: withDefault(paragraph, ""),
          features: optionalWithDefault(v.array(line), []),
          isPopular: optionalWithDefault(v.boolean(), false),
        }),
      ),
      [],
    ),
    faqs: optionalWithDefault(v.array(v.object({ question: line, answer: paragraph })), []),
  }),
  toViewModel: ({ id: serviceId, benefitsImage, testimonials, ...service }): Service => ({
    serviceId,
    ...service,
    benefitsImage: imageRef(benefitsImage, "fallback/service.jpg"),
    testimonials: testimonials.map((quote) => ({
      ...quote,
      image: imageRef(quote.image, "fallback/person.png"),
    })),
  }),
});

/** `content/client-testimonials`: the testimonials page; those of the home page come from the API. */
export const clientTestimonials = defineList({
  name: "Client testimonials",
  endpoint: "content/client-testimonials",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ testimonialId }: PageTestimonial) => testimonialId,
  schema: v.object({
    id,
    author: line,
    title: withDefault(line, ""),
    company: withDefault(line, ""),
    text: paragraph,
    rating,
    industry: oneOf(INDUSTRIES),
    category: oneOf(TESTIMONIAL_CATEGORIES),
    featured: optionalWithDefault(v.boolean(), false),
    image,
  }),
  toViewModel: ({ id: testimonialId, image: portrait, ...words }): PageTestimonial => ({
    testimonialId,
    ...words,
    image: imageRef(portrait, "fallback/person.png"),
  }),
});

/** `content/videos`: clients' videos, hosted elsewhere. */
export const videos = defineList({
  name: "Videos",
  endpoint: "content/videos",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ videoId }: VideoTestimonial) => videoId,
  schema: v.object({
    id,
    title: line,
    company: withDefault(line, ""),
    duration: v.pipe(
      v.string(),
      v.regex(/^\d{1,2}:[0-5]\d$/, "must be minutes and seconds such as 2:48"),
    ),
    thumbnail: image,
    link: v.pipe(v.string(), v.trim(), v.startsWith("https://", "must start with https://")),
  }),
  toViewModel: ({ id: videoId, thumbnail, ...video }): VideoTestimonial => ({
    videoId,
    ...video,
    thumbnail: imageRef(thumbnail, "fallback/case-study.jpg"),
  }),
});

/** `content/case-studies`. */
export const caseStudies = defineList({
  name: "Case studies",
  endpoint: "content/case-studies",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ slug }: CaseStudy) => slug,
  schema: v.object({
    id: v.pipe(
      id,
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be small letters, digits and hyphens"),
    ),
    title: line,
    description: withDefault(paragraph, ""),
    category: oneOf(TESTIMONIAL_CATEGORIES),
    serviceId: oneOf(SERVICE_IDS),
    company: withDefault(line, ""),
    industry: oneOf(INDUSTRIES),
    body: v.array(v.object({ heading: line, paragraphs: v.array(paragraph) })),
    image,
  }),
  toViewModel: ({ id: slug, image: picture, ...study }): CaseStudy => ({
    slug,
    ...study,
    image: imageRef(picture, "fallback/case-study.jpg"),
  }),
});
