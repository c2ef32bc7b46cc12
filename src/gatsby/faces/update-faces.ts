import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Company } from "../../content/company/company";
import { toSegment } from "../../content/model/plain-text";
import type { ContentIssue } from "../../content/model/report";
import { drawingIssue } from "../brand/brand-drawings";
import { type CompanyFont, readCompanyFont } from "./company-font";
import { type FaceInFolder, type FaceRole, faceIn } from "./face";
import { COMPANY_FACES, companyFaceFolder, companyFontFile, readFaces } from "./faces";
import { type FaceSource, makeFace } from "./make-face";
import { publishFaces, saveFaces } from "./save-faces";
import { COMMON_CHARACTERS } from "./unicode-range";
import { writeFace } from "./write-face";

const ROLES: readonly FaceRole[] = ["heading", "text"];

/**
 * Makes the company's own faces, except those whose fonts are unchanged, and gives bundles and visitors of `project`
 * the present faces of the site. Returns the issues of fonts, and the number of bytes that every page fetches of each
 * own face, by field.
 */
export async function updateFaces(
  company: Pick<Company, "brand">,
  root: string,
  project = ".",
): Promise<{
  readonly issues: readonly ContentIssue[];
  readonly fetchedBytes: Readonly<Record<string, number>>;
}> {
  const issues: ContentIssue[] = [];
  const directory = path.resolve(project, COMPANY_FACES);
  const used = new Set<string>();
  const fetchedBytes: Record<string, number> = {};
  for (const [role, font] of readFonts(company, root)) {
    const made = "problem" in font ? font : await makeCompanyFace(role, font, directory);
    if ("problem" in made) {
      issues.push(faceIssue(company, role, made.problem, root));
      continue;
    }
    used.add(path.basename(made.folder));
    const common = path.join(made.folder, made.files[0]?.name ?? "");
    fetchedBytes[`brand.faces.${role}`] = statSync(common).size;
  }
  const former = existsSync(directory) ? readdirSync(directory) : [];
  for (const name of former.filter((one) => !used.has(one))) {
    rmSync(path.join(directory, name), { recursive: true, force: true });
  }
  const faces = readFaces(company, root, project);
  saveFaces(faces, project);
  publishFaces(faces, path.join(project, "public"));
  return { issues, fetchedBytes };
}

/** Returns the issues of the fonts that a company names; the site's own face replaces each unusable font. */
export const faceIssues = (
  company: Pick<Company, "brand">,
  root: string,
): readonly ContentIssue[] =>
  readFonts(company, root).flatMap(([role, font]) =>
    "problem" in font ? [faceIssue(company, role, font.problem, root)] : [],
  );

const readFonts = (company: Pick<Company, "brand">, root: string) =>
  ROLES.flatMap((role) => {
    const file = companyFontFile(company, role, root);
    return file ? [[role, readCompanyFont(file)] as const] : [];
  });

const faceIssue = (
  { brand }: Pick<Company, "brand">,
  role: FaceRole,
  problem: string,
  root: string,
) =>
  drawingIssue(
    `faces.${role}`,
    brand.faces[role],
    problem,
    "the face that comes with the site",
    root,
  );

/**
 * Returns the face of a font, made in a folder below `directory` unless it is there; its problem where none can be
 * made.
 */
async function makeCompanyFace(
  role: FaceRole,
  source: CompanyFont,
  directory: string,
): Promise<FaceInFolder | { readonly problem: string }> {
  const folder = path.join(directory, companyFaceFolder(role, source.bytes));
  const known = faceIn(folder);
  if (known) return known;
  const { family } = source;
  const slug = toSegment(family).replace(/[^a-z\d-]+/g, "") || role;
  const made = await makeFace({ role, family, slug, subsets: subsetsOf(source) }).catch(() => null);
  if (!made) return { problem: "is damaged: no subset can be made of it" };
  writeFace(made, folder);
  return { ...made.face, folder };
}

/** Returns the subsets of a font: the common characters, then the others of Western Europe, then all that remain. */
function subsetsOf(source: CompanyFont): FaceSource["subsets"] {
  const characters = source.font.characterSet.map((point) => String.fromCodePoint(point));
  const common = new Set(COMMON_CHARACTERS);
  const rest = characters.filter((character) => !common.has(character));
  const others = [
    { source, characters: rest.filter(isLatin), suffix: "-latin" },
    { source, characters: rest.filter((character) => !isLatin(character)), suffix: "-others" },
  ];
  return [
    { source, characters: characters.filter((character) => common.has(character)), suffix: "" },
    ...others.filter((part) => part.characters.length > 0),
  ];
}

/** Returns whether a character belongs to the languages of Western Europe, their punctuation or their signs. */
const isLatin = (character: string): boolean =>
  character < "\u0250" || (character >= "\u2000" && character < "\u2150");
