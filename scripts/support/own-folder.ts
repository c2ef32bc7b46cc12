import { spawnSync } from "node:child_process";
import { cpSync, lstatSync } from "node:fs";
import path from "node:path";
import { COMPANY_FILE } from "../../src/content/company/company";
import { hasContent, OWN_FOLDER, SHIPPED_FOLDERS } from "../../src/content-files/content-root";

interface Wish {
  /** The folder to copy, by default the sample. */
  readonly from?: string | undefined;
  readonly project?: string;
  readonly root?: string | undefined;
}

/**
 * Copies `from` to `content/` if the project has no such folder, and says so. Throws if `from` was
 * given but can't be copied, or if the desk would have no folder to edit.
 */
export function prepareOwnFolder({
  from,
  project = ".",
  root = process.env.CONTENT_ROOT,
}: Wish): void {
  const own = path.join(project, OWN_FOLDER);
  if (root && path.relative(own, path.resolve(project, root)) !== "") {
    throw new Error(
      `CONTENT_ROOT is ${root}, but the desk edits ${OWN_FOLDER}/. Unset it and run the command again.`,
    );
  }
  const source = SHIPPED_FOLDERS.find((name) => name === (from ?? SHIPPED_FOLDERS[0]));
  if (!source) throw new Error(`--from must be ${SHIPPED_FOLDERS.join(" or ")}, not “${from}”.`);
  if (!lstatSync(own, { throwIfNoEntry: false })) {
    cpSync(path.join(project, source), own, { recursive: true });
    console.log(`Copied ${source}/ to ${OWN_FOLDER}/, which is yours to edit.`);
  } else if (from) {
    throw new Error(
      `${OWN_FOLDER}/ already exists, so ${from}/ wasn’t copied. Run the command without --from.`,
    );
  } else if (!hasContent(own)) {
    throw new Error(
      `${OWN_FOLDER}/ has no ${COMPANY_FILE}, so nothing reads it. Add one, or remove the folder to begin with a copy of ${source}/.`,
    );
  }
}

/** Throws unless the last commit contains the folder that a desk on a Git host edits. */
export function checkInGit(project = "."): void {
  const company = `${OWN_FOLDER}/${COMPANY_FILE}`;
  const { status } = spawnSync("git", ["cat-file", "-e", `HEAD:./${company}`], { cwd: project });
  if (status === 0) return;
  throw new Error(
    `${company} isn’t in Git, where the desk would look for it. Commit your ${OWN_FOLDER}/ first.`,
  );
}
