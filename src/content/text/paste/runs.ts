import type { Run } from "./blocks";

/** Matches white space, including characters that HTML doesn't count as such. */
const SPACES = /[^\S\uFEFF]+|\u0085/g;
/** Matches a single wide, narrow or non-breaking space. It's intentional, so it stays. */
const MEANT = /^[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]$/;
const STARTS_WITH_SPACE = /^\s/;
const ENDS_WITH_SPACE = /\s$/;

const oneSpace = (text: string): string =>
  text.replace(SPACES, (spaces) => (MEANT.test(spaces) ? spaces : " "));

/**
 * Splits a paragraph's runs wherever there are two or more line breaks. Collapses white space,
 * trims lines, and drops parts without words or pictures.
 */
export function tidyRuns(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  let part: Run[] = [];
  const trimEnd = () => {
    const last = part.at(-1);
    if (last?.kind !== "text") return;
    part.pop();
    const text = last.text.trimEnd();
    if (text) part.push({ ...last, text });
  };
  const endPart = () => {
    trimEnd();
    while (part.at(-1)?.kind === "break") part.pop();
    if (part.length > 0) parts.push(part);
    part = [];
  };
  for (const run of runs) {
    if (run.kind === "picture") part.push(run);
    if (run.kind === "break") {
      trimEnd();
      if (part.at(-1)?.kind === "break") endPart();
      else if (part.length > 0) part.push(run);
    }
    if (run.kind !== "text") continue;
    const last = part.at(-1);
    let text = oneSpace(run.text);
    if (!last || last.kind === "break") text = text.trimStart();
    else if (ENDS_WITH_SPACE.test(last.text) && STARTS_WITH_SPACE.test(text)) {
      part[part.length - 1] = { ...last, text: last.text.replace(ENDS_WITH_SPACE, " ") };
      text = text.trimStart();
    }
    if (text) part.push({ ...run, text });
  }
  endPart();
  return parts.filter(({ length }) => length > 0);
}

export function withoutStart(runs: readonly Run[], count: number): Run[] {
  let left = count;
  return runs.map((run) => {
    const text = run.text.slice(left);
    left = Math.max(0, left - run.text.length);
    return { ...run, text };
  });
}
