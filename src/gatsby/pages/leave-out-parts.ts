import type { GatsbyNode } from "gatsby";
import { isInParts } from "../../content/site/parts";
import { readParts } from "../parts-file";

/** Takes back the pages of parts that `content/site.json` switches off, and so their code. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (!isInParts(page.path, readParts().parts)) actions.deletePage(page);
};
