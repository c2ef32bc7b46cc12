/** Part of `npm run check`: which folder may import from which, downwards only. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const REACT = ["react", "gatsby"];
const RENDERED = ["features", "components", "hooks", "content", "site", ...REACT];
/** A folder of `src` or of the project, and what it may import beside itself: folders, React, Gatsby. */
const ALLOWED: Record<string, readonly string[]> = {
  pages: ["views", ...RENDERED],
  templates: ["views", "slices", ...RENDERED],
  slices: RENDERED,
  views: RENDERED,
  features: ["components", "hooks", "client", "content", "site", ...REACT], // never another feature
  components: ["hooks", "site", ...REACT],
  hooks: ["client", "content", "site", ...REACT],
  client: ["content", "site"],
  gatsby: ["content-folder", "content", "site"],
  release: ["gatsby", "server", "content", "site"],
  server: ["content-folder", "content", "site"],
  "content-folder": ["content", "site"],
  content: ["site"],
  styles: ["site"],
  site: [],
  plugins: REACT,
  illustrations: ["fonts", "gatsby", "content", "site"],
  desk: ["content", "site", "react"],
  fonts: [],
  scripts: ["desk", "gatsby", "release", "server", "content", "site", "__tests__"],
  bench: ["scripts", "features", "gatsby", "release", "server", "content", "site", "__tests__"],
};
const EXCEPTION = "src/site/company/company-values.ts"; // reads a file in Node; webpack puts constants there
const IMPORT = /(?:^(?:import|export)(\stype)?[^";]*?from\s|import\()"([^"]+)"/gm;
const foldersOf = (file: string) => file.replace(/^src\//, "").split("/");

/** The rule that an import in `file` (from the root) breaks, if any. React and Gatsby lend types to all. */
export function brokenRule(file: string, specifier: string, typeOnly: boolean): string | undefined {
  const [folder = "", feature] = foldersOf(file);
  const [target = "", other] = specifier.startsWith(".")
    ? foldersOf(posix.join(posix.dirname(file), specifier))
    : (!typeOnly && /^(?:react|gatsby)\b/.exec(specifier)) || [folder, feature];
  if (target === folder && (folder !== "features" || other === feature)) return undefined;
  const isFine = file === EXCEPTION || ALLOWED[folder]?.includes(target);
  return isFine ? undefined : `${folder} may not import ${target}`;
}

if (require.main === module) {
  for (const root of ["src", "plugins", "illustrations", "desk", "fonts", "scripts", "bench"]) {
    for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
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
