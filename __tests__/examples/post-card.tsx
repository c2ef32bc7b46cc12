import type { PostCardData } from "../../src/components/post-card/post-card";

/** Posts as cards show them: usual, without what may be missing, longest, hostile. */
export const POST_CARDS = {
  usual: {
    slug: "12",
    title: "Why one curly apostrophe can double your SMS bill",
    excerpt: "You approve a short, friendly message to ten thousand farmers.",
    date: "October 5, 2026",
    author: "Amina Hassan",
    image: { url: "/images/blog/sms.jpg" },
  },
  empty: {
    slug: "13",
    title: "Untitled Blog Post",
    excerpt: "No description available",
    date: "",
    author: "Anonymous",
    image: { childImageSharp: null },
  },
  longest: {
    slug: "a".repeat(120),
    title: "Kilimo ".repeat(40).trim(),
    excerpt: `${"neno ".repeat(29).trim()}…`,
    date: "September 30, 2026",
    author: "Wambui wa Kariuki-Njoroge na Otieno Odhiambo-Achieng",
    image: { url: "/images/blog/long.jpg" },
  },
  hostile: {
    slug: "x",
    title: '<img src=x onerror="alert(1)">',
    excerpt: "<script>alert(1)</script>",
    date: "October 5, 2026",
    author: "</span><b>A</b>",
    image: { url: "/images/blog/x.jpg" },
  },
} satisfies Record<string, PostCardData>;
