import { PageHero } from "../../../../components/layout/page-hero/page-hero";
import type { Crumb } from "../../../../components/navigation/breadcrumb/breadcrumb";
import type { PostListPage } from "../../../../content/blog/blog-list";
import { categoryColour, categoryDescription } from "../../../../content/blog/category-names";
import { ROUTES } from "../../../../site/routes";

export interface BlogHeroProps {
  readonly list: Pick<PostListPage, "kind" | "slug" | "name">;
}

/** The first two crumbs of every page of the blog. */
const CRUMBS: readonly Crumb[] = [
  { label: "Home", to: ROUTES.home },
  { label: "Blog", to: ROUTES.blog },
];

/** How a list of posts begins: the blog itself, a category in its colour, a tag. */
export function BlogHero({ list: { kind, slug, name } }: BlogHeroProps) {
  if (kind === "all") {
    return (
      <PageHero
        title="Our Blog"
        subtitle="Insights, tips, and updates from our team of communication experts"
      />
    );
  }
  const isTag = kind === "tag";
  return (
    <PageHero
      title={name}
      subtitle={isTag ? `Every article tagged “${name}”.` : categoryDescription(slug)}
      breadcrumb={[...CRUMBS, { label: name }]}
      tint={isTag ? undefined : categoryColour(slug)}
      icon={isTag ? "tag" : undefined}
    />
  );
}
