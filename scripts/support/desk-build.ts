import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { configOf, pagesOf } from "../../desk/config";
import { type DeskSettings, deskPolicy } from "../../desk/settings";
import { SECURITY_HEADERS } from "../../src/site/headers";

/** Headers of every response of a desk. */
export const deskHeaders = (settings: DeskSettings): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  "Content-Security-Policy": deskPolicy(settings),
  // the sign-in of a Git host is a window that reports to the desk
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
});

const deskOf = (settings: DeskSettings): string =>
  JSON.stringify({
    config: configOf(settings),
    pages: settings.backend.name === "local" ? pagesOf(settings) : {},
  });

/** Bundles the desk into `directory`, which holds nothing else then. Returns the files it is made of. */
export async function buildDesk(settings: DeskSettings, directory: string): Promise<string[]> {
  rmSync(directory, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: ["desk/entry.ts"],
    outdir: directory,
    chunkNames: "chunks/[name]-[hash]", // Sveltia's parts find its assets one folder up
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    define: { DESK: deskOf(settings) },
    metafile: true,
    logLevel: "error",
  });
  cpSync("node_modules/@sveltia/cms/npm/assets", path.join(directory, "assets"), {
    recursive: true,
  });
  cpSync("src/images/brand/icon.png", path.join(directory, "icon.png"));
  const page = readFileSync("desk/index.html", "utf8");
  // a policy in a page may not say who frames it
  const policy = deskPolicy(settings).replace(/; frame-ancestors [^;]*/, "");
  writeFileSync(path.join(directory, "index.html"), page.replace("%POLICY%", policy));
  return ["desk/index.html", ...Object.keys(metafile.inputs)];
}

/** Builds a desk again when its sources or `settings` have changed since. */
export async function refreshDesk(settings: DeskSettings, directory: string): Promise<void> {
  const stamp = `${directory}.json`;
  if (existsSync(stamp) && existsSync(directory)) {
    const { files, digest } = JSON.parse(readFileSync(stamp, "utf8"));
    if (digest === digestOf(files, settings)) return;
  }
  const files = await buildDesk(settings, directory);
  writeFileSync(stamp, JSON.stringify({ files, digest: digestOf(files, settings) }));
}

function digestOf(files: readonly string[], settings: DeskSettings): string {
  const hash = createHash("sha256").update(deskOf(settings));
  for (const file of files) {
    const stat = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${stat?.size} ${stat?.mtimeMs}\n`);
  }
  return hash.digest("hex");
}
