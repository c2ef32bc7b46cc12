import { brotliCompressSync, constants } from "node:zlib";
import { decodeShard, type IndexedPost, type SearchShard } from "../src/content/blog/search-index";
import { bundledContent } from "../src/content/bundled";
import { htmlToText, longDate, truncateAtWord } from "../src/content/model/text";
import { viewList } from "../src/features/blog/blog-view";
import { planSearchIndex } from "../src/gatsby/outputs/search/search-index";
import { keepResults, type Row } from "./results";

const SIZES = [100, 1_000, 10_000];
const QUERIES = ["s", "sm", "sms", "m-pesa", "customer experience", "nothing has this"];
const ROUNDS = 20;
const DAY_MS = 86_400_000;
const NEWEST_MS = Date.UTC(2026, 9, 20);

/** Numbers from 0 to below 1, the same in every run. */
function createRandom(seed = 42): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Posts as different from one another as real ones: words of the bundled posts, in any order. */
function posts(count: number): IndexedPost[] {
  const random = createRandom();
  const bundled = bundledContent("blogPosts");
  const texts = bundled.flatMap(({ title, lead, sections }) => [
    title,
    lead,
    ...sections.map(({ html }) => htmlToText(html)),
  ]);
  const words = texts.join(" ").split(" ");
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // not empty
  const prose = (length: number) => Array.from({ length }, () => pick(words)).join(" ");
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");
  return Array.from({ length: count }, (_, i): IndexedPost => {
    const model = pick(bundled);
    const publishedAt = new Date(NEWEST_MS - i * DAY_MS).toISOString();
    return {
      slug: String(count - i),
      title: prose(8),
      excerpt: truncateAtWord(prose(40), 150),
      category: model.category,
      author: pick(bundled).author,
      image: { url: `/static/${hex(32)}/${hex(5)}/${prose(2).toLowerCase()}.webp` },
      date: longDate(publishedAt),
      tags: [...model.tags, ...pick(bundled).tags].slice(0, 4),
      publishedAt,
    };
  });
}

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

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
    viewList(built, { index: { posts: index, isComplete: true }, newer: [] }, { text, page: 1 });
  const first = milliseconds(() => search("s"));
  const times = Array.from({ length: ROUNDS }, () =>
    QUERIES.map((query) => milliseconds(() => search(query))),
  )
    .flat()
    .sort((a, b) => a - b);
  const kilobytes = (part: readonly string[]) =>
    part.reduce((sum, text) => sum + brotli(text), 0) / 1024;
  return {
    posts: count,
    "first results, KB brotli": kilobytes([JSON.stringify(manifest), ...texts.slice(0, 1)]),
    "whole index, KB brotli": kilobytes(texts),
    files: files.length,
    "decoding all, ms": milliseconds(decode),
    "first keystroke, ms": first,
    "keystroke, median ms": times[Math.floor(times.length / 2)] ?? 0,
    "keystroke, 95th percentile ms": times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** How much the blog's search loads and how fast it answers. */
export async function run(): Promise<void> {
  keepResults("search", "npm run bench -- search", SIZES.map(measure));
}
