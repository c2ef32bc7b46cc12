import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Company } from "../../content/company/company";
import type { ContentIssue } from "../../content/model/report";
import { contentRoot } from "../../content-files/content-root";
import { removeAllBut } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import { drawingIssue } from "../brand/brand-drawings";
import { FONTS_ROUTE } from "./font-styles";
import type { Fonts, WebFont } from "./fonts";
import { type FontFile, readFontFile } from "./open-font";
import { SHIPPED_FONTS } from "./shipped-fonts";

/**
 * Reads the fonts listed in `company.json` in the content folder `root`. A font that's missing or
 * can't be used is reported, and one of ours is used instead.
 */
export function readFonts(
  { brand: { fonts: names } }: Pick<Company, "brand">,
  root: string = contentRoot(),
): { readonly fonts: Fonts; readonly issues: readonly ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const read = (field: string, name: string, kind: ".woff2" | ".ttf"): FontFile | null => {
    if (!name) return null;
    const font = readFontFile(root, name, kind);
    if (!("problem" in font)) return font;
    issues.push(
      drawingIssue(
        `fonts.${field}`,
        name,
        font.problem,
        "visitors see the font that comes with the site",
        root,
      ),
    );
    return null;
  };
  const heading = read("heading.web", names.heading.web, ".woff2");
  const headingDocument = read("heading.document", names.heading.document, ".ttf");
  const text = read("text.web", names.text.web, ".woff2");
  const textDocument = read("text.document", names.text.document, ".ttf");
  const textBold = read("text.documentBold", names.text.documentBold, ".ttf");
  // A font with only one weight serves 400 to 500, so that browsers embolden strong text.
  const { wght } = text?.font.variationAxes ?? {};
  const fonts: Fonts = {
    heading: heading
      ? ownFont("Heading", "400 800", heading, [
          { weights: "400 800", file: (headingDocument ?? heading).file, like: "bold" },
        ])
      : SHIPPED_FONTS.heading,
    text: text
      ? ownFont("Text", wght ? `${wght.min} ${wght.max}` : "400 500", text, [
          { weights: "400 500", file: (textDocument ?? text).file, like: "regular" },
          { weights: "501 700", file: (textBold ?? textDocument ?? text).file, like: "bold" },
        ])
      : SHIPPED_FONTS.text,
    documents: {
      heading: headingDocument?.file ?? SHIPPED_FONTS.documents.heading,
      text: textDocument?.file ?? SHIPPED_FONTS.documents.text,
      textBold: textBold?.file ?? SHIPPED_FONTS.documents.textBold,
    },
  };
  return { fonts, issues };
}

const ownFont = (
  family: string,
  weights: string,
  { file, hash }: FontFile,
  measured: WebFont["measured"],
): WebFont => ({
  family,
  weights,
  files: [{ name: `${family.toLowerCase()}-${hash}.woff2`, source: file }],
  measured,
});

/** Publishes the owner's web fonts next to those in `static/`, and removes outdated ones. */
export function publishFonts({ heading, text }: Fonts, publicDirectory: string): void {
  const directory = path.join(publicDirectory, FONTS_ROUTE);
  const shipped = [SHIPPED_FONTS.heading, SHIPPED_FONTS.text].flatMap(({ files }) => files);
  const own = [...heading.files, ...text.files];
  removeAllBut(
    directory,
    [...shipped, ...own].map(({ name }) => name),
  );
  for (const { name, source } of own) {
    const target = path.join(directory, name);
    if (source && !existsSync(target)) replaceOutput(target, readFileSync(source));
  }
}
