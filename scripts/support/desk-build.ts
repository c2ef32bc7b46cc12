import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { configOf, pagesOf } from "../../desk/config";
import { type DeskSettings, deskPolicy } from "../../desk/settings";
import { square } from "../../src/gatsby/brand/brand-files";
import { readCompany } from "../../src/gatsby/company-file";
import { SECURITY_HEADERS } from "../../src/site/headers";

const ICON_PX = 256;

/** Returns the headers for all of a desk's responses. */
export const deskHeaders = (settings: DeskSettings): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  "Content-Security-Policy": deskPolicy(settings),
  // signing in to a Git host opens a pop-up that reports back to the desk
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
});

/** Bundles the desk into `directory`, after emptying it. */
export async function buildDesk(settings: DeskSettings, directory: string): Promise<void> {
  rmSync(directory, { recursive: true, force: true });
  const desk = {
    config: configOf(settings),
    pages: settings.backend.name === "local" ? pagesOf(settings) : {},
    publishes: settings.backend.name === "local",
  };
  await build({
    entryPoints: ["desk/entry.ts"],
    outdir: directory,
    chunkNames: "chunks/[name]-[hash]", // Sveltia's chunks look for its assets one folder up
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    define: { DESK: JSON.stringify(desk) },
    logLevel: "error",
  });
  cpSync("node_modules/@sveltia/cms/npm/assets", path.join(directory, "assets"), {
    recursive: true,
  });
  const mark = readMark();
  if (mark) writeFileSync(path.join(directory, "icon.png"), await square(mark, ICON_PX));
  const page = readFileSync("desk/index.html", "utf8");
  // a policy in the page itself can't restrict who may frame it
  const policy = deskPolicy(settings).replace(/; frame-ancestors [^;]*/, "");
  writeFileSync(path.join(directory, "index.html"), page.replace("%POLICY%", policy));
}

/**
 * Returns the company's mark, or null while `company.json` has a mistake. The desk has to open
 * anyway, so that the mistake can be corrected.
 */
function readMark() {
  try {
    return readCompany().drawings.mark;
  } catch {
    return null;
  }
}
