import { type ContentIssue, leftOut } from "../../content/model/report";
import type { Redirect } from "../../site/routes";

/** A redirect from the former path of a record, as it is sourced. */
export interface MovedPath extends Redirect {
  readonly section: string;
  /** Name of the record in the report. */
  readonly item: string;
}

const FIELD = "moved_from";

/**
 * Plans one redirect for each former path, to the end of its chain: a record that is not published itself may
 * have moved on to another. `published` are the paths of pages. Issues name a path that is still in use, that
 * two records claim (the first has it), and a loop; none of them redirects.
 */
export function planRedirects(
  moves: readonly MovedPath[],
  published: ReadonlySet<string>,
): { readonly redirects: readonly Redirect[]; readonly issues: readonly ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const name = ({ section, item }: MovedPath, problem: string) =>
    issues.push(leftOut(section, item, FIELD, problem, "it redirects nothing"));
  const claims = new Map<string, MovedPath>();
  for (const move of moves) {
    const { from, to } = move;
    const other = claims.get(from);
    if (from === to) name(move, `names ${from}, which is the record’s own address`);
    else if (published.has(from)) {
      // one that is not published yet may take its place when it goes
      if (published.has(to)) name(move, `names ${from}, which is still in use`);
    } else if (other && other.to !== to) {
      name(move, `names ${from}, which ${other.item} claims too; it leads to ${other.to}`);
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
      if (!next) return []; // not published yet, or no more
      to = next.to;
    }
    return [{ from: move.from, to }];
  });
  return { redirects: redirects.sort((a, b) => a.from.localeCompare(b.from, "en")), issues };
}
