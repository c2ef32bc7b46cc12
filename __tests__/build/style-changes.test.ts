import type { BuildArgs } from "gatsby";
import { keepStyles, onPreBuild } from "../../src/build/style-changes";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const home = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(home));

const write = (css: string) => writeFiles(folder, { "src/sections/hero.module.css": css });

/** One build; whether it was told to render every page anew. */
function build({ fails = false } = {}): boolean {
  const dispatch = jest.fn();
  const args = { store: { dispatch } } as unknown as BuildArgs; // Gatsby gives much more
  onPreBuild?.(args, { plugins: [] }, () => undefined);
  if (!fails) keepStyles();
  return dispatch.mock.calls.some(([{ type }]) => type === "SET_SSR_WEBPACK_COMPILATION_HASH");
}

test("pages are rendered anew when a style sheet has changed since the last whole build", async () => {
  await write(".title { color: red; }");
  expect(build()).toBe(true);
  expect(build()).toBe(false);
  await write(".title { color: blue; }");
  expect(build({ fails: true })).toBe(true);
  expect(build()).toBe(true);
  expect(build()).toBe(false);
});
