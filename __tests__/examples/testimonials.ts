import type { Picture } from "../../src/content/image";
import type { Testimonial } from "../../src/content/testimonials";
import { HOSTILE, LONG_TEXT, LONG_WORD, PICTURE } from "./words";

const words = (name: string, rating = 5): Testimonial<Picture> => ({
  testimonialId: name,
  quote: `${name} would recommend it.`,
  name,
  title: "Manager",
  company: "Sample Traders",
  rating,
  image: PICTURE,
  updatedAt: null,
});

export const TESTIMONIALS = {
  usual: [words("Grace"), words("Peter"), words("Zainab"), words("Samuel", 4)],
  empty: [],
  single: [words("Grace")],
  longest: [{ ...words(LONG_WORD), quote: LONG_TEXT, title: LONG_TEXT, company: LONG_TEXT }],
  hostile: [words(HOSTILE, 1), words("Peter")],
} satisfies Record<string, readonly Testimonial<Picture>[]>;
