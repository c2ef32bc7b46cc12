import { CategoryNav } from "../../components/category-nav/category-nav";
import { SideBox } from "../../components/side-box/side-box";
import { BUILT_IN_CATEGORIES } from "../../content/category-names";
import { categoryRoute } from "../../site/routes";

/** The five categories, for beside a post. */
export function CategoriesBox() {
  return (
    <SideBox title="Categories">
      <CategoryNav categories={BUILT_IN_CATEGORIES} hrefFor={categoryRoute} />
    </SideBox>
  );
}
