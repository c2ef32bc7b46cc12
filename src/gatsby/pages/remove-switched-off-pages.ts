import type { GatsbyNode } from "gatsby";
import { isSwitchedOn } from "../../content/site/feature-switches";
import { readFeatureSwitches } from "../feature-switches-file";

/** Takes back the pages of features that `content/site.json` switches off, and so their code. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (!isSwitchedOn(page.path, readFeatureSwitches().features)) actions.deletePage(page);
};
