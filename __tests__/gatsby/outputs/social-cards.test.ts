import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawCard } from "../../../src/gatsby/outputs/render-card";
import {
  type CardPlan,
  cardIssues,
  planCards,
  writeSocialCards,
} from "../../../src/gatsby/outputs/social-cards";
import { CATALOGUE } from "../../fixtures/catalogue";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const foldersOf = (name: string) => ({
  publicDirectory: path.join(folder, name, "public"),
  cacheDirectory: path.join(folder, name, "cache"),
});

const card = (name: string, title: string): CardPlan => ({
  url: `/social/blog/${name}.jpg`,
  eyebrow: "Blog",
  title,
});

test("planCards plans a card for every page kind, service, case study and post", () => {
  const plans = planCards({
    pages: CATALOGUE.pages,
    services: [{ serviceId: "ussd", title: "USSD Services", color: "#C5337B" }],
    caseStudies: [{ slug: "a-story", title: "A story" }],
    posts: [{ slug: "a-post", title: "A post", category: "Bulk SMS" }],
  });
  const urls = plans.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      "/social/default.jpg",
      "/social/pages/pricing.jpg",
      "/social/pages/testimonials.jpg",
      "/social/pages/legal.jpg",
      "/social/services/ussd.jpg",
      "/social/case-studies/a-story.jpg",
      "/social/blog/a-post.jpg",
    ]),
  );
  expect(new Set(urls).size).toBe(urls.length);
  const titleOf = (name: string) =>
    plans.find(({ url }) => url === `/social/pages/${name}.jpg`)?.title;
  expect(titleOf("case-studies")).toBe("What clients needed, and what we built");
  expect(titleOf("testimonials")).toBe("Hear from Our Clients");
});

test("a title that no font can draw gets the general card, and the report lists it", async () => {
  const to = foldersOf("letters");
  const blog = { url: "/social/pages/blog.jpg", eyebrow: "Blog", title: "Our Blog" };
  const titles = { amharic: "አማርኛ", arabic: "العربية", arrow: "Ẹ káàbọ̀ → ₵5 ✓" };
  const emoji = card("emoji", "Hello 😀");
  const plans = [blog, ...Object.entries(titles).map(([name, title]) => card(name, title)), emoji];
  expect(await writeSocialCards(plans, to)).toEqual({ drawn: 4, reused: 1 });
  const bytes = (url: string) => readFile(path.join(to.publicDirectory, url));
  const general = await bytes(blog.url);
  for (const name of Object.keys(titles)) {
    expect(await bytes(`/social/blog/${name}.jpg`)).not.toEqual(general);
  }
  expect(await bytes(emoji.url)).toEqual(general);
  expect(cardIssues(plans).map(({ item, problem }) => `${item} ${problem}`)).toEqual([
    "“Hello 😀” has characters that aren’t in the card fonts: 😀",
  ]);
});

test.each([
  ["usual", "Payment Solutions"],
  ["longest", "Why every promotional message needs a name of its own ".repeat(9)],
  ["one long word", "Donaudampfschifffahrtsgesellschaft".repeat(6)],
  ["hostile", `<b>&amp; "quotes" </span> 😀`],
])("drawCard draws %s words as a JPEG of 1200×630 and at most 60 KB", async (_, title) => {
  const image = await drawCard({ eyebrow: "Service", title });
  const { format, width, height } = await sharp(image).metadata();
  expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
  expect(image.length).toBeLessThanOrEqual(60 * 1024);
});

test("drawCard draws the same words as the same bytes, and other words as others", async () => {
  const [one, again, other] = await Promise.all([
    drawCard(card("a", "One")),
    drawCard(card("a", "One")),
    drawCard(card("a", "Two")),
  ]);
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

test("writeSocialCards uses the first card for words that no font can draw, and draws the same words once", async () => {
  const folders = foldersOf("unseen");
  const plans = [card("a", "Seen"), card("b", "\u200b"), card("c", "Seen")];
  expect(await writeSocialCards(plans, folders)).toEqual({ drawn: 1, reused: 2 });
  const [a, b] = await Promise.all(
    ["a", "b"].map((name) =>
      readFile(path.join(folders.publicDirectory, "social/blog", `${name}.jpg`)),
    ),
  );
  expect(a && b?.equals(a)).toBe(true);
});

test("writeSocialCards draws new words and removes cards of removed pages", async () => {
  const folders = foldersOf("reuse");
  const read = (name: string) =>
    readFile(path.join(folders.publicDirectory, "social/blog", `${name}.jpg`));
  const first = [card("a", "First"), card("b", "Second")];
  expect(await writeSocialCards(first, folders)).toEqual({ drawn: 2, reused: 0 });
  const before = await read("a");
  await writeFile(path.join(folders.publicDirectory, "social/blog/old.jpg"), "x");

  const second = [card("a", "First"), card("c", "Third")];
  expect(await writeSocialCards(second, folders)).toEqual({ drawn: 1, reused: 1 });
  expect((await read("a")).equals(before)).toBe(true);
  expect((await readdir(path.join(folders.publicDirectory, "social/blog"))).sort()).toEqual([
    "a.jpg",
    "c.jpg",
  ]);
  expect(await readdir(folders.cacheDirectory)).toHaveLength(2);
});

test("writeSocialCards draws 100 new cards in a first build, then 20, the newest first", async () => {
  const folders = foldersOf("many");
  const cards = Array.from({ length: 130 }, (_, i) => card(`post-${i}`, `Post ${i}`));
  expect(await writeSocialCards(cards, folders)).toMatchObject({ drawn: 100 });
  expect(await writeSocialCards([card("new", "A new post"), ...cards], folders)).toMatchObject({
    drawn: 20,
  });
  const seen = await Promise.all(
    ["new", "post-118", "post-119"].map((name) =>
      readFile(path.join(folders.publicDirectory, "social/blog", `${name}.jpg`)),
    ),
  );
  const drawn = await Promise.all(
    ["A new post", "Post 118", "Post 119"].map((title) => drawCard(card("", title))),
  );
  expect(seen.map((image, i) => drawn[i]?.equals(image))).toEqual([true, true, false]);
});
