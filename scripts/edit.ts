/**
 * `npm run edit`: serves the development site and the editing desk, for this machine alone. Without a `content/` it
 * first copies `sample/` there, or what `-- --from starter` names. While a file that every page needs has a mistake, only
 * the desk is served. `-- --build` makes a desk for a Git host in
 * `desk-public/` instead.
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
      if (!existsSync(VALUES_FILE)) throw error; // with the last ones, the desk opens and says it
    }
  }
  // only now: it imports the values of the content folder
  const { buildHostedDesk, serveDevelopmentDesk } = await import("./support/edit-desk");
  await (values.build ? buildHostedDesk() : serveDevelopmentDesk());
});
