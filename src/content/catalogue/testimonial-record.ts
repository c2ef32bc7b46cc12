import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { id, line, paragraph, rating } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";
import { picture, type ViewModel } from "../model/view-model";
import { image, slugText } from "./record-fields";
import { badgeOf, badgeView } from "./testimonial-category";

const testimonialFields = {
  author: line,
  title: withDefault(line, ""),
  company: withDefault(line, ""),
  text: paragraph,
  /** Stars, 1–5. */
  rating,
  /** In lower case, for the filters. */
  industry: slugText,
  /** Id of one of `testimonialCategories`. */
  category: slugText,
  featured: optionalWithDefault(v.boolean(), false),
};

export const clientTestimonialView = () =>
  v.object({ testimonialId: v.string(), ...testimonialFields, ...badgeView(), image: picture });

/** A testimonial on the testimonials page. The home page shows the API's testimonials instead. */
export type PageTestimonial<I = ImageRef> = ViewModel<typeof clientTestimonialView, I>;

/** `content/client-testimonials`. */
export const clientTestimonials = defineList({
  name: "Client testimonials",
  endpoint: "client-testimonials",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ testimonialId }: PageTestimonial) => testimonialId,
  schema: v.object({
    id,
    ...testimonialFields,
    image,
  }),
  toViewModel: ({ id: testimonialId, image: portrait, ...words }): PageTestimonial => ({
    testimonialId,
    ...words,
    ...badgeOf(words.category),
    image: imageRef(portrait, "fallback/person.png"),
  }),
});
