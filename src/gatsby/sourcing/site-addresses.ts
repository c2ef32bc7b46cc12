import {
  type FeatureSwitches,
  fixedPaths,
  isSwitchedOn,
} from "../../content/site/feature-switches";
import { toolRoutes } from "../../content/tools/tool-catalogue";
import { caseStudyRoute, postRoute, serviceRoute } from "../../site/routes";
import type { ContentNode } from "./content-nodes";

/**
 * Returns the paths of a build with these features and nodes. Files aren't included, because menus
 * never link to them.
 */
export const siteAddresses = (
  nodes: readonly ContentNode[],
  features: FeatureSwitches,
): ReadonlySet<string> =>
  new Set([
    ...fixedPaths(features),
    ...nodes.flatMap(addressesOf).filter((path) => isSwitchedOn(path, features)),
  ]);

function addressesOf({ type, key, fields }: ContentNode): readonly string[] {
  if (type === "PostNeighbours") return [postRoute(key)];
  if (type === "PostList") return [String(fields.path)].filter(Boolean);
  if (type === "PageCopy") return toolRoutes([{ page: key }]);
  if (type === "CaseStudy") return [caseStudyRoute(key)];
  if (type !== "Service") return [];
  const aliases = Array.isArray(fields.aliases) ? fields.aliases.map(String) : [];
  return [key, ...aliases].map(serviceRoute);
}
