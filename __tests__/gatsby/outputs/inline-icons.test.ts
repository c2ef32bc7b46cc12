import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  inlineIcons,
  MAX_INLINE_ICONS,
  withInlineIcons,
} from "../../../src/gatsby/outputs/inline-icons";
import { rescan, scanOutput } from "../../../src/gatsby/outputs/site-files";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const SPRITE_URL = "/static/icons-1.svg";
const symbol = (id: string) =>
  `<symbol id="${id}" viewBox="0 0 24 24"><path d="M4 ${id}"/></symbol>`;
const numbered = Array.from({ length: MAX_INLINE_ICONS + 1 }, (_, index) => `n${index}`);
const NAMES = ["menu", "x", "menu-open", ...numbered];
const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">\n${NAMES.map(symbol).join("\n")}\n</svg>`;

const fromSprite = (id: string) => `<svg class="i"><use href="${SPRITE_URL}#${id}"></use></svg>`;
const fromPage = (id: string) => `<svg class="i"><use href="#icon:${id}"></use></svg>`;
const drawn = (id: string) => symbol(id).replace(`"${id}"`, `"icon:${id}"`);
const page = (content: string, before = "") =>
  `<!doctype html><body>${before}<div id="___gatsby">${content}</div></body>`;
const icons = (...ids: readonly string[]) =>
  `<svg data-icons="" style="display:none">${ids.map(drawn).join("")}</svg>`;

const edit = (html: string) => withInlineIcons(html, SPRITE_URL, SPRITE);

test("a page's icons are drawn in it, each once, before everything that shows them", () => {
  const html = page(fromSprite("menu") + fromSprite("x") + fromSprite("menu"));
  const expected = page(fromPage("menu") + fromPage("x") + fromPage("menu"), icons("menu", "x"));
  expect(edit(html)).toBe(expected);
  expect(edit(expected)).toBe(expected);
});

test("a header that Gatsby has replaced in such a page brings its icons, and those that left go", () => {
  const html = page(fromSprite("menu-open") + fromPage("x"), icons("menu", "x"));
  const expected = page(fromPage("menu-open") + fromPage("x"), icons("menu-open", "x"));
  expect(edit(html)).toBe(expected);
});

test("a page with more icons than it may hold takes all of them from the sprite", () => {
  const many = numbered.slice(1);
  expect(edit(page(many.map(fromSprite).join("")))).toContain(icons(...many));
  const html = page(fromSprite("n0") + many.map(fromPage).join(""), icons(...many));
  expect(edit(html)).toBe(page(numbered.map(fromSprite).join("")));
});

test("an icon that the sprite lacks is an error that names it", () => {
  expect(() => edit(page(fromSprite("cat")))).toThrow('The sprite of icons has no "cat".');
});

const folder = temporaryFolder();

test("written are the pages that take icons from the sprite, each in one build", async () => {
  const directory = path.join(folder, "public");
  await writeFiles(directory, {
    "static/icons-1.svg": SPRITE,
    "index.html": page(numbered.map(fromSprite).join("")),
    "404.html": page("<p>No icon</p>"),
    "blog/index.html": page(fromSprite("menu")),
    "_gatsby/slices/header-1.html": fromSprite("menu"),
  });
  const manifest = path.join(folder, "manifest.json");
  const site = await scanOutput(directory, manifest);
  expect(await inlineIcons(directory, site.files)).toEqual(["blog/index.html"]);
  expect(await readFile(path.join(directory, "blog/index.html"), "utf8")).toBe(
    page(fromPage("menu"), icons("menu")),
  );
  const { files } = await rescan(directory, site, ["blog/index.html"]);
  expect(files.get("blog/index.html")?.spriteUrl).toBe("");
  expect(await inlineIcons(directory, files)).toEqual([]);
});
