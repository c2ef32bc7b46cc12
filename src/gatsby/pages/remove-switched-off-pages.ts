import type { GatsbyNode } from "gatsby";
import { isSwitchedOn } from "../../content/site/feature-switches";
import { DELIVERY } from "../../site/form-endpoints";
import { readFeatureSwitches } from "../feature-switches-file";

/**
 * Removes the pages of features that `content/site.json` switches off, and so their code. Only a host that takes
 * subscriptions needs the page that confirms one.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const features = { ...readFeatureSwitches().features, newsletter: DELIVERY.hasInboxNewsletter };
  if (!isSwitchedOn(page.path, features)) actions.deletePage(page);
};
