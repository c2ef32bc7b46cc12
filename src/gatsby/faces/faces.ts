import { createHash } from "node:crypto";
import path from "node:path";
import type { Company } from "../../content/company/company";
import { contentRoot, IMAGES_FOLDER } from "../../content-files/content-root";
import { readCompany } from "../company-file";
import {
  type DOCUMENT_WEIGHTS,
  type FaceInFolder,
  type FaceRole,
  type Faces,
  faceIn,
  shippedFace,
} from "./face";
import { readFontFile } from "./font-file";

/** Folder of a company's own faces, below the project: made by its first build and kept for the next ones. */
export const COMPANY_FACES = ".content-cache/brand/faces";
/** Version of the making of faces; a higher number, after a change of subsets, say, makes all again. */
const MAKING = 1;

type BrandFaces = Pick<Company, "brand">;

/** Returns the path of the font that `company.json` names for a face; null where it names none. */
export function companyFontFile(
  { brand }: BrandFaces,
  role: FaceRole,
  root: string,
): string | null {
  const file = brand.faces[role];
  return file && path.join(root, IMAGES_FOLDER, file);
}

/** Returns the folder for the files made of a font, below the folder of a company's own faces. */
export function companyFaceFolder(role: FaceRole, bytes: Buffer): string {
  const digest = createHash("sha256").update(`${MAKING} `).update(bytes).digest("hex");
  return `${role}-${digest.slice(0, 16)}`;
}

/**
 * Returns the faces of the company of the content folder `root`: those that its last build has made of its fonts, and
 * otherwise those that come with the site. No two have one name.
 */
export function readFaces(
  company: BrandFaces = readCompany().company,
  root: string = contentRoot(),
  project = ".",
): Faces {
  const read = (role: FaceRole): FaceInFolder => {
    const file = companyFontFile(company, role, root);
    const font = file ? readFontFile(file) : null;
    if (!font || "problem" in font) return shippedFace(role);
    const folder = path.resolve(project, COMPANY_FACES, companyFaceFolder(role, font.bytes));
    return faceIn(folder) ?? shippedFace(role);
  };
  const [heading, text] = [read("heading"), read("text")];
  const family = heading.family === text.family ? `${heading.family} Heading` : heading.family;
  return { heading: { ...heading, family }, text };
}

/** Returns the TrueType file of a face. */
export const documentFont = <Role extends FaceRole>(
  faces: Faces,
  role: Role,
  weight: (typeof DOCUMENT_WEIGHTS)[Role][number],
): string => path.join(faces[role].folder, `${weight}.ttf`);
