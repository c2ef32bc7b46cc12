import { brotliCompressSync } from "node:zlib";
import { decodeShard, type IndexedPost, type SearchShard } from "../src/content/blog/search-index";
import { htmlToText, truncateAtWord } from "../src/content/model/text";
import { viewList } from "../src/features/blog/blog-view";
import { planSearchIndex } from "../src/gatsby/outputs/search/search-index";
import { readDefault } from "../src/gatsby/sourcing/content-folder";
import { longDate } from "../src/site/format/dates";
import type { Keep, Row } from "./support/results";

const SIZES = [100, 1_000, 10_000];
const QUERIES = ["s", "sm", "sms", "m-pesa", "customer experience", "nothing has this"];
const ROUNDS = 20;
const DAY_MS = 86_400_000;
const NEWEST_MS = Date.UTC(2026, 9, 20);

/** Posts as different from one another as real ones: words of the bundled posts, in any order. */
function posts(count: number): IndexedPost[] {
  let state = 42;
  /** A whole number below `limit`, the same in every run. */
  const random = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T; // not empty
  const bundled = readDefault("blogPosts").content;
  const texts = bundled.flatMap(({ title, lead, sections }) => [
    title,
    lead,
    ...sections.map(({ html }) => htmlToText(html)),
  ]);
  const words = texts.join(" ").split(" ");
  const prose = (length: number) => Array.from({ length }, () => pick(words)).join(" ");
  const hex = (length: number) => Array.from({ length }, () => random(16).toString(16)).join("");
  return Array.from({ length: count }, (_, i): IndexedPost => {
    const { category, author, tags } = pick(bundled);
    const publishedAt = new Date(NEWEST_MS - i * DAY_MS).toISOString();
    return {
      slug: String(count - i),
      title: prose(8),
      excerpt: truncateAtWord(prose(40), 150),
      category,
      author,
      image: { url: `/static/${hex(32)}/${hex(5)}/${prose(2).toLowerCase()}.webp` },
      date: longDate(publishedAt),
      tags: [...tags, ...pick(bundled).tags].slice(0, 4),
      publishedAt,
    };
  });
}

const kilobytes = (...texts: string[]): number =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 1_024; // brotli's default: 11

const milliseconds = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

function measure(count: number): Row {
  const { manifest, files } = planSearchIndex(posts(count));
  const texts = files.map(({ text }) => text);
  const decode = () => texts.flatMap((text) => decodeShard(JSON.parse(text) as SearchShard));
  const index = decode();
  const list = { base: "/blog", kind: "all", slug: "all", name: "", page: 1, pageCount: 1 };
  const built = { ...list, total: count, posts: index.slice(0, 9) };
  const search = (text: string) =>
    milliseconds(() =>
      viewList(
        built,
        { index: { posts: index, isComplete: true }, newer: [] },
        { category: "", text, page: 1 },
      ),
    );
  const first = search("s");
  const times = Array.from({ length: ROUNDS }, () => QUERIES.map(search))
    .flat()
    .sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    posts: count,
    "first results, KB brotli": kilobytes(JSON.stringify(manifest), ...texts.slice(0, 1)),
    "whole index, KB brotli": kilobytes(...texts),
    files: files.length,
    "decoding all, ms": milliseconds(decode),
    "first keystroke, ms": first,
    "keystroke, median ms": percentile(0.5),
    "keystroke, 95th percentile ms": percentile(0.95),
  };
}

/** How much the blog's search loads and how fast it answers. */
export async function run(_args: readonly string[], keep: Keep): Promise<void> {
  keep({ Search: SIZES.map(measure) });
}
