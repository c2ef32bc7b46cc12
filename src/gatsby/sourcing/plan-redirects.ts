import { type ContentIssue, leftOut } from "../../content/model/report";
import type { Redirect } from "../../site/routes";

/** A redirect from a record's former path. */
export interface MovedPath extends Redirect {
  readonly section: string;
  readonly item: string;
}

const FIELD = "moved_from";

/**
 * Plans one redirect for each former path, to the end of its chain, because an unpublished record
 * may in turn have moved to another. `published` has the paths of pages. Reports paths that are
 * still in use, paths claimed by two records (the first gets it) and loops; none of these
 * redirects.
 */
export function planRedirects(
  moves: readonly MovedPath[],
  published: ReadonlySet<string>,
): { readonly redirects: readonly Redirect[]; readonly issues: readonly ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const name = ({ section, item }: MovedPath, problem: string) =>
    issues.push(leftOut(section, item, FIELD, problem, "it doesn’t redirect anything"));
  const claims = new Map<string, MovedPath>();
  for (const move of moves) {
    const { from, to } = move;
    const other = claims.get(from);
    if (from === to) name(move, `names ${from}, which is the record’s own address`);
    else if (published.has(from)) {
      // an unpublished record may take its place later
      if (published.has(to)) name(move, `names ${from}, which is still in use`);
    } else if (other && other.to !== to) {
      name(move, `names ${from}, which ${other.item} claims too; the address leads to ${other.to}`);
    } else claims.set(from, move);
  }
  const redirects = [...claims.values()].flatMap((move) => {
    const seen = new Set([move.from]);
    let { to } = move;
    while (!published.has(to)) {
      if (seen.has(to)) {
        name(move, `leads in a loop: ${[...seen, to].join(", ")}`);
        return [];
      }
      seen.add(to);
      const next = claims.get(to);
      if (!next) return []; // not published yet, or no longer
      to = next.to;
    }
    return [{ from: move.from, to }];
  });
  return { redirects: redirects.sort((a, b) => a.from.localeCompare(b.from, "en")), issues };
}
