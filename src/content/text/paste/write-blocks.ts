import { encodeText } from "../../../site/format/text";
import { type Block, isBlank, isSameMark, type Mark, type Run } from "./blocks";
import type { Attributes } from "./paste-tree";

export interface Places {
  /** Returns the id that links to `#name` should use, or null if the article has no such anchor. */
  readonly targetOf: (name: string) => string | null;
  readonly idOf: (block: Block) => string | undefined;
}

const VOID = new Set(["hr", "br", "img"]);

export const writeBlocks = (blocks: readonly Block[], places: Places): string =>
  blocks.map((block) => writeBlock(block, places)).join("");

function writeBlock(block: Block, places: Places): string {
  const { tag, attributes, runs, blocks = [] } = block;
  let inner = runs ? writeRuns(runs, places) : writeBlocks(blocks, places);
  if (tag === "") return inner;
  if (tag === "pre" && inner.startsWith("\n")) inner = `\n${inner}`; // parsers drop the first line break
  const id = places.idOf(block);
  const start = openTag(tag, { ...(id && { id }), ...attributes });
  return VOID.has(tag) ? start : `${start}${inner}</${tag}>`;
}

function writeRuns(runs: readonly Run[], places: Places): string {
  let html = "";
  const open: Mark[] = [];
  const toMarks = (marks: readonly Mark[]) => {
    let same = 0;
    for (; same < open.length && same < marks.length; same += 1) {
      if (!isSameMark(open[same] as Mark, marks[same] as Mark)) break; // both indexes are valid
    }
    while (open.length > same) html += `</${open.pop()?.tag}>`;
    for (const mark of marks.slice(same)) {
      html += openTag(mark.tag, mark.attributes);
      open.push(mark);
    }
  };
  const marked = runs.map((run) => ({ ...run, marks: resolved(run.marks, places) }));
  marked.forEach((run, i) => {
    toMarks(isBlank(run) ? shared(run, marked[i - 1], marked[i + 1]) : run.marks);
    if (run.kind === "break") html += "<br>";
    else if (run.kind === "picture") html += openTag("img", run.attributes ?? {});
    else html += escaped(run.text);
  });
  toMarks([]);
  return html;
}

/**
 * Returns the marks that a space or line break shares with the words on both sides, so that no
 * element contains only a space.
 */
const shared = ({ marks }: Run, before?: Run, after?: Run): readonly Mark[] =>
  marks.filter((mark) =>
    [before, after].every((run) => run?.marks.some((other) => isSameMark(mark, other))),
  );

/** Rewrites links to anchors in the article, and drops links whose anchor doesn't exist. */
const resolved = (marks: readonly Mark[], { targetOf }: Places): readonly Mark[] =>
  marks.some(({ attributes }) => attributes.href?.startsWith("#"))
    ? marks.flatMap((mark) => {
        const name = nameIn(mark.attributes.href ?? "");
        if (name === null) return [mark];
        const id = targetOf(name);
        return id === null
          ? []
          : [{ ...mark, attributes: { ...mark.attributes, href: `#${encodeText(id)}` } }];
      })
    : marks;

/** Returns the name in a link such as "#costs", or null for any other link. */
export function nameIn(href: string): string | null {
  if (!href.startsWith("#")) return null;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

function openTag(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapedValue(value)}"`,
  );
  return `<${tag}${written.join("")}>`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "\u00A0": "&nbsp;",
};
const escaped = (text: string): string =>
  text.replace(/[&<>\u00A0]/g, (character) => REFERENCES[character] ?? character);
const escapedValue = (text: string): string => escaped(text).replaceAll('"', "&quot;");
