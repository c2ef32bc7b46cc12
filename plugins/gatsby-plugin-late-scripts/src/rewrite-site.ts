import type { BuildArgs } from "gatsby";
import gatsby from "gatsby/package.json";
import { type RewrittenPages, rewritePages } from "./rewrite-pages";

/**
 * Rewrites the built pages in `publicDirectory` to use late scripts, or restores Gatsby's own if
 * `enabled` is false. Fails the build if `rewritePages` throws.
 */
export async function rewriteSite(
  publicDirectory: string,
  enabled: boolean,
  { cache, reporter }: Pick<BuildArgs, "cache" | "reporter">,
): Promise<void> {
  const previous: RewrittenPages | undefined = await cache.get("pages");
  try {
    await cache.set("pages", rewritePages(publicDirectory, enabled, previous));
  } catch (error) {
    const problem = error instanceof Error ? error.message : error;
    reporter.panicOnBuild(
      `gatsby-plugin-late-scripts: ${problem} Gatsby ${gatsby.version} is installed; the plugin's README lists ` +
        "the versions it's known to work with. To build without it, set its option `enabled` to false.",
    );
  }
}
