/**
 * Compiles modules for Jest by esbuild, some 40 times as fast as Babel. Its output is changed so that `jest.mock`,
 * `jest.spyOn` and `import()` work as they do with Babel.
 */
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { transformSync, version } = require("esbuild");

/** A compiled module is imported as it is, so that `jest.spyOn` on `import * as` reaches everybody. */
const INTEROP =
  "const interop = (it) => it?.__esModule ? it : Object.assign(Object.create(null), it, { default: it });";

/** Moves calls of `jest.mock` before the imports. Each line keeps its number. */
function hoistMocks(code) {
  const mocks = [];
  const rest = code.replace(/^jest\.mock\((?:.*\);$|[\s\S]*?^\}\)+;$)/gm, (call) => {
    mocks.push(call.replaceAll("\n", " "));
    return call.replace(/.+/g, "");
  });
  return mocks.join("") + rest;
}

const VERSION = createHash("sha256").update(version).update(readFileSync(__filename)).digest("hex");

module.exports = {
  getCacheKey: (code, file, { configString }) =>
    createHash("sha256").update([VERSION, file, configString, code].join("\0")).digest("hex"),
  process(source, file) {
    const { code, map } = transformSync(source, {
      loader: file.endsWith(".ts") ? "ts" : "tsx",
      format: "cjs",
      target: "node20",
      jsx: "automatic",
      supported: { "dynamic-import": false },
      sourcemap: true,
      sourcefile: file,
      banner: INTEROP,
    });
    const changed = code
      .replaceAll("__toESM(require(", "interop(require(")
      .replaceAll(/\bget: ([^,]+), enumerable/g, "get: $1, configurable: true, enumerable");
    return { code: hoistMocks(changed), map };
  },
};
