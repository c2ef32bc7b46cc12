import path from "node:path";
import { removeAllBut } from "../../node/files";
import { replaceFile } from "../../node/replace-file";
import { FACE_FILE } from "./face";
import type { MadeFace } from "./make-face";

/** Writes a face into `folder`, and its description last: a folder with one is complete. */
export function writeFace({ face, files }: MadeFace, folder: string): void {
  removeAllBut(folder, Object.keys(files));
  for (const [name, bytes] of Object.entries(files)) replaceFile(path.join(folder, name), bytes);
  replaceFile(path.join(folder, FACE_FILE), `${JSON.stringify(face, null, 2)}\n`);
}
