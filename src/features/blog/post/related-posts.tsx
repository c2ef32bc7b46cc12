import { Section } from "../../../components/layout/section";
import { PostGrid, type PostGridProps } from "../cards/post-grid";

/** Renders nothing if there are no posts. */
export function RelatedPosts({ posts, categories }: Pick<PostGridProps, "posts" | "categories">) {
  if (posts.length === 0) return null;
  return (
    <div data-no-print data-no-markdown>
      <Section tone="alt" heading={{ title: "Related Articles" }}>
        <PostGrid posts={posts} categories={categories} level={3} />
      </Section>
    </div>
  );
}
