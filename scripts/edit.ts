/**
 * `npm run edit`: serves the development site and the editing desk, for this machine alone. Without a `content/` it
 * first copies `sample/` there, or what `-- --from starter` names. `-- --build` makes a desk for a Git host in
 * `desk-public/` instead.
 */
import { parseArgs } from "node:util";
import { runCommand } from "../src/node/cli";
import { checkInGit, prepareOwnFolder } from "./support/own-folder";

runCommand(async () => {
  const { values } = parseArgs({
    options: { build: { type: "boolean" }, from: { type: "string" } },
  });
  if (values.build) checkInGit();
  else prepareOwnFolder({ from: values.from });
  // only now: it imports the values of the content folder
  await import("./support/write-site-values");
  const { buildHostedDesk, serveDevelopmentDesk } = await import("./support/edit-desk");
  await (values.build ? buildHostedDesk() : serveDevelopmentDesk());
});
