import type { GatsbyNode } from "gatsby";
import { isSwitchedOn } from "../../content/site/feature-switches";
import { DELIVERY } from "../../site/form-endpoints";
import { readFeatureSwitches } from "../feature-switches-file";

/**
 * Removes the pages, and so the code, of features that `content/site.json` switches off. The page
 * that confirms a subscription is only kept if the host takes subscriptions.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const features = { ...readFeatureSwitches().features, newsletter: DELIVERY.hasInboxNewsletter };
  if (!isSwitchedOn(page.path, features)) actions.deletePage(page);
};
