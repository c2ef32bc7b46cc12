import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** Gatsby's folder for processed pictures. It has a folder per picture, named after its MD5. */
const PROCESSED = "public/static";
const SET_ASIDE = ".cache/unnamed-pictures";
const MD5 = /^[0-9a-f]{32}$/;

const foldersIn = (directory: string): readonly string[] =>
  existsSync(directory) ? readdirSync(directory).filter((name) => MD5.test(name)) : [];

/**
 * Moves away the processed files of pictures that no published record uses any more, because Gatsby
 * never deletes them. If a picture is used again, its files are moved back, so that Gatsby doesn't
 * process it again.
 */
export function setAsideUnnamed(digests: ReadonlySet<string>, project = "."): void {
  const processed = path.join(project, PROCESSED);
  const aside = path.join(project, SET_ASIDE);
  const move = (name: string, from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    rmSync(path.join(to, name), { recursive: true, force: true });
    renameSync(path.join(from, name), path.join(to, name));
  };
  for (const name of foldersIn(aside)) if (digests.has(name)) move(name, aside, processed);
  for (const name of foldersIn(processed)) if (!digests.has(name)) move(name, processed, aside);
}
