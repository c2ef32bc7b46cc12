import path from "node:path";
import * as v from "valibot";
import { readCacheFile } from "../../node/json-file";

/** The use of a face. */
export type FaceRole = "heading" | "text";

/** Name of the file in the folder of a face that describes its files and its CSS. */
export const FACE_FILE = "face.json";
const face = v.object({
  family: v.string(),
  /** CSS weights for which the face serves, as in "400 700". */
  weights: v.string(),
  /** Web fonts of the face. Every page fetches the first, which has the common characters. */
  files: v.array(v.object({ name: v.string(), unicodeRange: v.string() })),
  /** System fonts that take as much room: the ending of the name and the declarations of each. */
  fallbacks: v.array(v.object({ suffix: v.string(), declarations: v.string() })),
  /** Name of the family in the face's TrueType files. */
  documentFamily: v.string(),
});
export type Face = Readonly<v.InferOutput<typeof face>>;

/** Weights of the TrueType files of a face, `600.ttf` and the like, for brochures and social cards. */
export const DOCUMENT_WEIGHTS = { heading: [600], text: [400, 600] } as const satisfies Readonly<
  Record<FaceRole, readonly number[]>
>;

/** Folder of the faces that come with the site, made by `npm run fonts`. */
export const SHIPPED_FACES = "src/gatsby/faces/shipped";

/** A face, and the folder with its files. */
export type FaceInFolder = Face & { readonly folder: string };
export type Faces = Readonly<Record<FaceRole, FaceInFolder>>;

/** Returns the face whose files are in `folder`; null where none was made, or not to its end. */
export function faceIn(folder: string): FaceInFolder | null {
  const description = readCacheFile(face, path.join(folder, FACE_FILE));
  return description && { ...description, folder };
}

/** Returns a face that comes with the site. */
export function shippedFace(role: FaceRole): FaceInFolder {
  const found = faceIn(path.resolve(SHIPPED_FACES, role));
  if (!found) throw new Error(`${SHIPPED_FACES}/${role} is incomplete: run \`npm run fonts\`.`);
  return found;
}
