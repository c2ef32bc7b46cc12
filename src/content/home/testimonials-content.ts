import * as v from "valibot";
import { ENDPOINTS } from "../../site/endpoints";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { id, imagePath, line, paragraph, rating, time } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { LIST_KEYS } from "../model/list-in";
import { optionalWithDefault, withDefault } from "../model/repair";
import { int, picture, type ViewModel } from "../model/view-model";
import { plainLine, splitRole, visibleLine } from "../text/plain-text";

const DEFAULT_RATING = 5;

const role = {
  ...line,
  remark: (raw: string) => {
    const text = plainLine(raw);
    const { title, company } = splitRole(text);
    const whole = `${title}, ${company}`;
    if (text.replace(/ ?, ?/, ", ") === whole) return line.remark(raw);
    const problem = `is “${visibleLine(text, 60)}”, but must be a title and a company such as “CTO, Duka Ltd”`;
    return { problem, shown: `visitors see “${whole}” instead` };
  },
};

const input = v.object({
  id,
  client_name: withDefault(line, "Anonymous"),
  role: withDefault(role, "Client, Company"),
  message: withDefault(paragraph, "No message available"),
  rating: withDefault(rating, DEFAULT_RATING),
  image_path: optionalWithDefault(imagePath, ""),
  created_at: optionalWithDefault(v.nullable(time), null),
  updated_at: optionalWithDefault(v.nullable(time), null),
});

export const testimonialView = () =>
  v.object({
    testimonialId: v.string(),
    quote: v.string(),
    name: v.string(),
    title: v.string(),
    company: v.string(),
    image: picture,
    /** Stars, 1–5. */
    rating: int,
    /** ISO 8601, or null if unknown. */
    updatedAt: v.nullable(v.string()),
  });

export type Testimonial<I = ImageRef> = ViewModel<typeof testimonialView, I>;

/** `GET /testimonials`. */
export const testimonials = defineList({
  name: "Testimonials",
  endpoint: ENDPOINTS.testimonials,
  listKeys: LIST_KEYS.testimonials,
  schema: input,
  maxItems: LIST_ENTRIES_MAX,
  label: ({ client_name, id: rawId }) => [client_name, rawId],
  key: ({ testimonialId }: Testimonial) => testimonialId,
  version: ({ updatedAt }) => updatedAt ?? "",
  toViewModel: (content): Testimonial => ({
    testimonialId: content.id,
    quote: content.message,
    name: content.client_name,
    ...splitRole(content.role),
    rating: content.rating,
    image: imageRef(content.image_path, "fallback/person.png"),
    updatedAt: content.updated_at ?? content.created_at,
  }),
});
