/** Part of `npm run check`: which folder may import from which, downwards only. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const RENDERED = ["features", "components", "hooks", "content", "site"];

/** A folder of `src`, the plugins, the illustrations, the desk, and the folders that it may import; it always may import itself. */
const ALLOWED: Record<string, readonly string[]> = {
  pages: ["views", ...RENDERED],
  templates: ["views", "slices", ...RENDERED],
  slices: RENDERED,
  views: RENDERED,
  features: ["components", "hooks", "client", "content", "site"], // but never another feature
  components: ["hooks", "site"],
  hooks: ["client", "content", "site"],
  client: ["content", "site"],
  gatsby: ["content-folder", "content", "site"],
  release: ["gatsby", "server", "content", "site"],
  server: ["content-folder", "content", "site"],
  "content-folder": ["content", "site"],
  content: ["site"],
  styles: ["site"],
  site: [],
  plugins: [],
  illustrations: ["fonts", "gatsby", "content", "site"],
  desk: ["content", "site"],
};

/** Files that import from one more folder. */
const EXCEPTIONS: Record<string, string> = {
  // only in Node: webpack puts constants in its place
  "src/site/company-values.ts": "gatsby",
};

/** Packages that a folder does without; React and Gatsby may lend it types. */
const REFUSED: readonly [RegExp, readonly string[]][] = [
  [/^node:/, ["pages", "templates", "slices", "views", "client", "site", ...RENDERED]],
  [
    /^(?:react|gatsby)(?:-|\/|$)/,
    ["client", "release", "server", "content-folder", "content", "site"],
  ],
];

const foldersOf = (file: string) => file.replace(/^src\//, "").split("/");
/** The rule that the import of `specifier` in `file` (from the root) breaks, if any. */
export function brokenRule(file: string, specifier: string, typeOnly: boolean): string | undefined {
  const [folder = "", feature] = foldersOf(file);
  if (!specifier.startsWith(".")) {
    const refused = REFUSED.some(([name, by]) => name.test(specifier) && by.includes(folder));
    return refused && !typeOnly ? `${folder} may not import ${specifier}` : undefined;
  }
  const [target = "", other] = foldersOf(posix.join(posix.dirname(file), specifier));
  if (target === folder && (folder !== "features" || other === feature)) return undefined;
  if (EXCEPTIONS[file] === target) return undefined;
  return ALLOWED[folder]?.includes(target) ? undefined : `${folder} may not import ${target}`;
}

const IMPORT = /(?:^(?:import|export)(\stype)?[^";]*?from\s|import\()"([^"]+)"/gm;

if (require.main === module) {
  for (const root of ["src", "plugins", "illustrations", "desk"]) {
    for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (!/(?<!\.d)\.tsx?$/.test(name)) continue;
      const file = posix.join(root, name);
      for (const [, type, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
        const rule = brokenRule(file, specifier, !!type);
        if (rule) process.exitCode = 1;
        if (rule) console.error(`${file}: ${rule}`);
      }
    }
  }
}
