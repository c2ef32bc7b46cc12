import type { GatsbyNode } from "gatsby";
import { isSwitchedOn } from "../../content/site/feature-switches";
import { isToolRoute, toolRoutes } from "../../content/tools/tool-catalogue";
import { DELIVERY } from "../../site/form-endpoints";
import { ROUTES } from "../../site/routes";
import { readFeatureSwitches } from "../feature-switches-file";

/**
 * Removes the pages, including their code, of features that `content/site.json` switches off and of
 * tools without content. The page that confirms a subscription is kept only if the host accepts
 * subscriptions.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  const features = { ...readFeatureSwitches().features, newsletter: DELIVERY.hasInboxNewsletter };
  const tools = () =>
    toolRoutes(getNodesByType("PageCopy").map((node) => ({ page: `${node.page}` })));
  const isMissing =
    (isToolRoute(page.path) && !tools().includes(page.path)) ||
    (page.path === ROUTES.tools && tools().length === 0);
  if (isMissing || !isSwitchedOn(page.path, features)) actions.deletePage(page);
};
