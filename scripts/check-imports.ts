/**
 * Part of `npm run check`: checks that folders import only from folders below them, and that hosts
 * don't import anything that they can't run.
 */
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { filesBelow } from "../src/node/files";

const REACT = ["react", "gatsby"];
const RENDERED = ["features", "enquiry", "components", "hooks", "content", "site", ...REACT];
/**
 * Allowed imports for each folder: other folders, React or Gatsby. A folder may always import
 * itself.
 */
const ALLOWED: Record<string, readonly string[]> = {
  pages: ["views", ...RENDERED],
  templates: ["views", "slices", ...RENDERED],
  slices: RENDERED,
  views: RENDERED,
  features: ["enquiry", "components", "hooks", "client", "content", "site", ...REACT], // never another feature
  enquiry: ["components", "hooks", "client", "content", "site", ...REACT],
  components: ["hooks", "site", ...REACT],
  hooks: ["client", "content", "site", ...REACT],
  client: ["content", "site"],
  gatsby: ["content-files", "node", "content", "site"],
  release: ["gatsby", "server", "inbox", "node", "content-files", "content", "site"],
  server: ["inbox", "content-files", "node", "content", "site"],
  inbox: ["content", "site"],
  edge: ["server", "inbox", "content", "site"],
  "content-files": ["content", "site"],
  node: ["site"], // for any Node program
  content: ["site"],
  styles: ["site"],
  site: [".generated"],
  plugins: REACT,
  illustrations: ["gatsby", "content", "site"],
  desk: ["content-files", "content", "site", "react"],
  scripts: [
    "desk",
    "gatsby",
    "node",
    "release",
    "server",
    "edge",
    "inbox",
    "content-files",
    "content",
    "site",
    "__tests__",
  ],
  bench: [
    "scripts",
    "features",
    "gatsby",
    "node",
    "release",
    "server",
    "edge",
    "inbox",
    "content",
    "site",
    "__tests__",
  ],
};
const IMPORT = /(?:^(?:import|export)(\stype)?[^";]*?from\s|import\()"([^"]+)"/gm;
const foldersOf = (file: string) => file.replace(/^src\//, "").split("/");

/**
 * Returns the rule that an import in `file` (relative to the project) breaks, if any. Types from
 * React, Gatsby and content are always allowed.
 */
export function brokenRule(file: string, specifier: string, typeOnly: boolean): string | undefined {
  const [folder = "", feature] = foldersOf(file);
  const [target = "", other] = specifier.startsWith(".")
    ? foldersOf(posix.join(posix.dirname(file), specifier))
    : (!typeOnly && /^(?:react|gatsby)\b/.exec(specifier)) || [folder, feature];
  if (typeOnly && target === "content") return undefined;
  if (target === folder && (folder !== "features" || other === feature)) return undefined;
  const isFine = ALLOWED[folder]?.includes(target);
  return isFine ? undefined : `${folder} may not import ${target}`;
}

/**
 * Entry points of code that runs on Workers. They and everything they import may only use Web APIs.
 */
const WEB_ENTRIES = ["src/server/application.ts", "src/edge/worker.ts"];
/** Packages that only need Web APIs. */
const WEB_PACKAGES = /^(?:hono|valibot|ipaddr\.js|entities|cloudflare:workers)(?:\/|$)/;

/**
 * Programs that run before the company's values exist. Most of them work on a built site, which may
 * have no content folder. One writes the values in a fresh clone.
 */
const ENTRIES_WITHOUT_VALUES = [
  "scripts/serve.ts",
  "scripts/inbox.ts",
  "scripts/support/write-site-values.ts",
  "src/release/rollback.ts",
];
const VALUES = /^src\/site\/company\/values$/;

/** Returns the chain of files from `entry` to the first import that `isFound` accepts, or null. */
export function findImport(
  entry: string,
  isFound: (target: string, isOurs: boolean) => boolean,
  seen = new Set<string>(),
): string | null {
  if (seen.has(entry)) return null;
  seen.add(entry);
  for (const [, type, specifier = ""] of readFileSync(entry, "utf8").matchAll(IMPORT)) {
    if (type) continue;
    const isOurs = specifier.startsWith(".");
    const target = isOurs ? posix.join(posix.dirname(entry), specifier) : specifier;
    if (isFound(target, isOurs)) return `${entry} imports ${target}`;
    const names = isOurs ? [target, `${target}.ts`] : [];
    const file = names.find((name) => name.endsWith(".ts") && existsSync(name));
    const found = file && findImport(file, isFound, seen);
    if (found) return `${entry} → ${found}`;
  }
  return null;
}

/**
 * Returns the chain of files from `entry` to an import of a Node module or of a package that may
 * need one. Returns null if there's no such import.
 */
export const importOfNode = (entry: string): string | null =>
  findImport(entry, (target, isOurs) => !isOurs && !WEB_PACKAGES.test(target));

if (require.main === module) {
  for (const entry of WEB_ENTRIES) {
    const found = importOfNode(entry);
    if (found) process.exitCode = 1;
    if (found) console.error(`${found}: the host application may only use Web APIs`);
  }
  for (const entry of ENTRIES_WITHOUT_VALUES) {
    const found = findImport(entry, (target) => VALUES.test(target));
    if (found) process.exitCode = 1;
    if (found) console.error(`${found}: this runs before the company’s values are written`);
  }
  for (const root of ["src", "plugins", "illustrations", "desk", "scripts", "bench"]) {
    for (const name of filesBelow(root)) {
      const file = posix.join(root, name);
      if (!/(?<!\.d)\.tsx?$/.test(file)) continue;
      for (const [, type, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
        const rule = brokenRule(file, specifier, !!type);
        if (rule) process.exitCode = 1;
        if (rule) console.error(`${file}: ${rule}`);
      }
    }
  }
}
