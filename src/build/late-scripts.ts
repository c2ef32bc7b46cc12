import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minify_sync } from "terser";

const MINIFY = { ecma: 2020, compress: { passes: 2 }, mangle: true } as const;

/** The slice that Gatsby puts at the end of every page, and its own form of it for the next build. */
const SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";
const ORIGINAL = ".cache/gatsby-scripts-slice.html";
const LOADER = "src/build/late-scripts.browser.js";

const SCRIPT_ELEMENT = /<script\s+src="([^"]+)"\s+async><\/script>/g;

/**
 * The scripts slice with its script elements replaced by one inline script that fetches them late,
 * in their order; `loader` is that script with `SCRIPT_URLS` in place of the list. A slice without
 * script elements stays as it is. Inline scripts and those for old browsers stay too.
 */
export function withLateScripts(slice: string, loader: string): string {
  const urls = [...slice.matchAll(SCRIPT_ELEMENT)].map(([, url]) => url);
  if (urls.length === 0) return slice;
  const list = JSON.stringify(urls);
  const { code } = minify_sync(
    loader.replace("SCRIPT_URLS", () => list),
    MINIFY,
  );
  return `${slice.replace(SCRIPT_ELEMENT, "")}<script>${code}</script>`;
}

/** As much of webpack's compiler as is used here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (
        at: { readonly name: string; readonly stage: number },
        run: () => void,
      ) => void;
    };
  };
}

/**
 * Rewrites the scripts slice once webpack is done. Before Gatsby compares, it finds its own form
 * again: else it would take every build's scripts for changed and stitch every page anew.
 */
export class LateScriptsPlugin {
  constructor(private readonly root = process.cwd()) {}

  apply(compiler: Compiler): void {
    const { done } = compiler.hooks;
    const slice = path.join(this.root, SLICE);
    const original = path.join(this.root, ORIGINAL);
    const loader = path.join(this.root, LOADER);
    done.tap({ name: "LateScripts: give back", stage: -100 }, () => {
      if (existsSync(original) && existsSync(slice)) writeFileSync(slice, readFileSync(original));
    });
    done.tap({ name: "LateScripts: rewrite", stage: 100 }, () => {
      if (!existsSync(slice)) return;
      const html = readFileSync(slice, "utf8");
      writeFileSync(original, html);
      writeFileSync(slice, withLateScripts(html, readFileSync(loader, "utf8")));
    });
  }
}
