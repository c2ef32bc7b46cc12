import { cpSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { changeEverything } from "../support/content/content-walk";
import { copySecondCompany } from "../support/content/second-company";
import { runNode } from "../support/content/site-copy";
import { temporaryFolder } from "../support/temporary-folder";

/** The tests of the code pass whatever valid content is in `content/`: they read the sample. */
const LEFT_OUT = /^(?:\.git|\.cache|node_modules|public|releases|reports|screenshots|var)$/;

/** The project with other content in a folder of its own, and how its unit and component tests end there. */
async function testWith(folder: string, change: (root: string) => void) {
  const root = process.cwd();
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(root, source)),
  });
  for (const shared of ["node_modules", ".git"]) {
    symlinkSync(path.join(root, shared), path.join(folder, shared));
  }
  change(folder);
  return runNode(folder, ["node_modules/jest/bin/jest.js", "--selectProjects", "node", "browser"], {
    env: { TMPDIR: process.env.TMPDIR ?? "" },
  });
}

const folders = [temporaryFolder(), temporaryFolder()];

test.each<[string, (root: string) => void]>([
  ["every field of it changed", changeEverything],
  [
    "another company's in its place",
    (root) => {
      rmSync(path.join(root, "content"), { recursive: true, force: true });
      copySecondCompany(path.join(root, "content"));
    },
  ],
])(
  "the unit and component tests pass with %s",
  async (_, change) => {
    const { code, output } = await testWith(folders.pop() ?? "", change);
    expect({ code, output: code === 0 ? "" : output.slice(-20_000) }).toEqual({
      code: 0,
      output: "",
    });
  },
  3_600_000,
);
