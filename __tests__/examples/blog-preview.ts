import type { PreviewPost } from "../../src/sections/blog-preview/blog-preview";
import { HOSTILE, LONG_TEXT, LONG_WORD, PICTURE } from "./words";

const post = (number: number): PreviewPost => ({
  slug: String(number),
  title: `Post ${number}`,
  excerpt: "An excerpt.",
  category: "sms",
  date: "October 5, 2026",
  author: "Amina Hassan",
  image: PICTURE,
});

export const PREVIEWS = {
  usual: Array.from({ length: 20 }, (_, i) => post(i + 1)),
  empty: [],
  few: [post(1), post(2)],
  longest: [
    { ...post(1), title: LONG_TEXT, excerpt: LONG_TEXT, author: LONG_WORD, category: LONG_WORD },
  ],
  hostile: [{ ...post(1), title: HOSTILE, excerpt: HOSTILE, author: HOSTILE, category: HOSTILE }],
} satisfies Record<string, readonly PreviewPost[]>;
