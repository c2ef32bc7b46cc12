/** What stands beside and below a post: one script, fetched when near. */
export { SubscribeBox } from "../components/subscribe-box/subscribe-box";
export { PostNavigation } from "../sections/post-navigation/post-navigation";
export { CategoriesBox } from "../sections/post-sidebar/categories-box";
export { RelatedPosts } from "../sections/related-posts/related-posts";
