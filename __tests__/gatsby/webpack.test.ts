import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import type { CreateWebpackConfigArgs } from "gatsby";
import { ALL_PARTS, type Parts } from "../../src/content/site/parts";
import { onCreateWebpackConfig } from "../../src/gatsby/webpack";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** Gatsby's own webpack, which has no types here. */
const webpack = createRequire(require.resolve("gatsby/package.json"))("webpack");
const folder = temporaryFolder();
const component = path.resolve("src/features/contact/contact-map");

/** Bundles an entry that imports the map as text, with these parts, and returns the bundle. */
async function bundle(parts: Parts): Promise<string> {
  await writeFiles(folder, {
    "content/site.json": JSON.stringify(parts),
    "entry.js": `import * as map from ${JSON.stringify(component)};\nconsole.log(map);`,
  });
  process.env.CONTENT_ROOT = folder;
  const config: { cache?: object; resolve?: object } = {};
  onCreateWebpackConfig?.(
    {
      stage: "build-html",
      actions: { setWebpackConfig: (part: object) => Object.assign(config, part) },
      plugins: {
        normalModuleReplacement: (resource: RegExp, replacement: string) =>
          new webpack.NormalModuleReplacementPlugin(resource, replacement),
      },
    } as unknown as CreateWebpackConfigArgs, // of Gatsby's arguments those that are used
    { plugins: [] },
    () => undefined,
  );
  const compiler = webpack({
    ...config,
    mode: "production",
    context: folder,
    entry: path.join(folder, "entry.js"),
    output: { path: path.join(folder, "out") },
    cache: { ...config.cache, cacheDirectory: path.join(folder, "cache") },
    resolve: { ...config.resolve, extensions: [".tsx", ".js"] },
    module: { rules: [{ test: /\.tsx$/, type: "asset/source" }] },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(String(stats)).toContain("compiled successfully");
  return readFileSync(path.join(folder, "out/main.js"), "utf8");
}

const { CONTENT_ROOT } = process.env;
afterAll(() => {
  process.env.CONTENT_ROOT = CONTENT_ROOT;
});

test("a part that is switched off leaves the bundle though webpack's cache is kept, and comes back with it", async () => {
  expect(await bundle(ALL_PARTS)).toContain("Show the map");
  expect(await bundle({ ...ALL_PARTS, map: false })).not.toContain("Show the map");
  expect(await bundle(ALL_PARTS)).toContain("Show the map");
});
