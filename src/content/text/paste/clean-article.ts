import { contentAnchor } from "../../../site/routes";
import { type Block, isBlank } from "./blocks";
import { parsePaste } from "./parse-paste";
import { readBlocks } from "./read-blocks";
import { nameIn, type Places, writeBlocks } from "./write-blocks";

/** The HTML of one of an article's texts, cleaned but not sanitised yet. */
export interface CleanText {
  readonly html: string;
  /**
   * Links such as "#costs" whose anchor isn't in the article. Cleaning turns them into plain text.
   */
  readonly deadLinks: readonly string[];
}

/**
 * Removes the markup that editors and word processors add to an article's texts. Links within the
 * article may point into any of these texts, or to the anchors in `headings`.
 */
export function cleanArticle(texts: readonly string[], headings: readonly string[]): CleanText[] {
  const read = texts.map((text) => readBlocks(parsePaste(text), { mayHaveLines: true }));
  const links = read.map(linkedNames);
  const places = placesOf(read.flat(), headings, new Set(links.flat()));
  return read.map((blocks, i) => ({
    html: writeBlocks(blocks, places),
    deadLinks: (links[i] ?? []).filter((name) => !places.targetOf(name)).map((name) => `#${name}`),
  }));
}

const PREFIX = contentAnchor("");

/**
 * Gives an id to each block that a link points to. If several blocks share a name, the first one
 * gets the id.
 */
function placesOf(
  blocks: readonly Block[],
  headings: readonly string[],
  linked: ReadonlySet<string>,
): Places {
  const idByName = new Map(
    headings.map((anchor) => [contentAnchor(anchor), contentAnchor(anchor)]),
  );
  const idByBlock = new Map<Block, string>();
  const taken = new Set(idByName.values());
  const place = (block: Block): void => {
    const names = block.names.filter((name) => linked.has(name) && !idByName.has(name));
    const [first] = names;
    if (first !== undefined) {
      const base = (first.startsWith(PREFIX) ? first : contentAnchor(first)).replace(/\s+/g, "-");
      let id = base;
      for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
      taken.add(id);
      idByBlock.set(block, id);
      for (const name of names) idByName.set(name, id);
    }
    block.blocks?.forEach(place);
  };
  blocks.forEach(place);
  for (const anchor of headings) {
    if (!idByName.has(anchor)) idByName.set(anchor, contentAnchor(anchor));
  }
  return {
    // without an element of that name, browsers scroll "#top" to the top of the page
    targetOf: (name) => idByName.get(name) ?? (/^top$/i.test(name) ? name : null),
    idOf: (block) => idByBlock.get(block),
  };
}

/** Returns the anchor names that links point to. Links without words or a picture don't count. */
const linkedNames = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ runs = [], blocks: inner = [] }) => [
    ...runs
      .filter((run) => !isBlank(run))
      .flatMap(({ marks }) =>
        marks.flatMap(({ attributes }) => nameIn(attributes.href ?? "") ?? []),
      ),
    ...linkedNames(inner),
  ]);
