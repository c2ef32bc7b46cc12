import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FORMER_PICTURES_FILE, readFormerPictures } from "../src/gatsby/report/shown";

/**
 * Writes a picture of the sample at its path below `root`. It also replaces the former one in `content/`, but never an
 * owner's; and the former one is kept in the list by which the launch check recognises it in the content of
 * owners who do not take the new one.
 */
export function savePicture(file: string, bytes: Buffer, root = "."): void {
  const at = path.join(root, file);
  const former = existsSync(at) ? readFileSync(at) : null;
  write(at, bytes);
  if (!former || former.equals(bytes)) return;
  const shown = path.join(root, file.replace(/^sample\//, ""));
  if (existsSync(shown) && readFileSync(shown).equals(former)) write(shown, bytes);
  const digest = createHash("sha256").update(former).digest("hex");
  const all = [...new Set([...readFormerPictures(root), digest])].sort();
  writeFileSync(path.join(root, FORMER_PICTURES_FILE), `${JSON.stringify(all, null, 2)}\n`);
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
