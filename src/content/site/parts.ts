import * as v from "valibot";
import { BROCHURES, NEWSLETTER_ROUTES, ROUTES, TOOL_ROUTES } from "../../site/routes";
import { parseFile } from "../model/define";
import { trueOrFalse } from "../model/fields";
import { withDefault } from "../model/repair";
import type { ContentIssue } from "../model/report";

/** Path of the file below the content folder; without it a site has every part. */
export const PARTS_FILE = "site.json";

const SECTION = "Parts of the site";
const isOn = withDefault(trueOrFalse, true);

/** `content/site.json`: the feature switches. A feature that is off has no page and no link. */
export const partsSchema = v.object({
  tools: isOn,
  /** The page with the SMS portal. */
  portal: isOn,
  caseStudies: isOn,
  newsletter: isOn,
  /** Links that open a chat. */
  whatsApp: isOn,
  map: isOn,
  /** The page of testimonials, and the clients' words on the home page. */
  testimonials: isOn,
});

export type Parts = v.InferOutput<typeof partsSchema>;

export const ALL_PARTS: Parts = v.parse(partsSchema, {
  tools: true,
  portal: true,
  caseStudies: true,
  newsletter: true,
  whatsApp: true,
  map: true,
  testimonials: true,
});

/** Parses the file's value; a field that is missing or wrong is on, and reported. */
export function parseParts(value: unknown): {
  readonly parts: Parts;
  readonly issues: readonly ContentIssue[];
} {
  const parsed = parseFile(partsSchema, value, SECTION, PARTS_FILE);
  return { parts: parsed.value ?? ALL_PARTS, issues: parsed.issues };
}

/** Path of the pages of a part; all paths below belong to it, too. */
const PAGES: Partial<Record<keyof Parts, string>> = {
  tools: ROUTES.tools,
  portal: ROUTES.smsPortal,
  caseStudies: ROUTES.caseStudies,
  newsletter: NEWSLETTER_ROUTES.confirm, // whoever has subscribed must still be able to leave
  testimonials: ROUTES.testimonials,
};

/** Returns whether a site with these parts has the page of a path, as far as parts decide it. */
export const isInParts = (path: string, parts: Parts): boolean =>
  Object.entries(PAGES).every(
    ([part, root]) =>
      parts[part as keyof Parts] || // a key of the table
      !(path === root || path.startsWith(`${root}/`)),
  );

/** Returns the paths of the pages and files that a site with these parts has, whatever its records are. */
export const fixedPaths = (parts: Parts): readonly string[] =>
  [ROUTES, TOOL_ROUTES, NEWSLETTER_ROUTES, BROCHURES]
    .flatMap((routes): readonly string[] => Object.values(routes))
    .filter((path) => isInParts(path, parts));
