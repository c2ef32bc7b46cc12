import { posix } from "node:path";
import { filesBelow } from "../../src/node/files";

const FOLDERS = ["src", "plugins", "scripts", "desk", "bench", "fonts", "illustrations", "deploy"];
/** Matches files that Gatsby names: a page as its address, the entries of a plugin. */
const NAMED_BY_GATSBY =
  /^src\/pages\/|^plugins\/[^/]+\/(?:index\.js|gatsby-node\.ts)$|(?:^|\/)node_modules\//;

const nameOf = (file: string) => posix.basename(file).replace(/\.\w+$/, "");

test("no two modules have one name, between which an editor's quick-open would leave a choice", () => {
  const modules = FOLDERS.flatMap((folder) =>
    filesBelow(folder).map((file) => posix.join(folder, file)),
  ).filter((file) => /\.(?:ts|tsx|js|cjs)$/.test(file) && !NAMED_BY_GATSBY.test(file));
  expect(modules.length).toBeGreaterThan(300);
  const names = modules.map(nameOf);
  const shared = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  expect(modules.filter((file) => shared.has(nameOf(file)))).toEqual([]);
});
