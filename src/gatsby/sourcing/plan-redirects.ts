import { type ContentIssue, leftOut } from "../../content/model/report";
import type { Redirect } from "../../site/routes";

/** A redirect from a record's former path. */
export interface MovedPath extends Redirect {
  readonly section: string;
  readonly item: string;
}

const FIELD = "moved_from";

/**
 * Plans one redirect for each former path. If its target isn't published but has itself moved, the
 * redirect leads to the end of the chain. `published` contains the paths of pages. Loops, and paths
 * that are still in use, are reported and left out. If two records list the same path, the first
 * one gets it and the second is reported.
 */
export function planRedirects(
  moves: readonly MovedPath[],
  published: ReadonlySet<string>,
): { readonly redirects: readonly Redirect[]; readonly issues: readonly ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const name = ({ section, item }: MovedPath, problem: string) =>
    issues.push(leftOut(section, item, FIELD, problem, "that address doesn’t redirect"));
  const claims = new Map<string, MovedPath>();
  for (const move of moves) {
    const { from, to } = move;
    const other = claims.get(from);
    if (from === to) name(move, `contains ${from}, which is the record’s own address`);
    else if (published.has(from)) {
      // an unpublished record may be published at this path later
      if (published.has(to)) name(move, `contains ${from}, which is still in use`);
    } else if (other && other.to !== to) {
      name(
        move,
        `contains ${from}, which ${other.item} also lists; ${from} redirects to ${other.to}`,
      );
    } else claims.set(from, move);
  }
  const redirects = [...claims.values()].flatMap((move) => {
    const seen = new Set([move.from]);
    let { to } = move;
    while (!published.has(to)) {
      if (seen.has(to)) {
        name(move, `redirects in a loop: ${[...seen, to].join(", ")}`);
        return [];
      }
      seen.add(to);
      const next = claims.get(to);
      if (!next) return []; // not published yet, or no longer published
      to = next.to;
    }
    return [{ from: move.from, to }];
  });
  return { redirects: redirects.sort((a, b) => a.from.localeCompare(b.from, "en")), issues };
}
