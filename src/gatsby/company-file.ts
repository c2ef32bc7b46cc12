import { COMPANY_FILE, type Company, parseCompany } from "../content/company/company";
import { type ContentIssue, contentIssue } from "../content/model/report";
import { placeOfField, readContentFile, withPlaces } from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";
import { type BrandDrawings, readBrandDrawings } from "./brand/brand-drawings";
import { brandPalette, type ColourChange } from "./brand/brand-palette";
import { readFeatureSwitches } from "./feature-switches-file";
import { neededFile, stopAtMistake } from "./needed-files";

/**
 * Reads `company.json` in the content folder `root`. If it has a mistake, throws an error that
 * names the file, line and field. The build then ends, and the current release stays.
 */
export function readCompany(root = contentRoot()): {
  readonly company: Company;
  readonly drawings: BrandDrawings;
  readonly issues: readonly ContentIssue[];
  /** Issues about colours that were changed to be readable. They aren't mistakes. */
  readonly changes: readonly ContentIssue[];
} {
  const file = neededFile(readContentFile(root, COMPANY_FILE));
  const { company, issues, mistakes } = parseCompany(file.value);
  stopAtMistake(file, company ? mistakes : issues.slice(-1));
  if (!company) throw new Error(`${file.name} can't be used.`); // it has an issue, so this isn't reached
  const placed = withPlaces(file, issues);
  const changed = brandPalette(company.brand.colours).changes.map((change) =>
    colourIssue(change, (field) => placeOfField(file, field)),
  );
  const { drawings, issues: drawn } = readBrandDrawings(company, root);
  return {
    // without a number, the site has no WhatsApp links
    company: readFeatureSwitches(root).features.whatsApp
      ? company
      : { ...company, whatsAppNumber: "" },
    drawings,
    issues: [...placed, ...drawn],
    changes: changed,
  };
}

/** Reports a colour that was changed to be readable. */
function colourIssue(
  { name, from, to, reason }: ColourChange,
  placeOf: (field: string) => string,
): ContentIssue {
  const [colour = "", step] = name.split("-");
  const field = `brand.colours.${colour}`;
  return contentIssue({
    section: "Company",
    item: placeOf(field),
    field,
    problem: step
      ? `results in the shade ${from} (${name}), but ${reason}`
      : `is ${from}, but ${reason}`,
    action: "repaired",
    shown: `visitors see ${to} instead`,
  });
}
