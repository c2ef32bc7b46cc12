/**
 * `npm run edit`: serves the development site and the editing desk on this machine only. If there's
 * no `content/`, it first copies `sample/` there, or the folder given by `-- --from`. If a file
 * that every page needs has a mistake, only the desk is served. `-- --build` instead builds a desk
 * for a Git host into `desk-public/`.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { VALUES_FILE, writeSiteValues } from "../src/gatsby/site-values";
import { runCommand } from "../src/node/cli";
import { checkInGit, prepareOwnFolder } from "./support/own-folder";

runCommand(async () => {
  const { values } = parseArgs({
    options: { build: { type: "boolean" }, from: { type: "string" } },
  });
  if (values.build) {
    checkInGit();
    await import("./support/write-site-values");
  } else {
    prepareOwnFolder({ from: values.from });
    try {
      writeSiteValues();
    } catch (error) {
      if (!existsSync(VALUES_FILE)) throw error; // with earlier values, the desk can still open
    }
  }
  // imported late, because it imports the content folder's values
  const { buildHostedDesk, serveDevelopmentDesk } = await import("./support/edit-desk");
  await (values.build ? buildHostedDesk() : serveDevelopmentDesk());
});
