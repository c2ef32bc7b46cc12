import { SidebarCard } from "../../../../components/layout/sidebar-card/sidebar-card";
import { BUILT_IN_CATEGORIES } from "../../../../content/blog/category-names";
import { categoryRoute } from "../../../../site/routes";
import { CategoryNav } from "../../list/category-nav/category-nav";

/** The five categories, for beside a post. */
export function CategoriesCard() {
  return (
    <SidebarCard title="Categories">
      <CategoryNav categories={BUILT_IN_CATEGORIES} hrefFor={categoryRoute} />
    </SidebarCard>
  );
}
