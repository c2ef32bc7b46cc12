/** A post itself, which is text and links: one script, fetched when somebody touches it. */
export { PostArticle } from "../sections/post-article/post-article";
export { PostHero } from "../sections/post-hero/post-hero";
