import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { buildDesk, deskHeaders } from "../../scripts/support/desk-build";
import { createPublisher } from "../../scripts/support/desk-publisher";
import { serveDesk } from "../../scripts/support/desk-server";
import { htmlToText } from "../../src/content/text/plain-text";
import { sanitise } from "../../src/content/text/sanitise";
import { markdownToHtml } from "../../src/content-files/markdown-to-html";
import { readCatalogue, readDefault } from "../../src/gatsby/sourcing/content-folder";
import { listen, type RunningServer } from "../../src/server/listen";
import { DRAFT_ROUTE } from "../../src/site/routes";
import { DESK_MEMBER, DESK_PICTURE, DESK_POST, deskMember, deskPost } from "../fixtures/desk-files";
import { startBrowser } from "../support/browser/browser";
import { builtFile, builtFiles } from "../support/browser/built-site";
import {
  edit,
  field,
  filesNow,
  openDesk,
  paste,
  sampleFiles,
  save,
  saveButton,
} from "../support/browser/desk";
import { testWith } from "../support/browser/programs";
import { isFull } from "../support/full";
import { rawRequest } from "../support/servers/raw-request";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";
import { until } from "../support/until";

/** An editor's morning at the desk, with Chromium's private file system as the project's folder. */

const test = testWith("chromium");
const folder = temporaryFolder();
let desk: RunningServer;
let site: RunningServer;
const browser = startBrowser(() => desk.url);

/** Shows what the desk sends of a post, as JSON, and its picture. */
const DRAFT_PAGE = `<pre></pre><img alt="The picture"><script>
  addEventListener("message", ({ data: { post, picture } }) => {
    document.querySelector("pre").textContent = JSON.stringify(post);
    if (picture) document.querySelector("img").src = URL.createObjectURL(picture);
  });
  top.postMessage("ready", "*");
</script>`;

/** What the desk finds in the project's folder. */
const CONTENT = sampleFiles();

beforeAll(async () => {
  // Replaces the development site. Pages name themselves, and a new post's page appears late.
  let looks = 0;
  const page = ({ url }: Request) => {
    const { pathname } = new URL(url);
    const isLate = pathname === "/blog/short-codes-explained" && ++looks < 5;
    const text = pathname === DRAFT_ROUTE ? DRAFT_PAGE : `The page ${pathname}`;
    const headers = { "Content-Type": "text/html" };
    return new Response(isLate ? "404" : text, { status: isLate ? 404 : 200, headers });
  };
  site = await listen(page, { port: 0, headers: {} });
  const settings = { backend: { name: "local", folder: "site" }, siteUrl: site.url } as const;
  await buildDesk(settings, folder);
  const releases = { releasesDirectory: null, siteUrl: "https://duka.example" };
  const publisher = createPublisher({ project: folder, command: [], env: {}, ...releases });
  const siteUrl = site.url;
  desk = await serveDesk(folder, { port: 0, headers: deskHeaders(settings), publisher, siteUrl });
});
afterAll(() => Promise.all([desk.close(), site.close()]));

/** Longer than any machine needs. */
const SAVES_MAX = 3_000;

/** A picture of a single colour. */
const marketDay = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: "#2b3857" } })
    .png()
    .toBuffer();

/** Chooses a new picture for a field and waits until the field has it. */
async function upload(page: Page, into: Locator, buffer: Buffer): Promise<void> {
  await into.getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const file = { name: "Market Day.png", mimeType: "image/png", buffer };
  await page.locator("input[type=file]").last().setInputFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await into.getByRole("button", { name: "Replace" }).waitFor();
}

/**
 * Presses "Save" until the files are right, because the desk takes a moment to read what was typed.
 */
async function saveUntil(
  page: Page,
  areMeant: (files: Record<string, Buffer>) => boolean,
  prepare: () => Promise<void> = async () => undefined,
): Promise<Record<string, Buffer>> {
  for (let attempt = 0; attempt < SAVES_MAX; attempt += 1) {
    const files = await filesNow(page);
    if (areMeant(files)) return files;
    if (!(await saveButton(page).isVisible())) continue;
    await prepare();
    await saveButton(page)
      .click({ timeout: 2_000 })
      .catch(() => {}); // it's being saved, or has been
  }
  throw new Error(`Never saved: ${String((await filesNow(page))[POST.file])}`);
}

const recordsOf = (folder: string) =>
  Object.entries(CONTENT)
    .filter(([file]) => file.startsWith(`content/${folder}/`))
    .map(([file, text]) => ({ id: path.parse(file).name, file, ...JSON.parse(text) }))
    .sort((a, b) => a.order - b.order);
const [service] = recordsOf("services");
/** A field unknown to the desk, as somebody else might have added it. */
const NOTE = '"internal_note": "Ask Salma first"';
CONTENT[service.file] = CONTENT[service.file]?.replace(/\n}\n$/, `,\n  ${NOTE}\n}\n`) ?? "";
const [POST] = recordsOf("posts").filter(({ id }) => id === "12");
const team = recordsOf("team");
const author = recordsOf("authors")[0]?.name;
const testimonial = recordsOf("testimonials").at(-1); // would change the order of those after it

const PRICES = "content/prices.json";

// in `npm test` a phone changes a post, below
test.each(isFull ? [1280, 360] : [1280])(
  "at %i px, an editor's changes are in the files, and nowhere else",
  async (width) => {
    const { page, requests, consoleErrors } = await openDesk(browser, width, CONTENT);

    // first an invalid price, then a valid one
    await edit(page, `services/entries/${service.id}`, service.title);
    const plans = field(page, "Plans");
    await plans.getByRole("button", { name: "Expand All" }).click();
    const price = plans.getByRole("textbox", { name: "Price" }).first();
    await price.fill("from 16,000");
    await saveButton(page).click();
    await plans.getByText("Must be a whole amount such as 15,000, or Custom.").waitFor();
    expect(String((await filesNow(page))[service.file])).toBe(CONTENT[service.file]);
    await price.fill("16,000");
    const isPreviewed = width > 1_000;
    const reload = isPreviewed && page.waitForRequest(`${site.url}/services/${service.id}`);
    await save(page);
    await reload;

    // the price of a message
    await edit(page, "price-list/entries/prices", "Prices");
    const tiers = field(page, "SMS table");
    await tiers.getByRole("button", { name: "Expand All" }).click();
    await tiers.getByRole("spinbutton", { name: "Price per SMS part, in cents" }).last().fill("1");
    await save(page);

    // a team member
    await edit(page, "team/new", "a new entry in the “\\W?Team");
    await page.getByRole("textbox", { name: "Name" }).fill("Achieng Owino");
    await page.getByRole("textbox", { name: "Role" }).fill("Network Engineer");
    await page.getByRole("textbox", { name: "Biography" }).fill("Achieng keeps the links up.");
    await save(page);

    // a testimonial to delete
    await edit(page, `testimonials/entries/${testimonial.id}`, testimonial.client_name);
    await page.getByRole("button", { name: "Show Editor Options" }).click();
    await page.getByRole("menuitem", { name: "Delete Entry" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Entry deleted.").last().waitFor();

    // a post with a picture
    const picture = await marketDay();
    await edit(page, "posts/new", "a new entry in the “\\W?Blog");
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    const opening = page.getByRole("textbox", { name: "Opening paragraph" });
    /** On a busy machine the desk may still clear text typed while it opened. */
    const writeTexts = async () => {
      await title.fill("Short codes, explained");
      await opening.fill("What a short code is.");
    };
    await writeTexts();
    await page.getByRole("radio", { name: "USSD" }).click();
    await field(page, "Author").getByRole("combobox").click();
    await page.getByRole("option", { name: author }).click();
    await upload(page, field(page, "Picture"), picture);
    await field(page, "Tags").getByRole("textbox").fill("short codes");
    const sections = field(page, "Sections");
    await sections.getByRole("button", { name: /Add/ }).click();
    await sections.getByRole("textbox", { name: "Heading" }).fill("Shared or your own");
    await sections.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.insertText("Most begin with a shared one."); // as if pasted
    await saveUntil(
      page,
      (files) => String(files[DESK_POST]).includes("one."),
      async () => {
        if ((await title.inputValue()) === "" || (await opening.inputValue()) === "") {
          await writeTexts();
        }
      },
    );
    await saveButton(page, true).waitFor();
    if (isPreviewed) {
      const preview = page.frameLocator("iframe").frameLocator("iframe");
      await preview.getByText("The page /blog/short-codes-explained").waitFor();
    }

    const files = await filesNow(page);
    const written = Object.fromEntries(
      Object.entries(files)
        .filter(([file, bytes]) => file !== ".git/HEAD" && String(bytes) !== CONTENT[file])
        .map(([file, bytes]) => [file, String(bytes)]),
    );
    expect(Object.keys(written).sort()).toEqual(
      [DESK_PICTURE, DESK_POST, PRICES, service.file, DESK_MEMBER].sort(),
    );
    expect(Object.keys(CONTENT).filter((file) => !files[file])).toEqual([testimonial.file]);
    expect(files[DESK_PICTURE]).toEqual(picture);
    expect(changesOf(service.file, written[service.file])).toEqual([
      ".pricing.0.price: 15,000 → 16,000",
    ]);
    expect(changesOf(PRICES, written[PRICES])).toEqual([".tiers.4.unitCostCents: 20 → 1"]);
    expect(written[DESK_MEMBER]).toBe(deskMember(team.length + 1));
    expect(written[DESK_POST]?.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00/, "NOW")).toBe(
      deskPost(author, "NOW"),
    );
    for (const file of [DESK_POST, PRICES, service.file, DESK_MEMBER])
      expect(formatted(file, written[file])).toBe(written[file]);

    // the build reads them as intended
    const root = path.join(folder, `written-${width}`);
    await writeFiles(root, files);
    const { records: catalogue, notes } = readCatalogue(path.join(root, "content"));
    const posts = readDefault("blogPosts", path.join(root, "content"));
    const people = readDefault("team", path.join(root, "content"));
    const testimonials = readDefault("testimonials", path.join(root, "content"));
    const issues = [notes, posts, people, testimonials].flatMap((read) => read.issues);
    expect(issues.map(({ field }) => field)).toEqual(["internal_note"]); // kept, although the site doesn't use it
    expect(catalogue.services[0]?.pricing[0]?.price).toBe("16,000");
    expect(posts.content.find(({ slug }) => slug === "short-codes-explained")).toMatchObject({
      author,
      image: { path: "posts/market-day.png" },
      sections: [{ html: "<p>Most begin with a shared one.</p>" }],
    });
    expect(people.content.members.at(-1)?.name).toBe("Achieng Owino");
    expect(testimonials.content).toHaveLength(recordsOf("testimonials").length - 1);

    const isOurs = (url: string) => [desk.url, site.url].includes(new URL(url).origin);
    const others = requests.filter((request) => !isOurs(request.url()));
    expect(others.map((request) => request.failure()?.errorText)).toEqual(others.map(() => "csp"));
    expect(consoleErrors.filter((line) => !BLOCKED_FONT.test(line))).toEqual([]);
  },
);

test("a post that was never saved is shown as it's written, with a picture that was never saved", async () => {
  const { page } = await openDesk(browser, 1280, CONTENT);
  await edit(page, "posts/new", "a new entry in the “\\W?Blog");
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await preview.getByText('"title":""').waitFor();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Short codes");
  const sections = field(page, "Sections");
  await sections.getByRole("button", { name: /Add/ }).click();
  await sections.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.insertText("Dial *544*1#");
  await preview.getByText('"title":"Short codes"').waitFor();
  await preview.getByText('"explanation":"<p>Dial *544*1#</p>"').waitFor();

  await upload(page, field(page, "Picture"), await marketDay());
  const picture = preview.getByRole("img", { name: "The picture" });
  await until(async () => {
    const width = await picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    return width === 800;
  });
  expect(Object.keys(await filesNow(page)).sort()).toEqual(
    [...Object.keys(CONTENT), ".git/HEAD"].sort(),
  );
});

test("the text editor inserts a picture with its caption and a call-out, which the site shows as meant", async () => {
  const { id: _id, file: _file, ...post } = POST;
  const short = { [POST.file]: JSON.stringify({ ...post, sections: [] }) };
  const { page } = await openDesk(browser, 1280, { ...CONTENT, ...short });
  await edit(page, "posts/entries/12", POST.title);
  const sections = field(page, "Sections");
  await sections.getByRole("button", { name: /^Add/ }).click();
  await sections.getByRole("textbox", { name: "Heading" }).fill("At the market");
  const text = field(sections, "Text");

  await text.getByRole("button", { name: "Picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Picture", exact: true });
  const picture = await marketDay();
  await upload(page, field(dialog, "Picture"), picture);
  await dialog
    .getByRole("textbox", { name: "What the picture shows" })
    .fill("A stall with a phone");
  await dialog.getByRole("textbox", { name: "Caption" }).fill("Market day in Thika");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await text.getByRole("button", { name: "Picture" }).last().waitFor();

  await text.getByRole("button", { name: "Insert" }).click();
  await page.getByRole("menuitem", { name: "Call-out" }).click();
  await text.getByRole("textbox", { name: "Text of the call-out" }).fill("Ask **first**.");
  const files = await saveUntil(
    page,
    (now) => String(now[POST.file]).includes("first") && now[DESK_PICTURE] !== undefined,
  );
  expect(files[DESK_PICTURE]).toEqual(picture);
  expect(JSON.parse(String(files[POST.file])).sections).toEqual([
    {
      header: "At the market",
      explanation:
        '![A stall with a phone](/posts/market-day.png "Market day in Thika")\n\n<aside>\n\nAsk **first**.\n\n</aside>',
    },
  ]);
  const root = path.join(folder, "written-text");
  await writeFiles(root, files);
  const posts = readDefault("blogPosts", path.join(root, "content"));
  expect(posts.issues).toEqual([]);
  const html = posts.content.find(({ slug }) => slug === "12")?.sections[0]?.html ?? "";
  const shown = sanitise(html, (src) => ({ src: `/shown/${src}` }));
  expect(shown).toMatch(
    /^<figure><img [^>]*src="\/shown\/[^"]*posts\/market-day\.png"[^>]* alt="A stall with a phone" ?\/><figcaption>Market day in Thika<\/figcaption><\/figure>/,
  );
  expect(shown).toContain("<aside>\n<p>Ask <strong>first</strong>.</p>\n</aside>");
});

/** Opens the post with these texts in its sections, and returns the texts' fields. */
async function openTexts(...texts: readonly string[]): Promise<{ page: Page; fields: Locator }> {
  const { id: _id, file: _file, ...post } = POST;
  const sections = texts.map((explanation) => ({ header: "Codes", explanation }));
  const file = JSON.stringify({ ...post, sections });
  const { page } = await openDesk(browser, 1280, { ...CONTENT, [POST.file]: file });
  await edit(page, "posts/entries/12", POST.title);
  const list = field(page, "Sections");
  return { page, fields: field(list, "Text") };
}

/**
 * Saves until the post's texts are as intended, and returns them with the HTML that the build makes
 * of them.
 */
async function savedTexts(page: Page, areMeant: (texts: readonly string[]) => boolean) {
  const textsIn = (files: Record<string, Buffer>): string[] =>
    JSON.parse(String(files[POST.file])).sections.map(
      ({ explanation = "" }: { explanation?: string }) => explanation,
    );
  const files = await saveUntil(page, (now) => areMeant(textsIn(now)));
  const texts = textsIn(files);
  return { texts, html: texts.map(markdownToHtml) };
}

test("dial codes stay as they're typed, in the editor, in Markdown and in untouched texts", async () => {
  const untouched = "Or **dial *334#**: KSh 5*3*2, only *once*.";
  const { page, fields } = await openTexts("", untouched);
  const text = fields.first();
  const box = text.getByRole("textbox", { name: "Text" });
  await box.click();
  await page.keyboard.type(
    "Dial *544*1# to buy data, or *384*5# to pay. KSh 5*3*2, my_file_name.txt",
  );
  const typed = await savedTexts(page, ([first]) => first?.includes(".txt") === true);
  expect(typed.html).toEqual([
    "<p>Dial *544*1# to buy data, or *384*5# to pay. KSh 5*3*2, my_file_name.txt</p>",
    "<p>Or <strong>dial *334#</strong>: KSh 5*3*2, only <em>once</em>.</p>",
  ]);

  const mode = text.getByRole("button", { name: "Edit in Markdown" });
  await mode.click();
  await text
    .getByRole("textbox", { name: "Text" })
    .fill("Dial *144*2# or *100#, *then* pay 2*3*4.");
  await mode.click();
  const again = await savedTexts(page, ([first]) => first?.includes("144") === true);
  expect(again.html[0]).toBe("<p>Dial *144*2# or *100#, <em>then</em> pay 2*3*4.</p>");
});

test("the text editor inserts a table, and changes an existing one", async () => {
  const table = "| Item | Price |\n| :-- | --: |\n| *544*1# | 0.50 |";
  const { page, fields } = await openTexts(`Before.\n\n${table}\n\nAfter.`, table, "Start.");
  const rowsOf = (text: Locator) => text.getByRole("textbox", { name: "Rows of the table" });
  const rows = rowsOf(fields.first());
  expect(await rows.inputValue()).toBe("Item | Price\n*544*1# | 0.50");
  await rows.fill("Item | Price\n*544*1# | 0.40\nOTP\t1|2");
  const changed = await savedTexts(page, ([first]) => first?.includes("OTP") === true);
  expect(changed.texts).toEqual([
    "Before.\n\n| Item | Price |\n| :-- | --: |\n| *544*1# | 0.40 |\n| OTP | 1\\|2 |\n\nAfter.",
    table,
    "Start.",
  ]);

  await fields.last().getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.press("Control+End");
  await fields.last().getByRole("button", { name: "Insert" }).click();
  await page.getByRole("menuitem", { name: "Table" }).click();
  await rowsOf(fields.last()).fill("Code | Use\n*144# | balance");
  const inserted = await savedTexts(page, (all) => all[2]?.includes("balance") === true);
  expect(inserted.texts[2]).toBe("Start.\n\n| Code | Use |\n| --- | --- |\n| *144# | balance |");
});

const PASTES = "__tests__/fixtures/pastes";
/**
 * Each program's own tests are in `__tests__/content/text/paste`. These go through the editor too.
 */
const SAMPLES = ["google-docs", "word-desktop", "outlook", "wordpress-blocks"];

/**
 * A text's words and structure: lists, tables and links. The clipboard makes relative links
 * absolute.
 */
const outlineOf = (html: string) => ({
  words: htmlToText(html).replace(/\s+/g, ""),
  elements: html.match(/<(?:[ou]l|li|table|tr|t[hd]|strong|a href="https:[^"]*")(?=[ >])/g) ?? [],
});

test("text pasted from other programs keeps its words, lists, tables and links", async () => {
  const cases: readonly { readonly data: Record<string, string>; readonly html: string }[] = [
    ...SAMPLES.map((name) => {
      const read = (end: string) => readFileSync(path.join(PASTES, `${name}${end}`), "utf8");
      return { data: { "text/html": read(".html") }, html: read(".expected.html") };
    }),
    {
      data: {
        "text/html":
          "<table><tr><td>Question</td><td>Yes | no</td></tr><tr><td><p>Dial</p><p>*544*1#</p></td><td>380</td></tr></table>",
      },
      html: "<table><tr><th>Question</th><th>Yes | no</th></tr><tr><td>Dial *544*1#</td><td>380</td></tr></table>",
    },
    {
      data: { "text/plain": "Item\tPrice\nSMS | OTP\t0.50\n\tnone\n" },
      html: "<table><tr><th>Item</th><th>Price</th></tr><tr><td>SMS | OTP</td><td>0.50</td></tr><tr><td></td><td>none</td></tr></table>",
    },
    {
      data: { "text/html": "<p>Before</p><aside><p>An aside</p></aside>" },
      html: "<p>Before</p><p>An aside</p>",
    },
    {
      data: { "text/plain": "Dial *544*1#\tor *384*5#, *now*" },
      html: "<p>Dial *544*1# or *384*5#, *now*</p>",
    },
  ];
  const { page, fields } = await openTexts(...cases.map(() => ""));
  await page.setViewportSize({ width: 1280, height: 8_000 }); // until each section is drawn
  for (const [i, { data }] of cases.entries()) {
    await fields.nth(i).getByRole("textbox", { name: "Text" }).click();
    await paste(page, data);
  }
  const { html } = await savedTexts(page, (texts) => texts.every((text) => text !== ""));
  expect(html.map(outlineOf)).toEqual(cases.map((one) => outlineOf(one.html)));
});

test("a post saved on a phone keeps the code blocks of its untouched texts", async () => {
  const file = "content/posts/10.json";
  const { title, sections } = JSON.parse(CONTENT[file] ?? "");
  const { page } = await openDesk(browser, 360, CONTENT);
  await edit(page, "posts/entries/10", title);
  await field(page, "Title").getByRole("textbox").fill("Menus that callers like");
  const files = await saveUntil(page, (now) => String(now[file]).includes("callers like"));
  const saved: { sections: { explanation: string }[] } = JSON.parse(String(files[file]));
  const texts = saved.sections.map(({ explanation }) => explanation.replaceAll("```plain", "```"));
  expect(texts.join()).toContain("```");
  expect(texts).toEqual(sections.map(({ explanation }: { explanation: string }) => explanation));
});

test("a list says whether each post is a draft, and from and until when it's shown", async () => {
  const { id: _id, file: _file, ...post } = POST;
  const written = (fields: object) => JSON.stringify({ ...post, ...fields });
  const { page } = await openDesk(browser, 1280, {
    ...CONTENT,
    "content/posts/unfinished.json": written({ title: "Unfinished", draft: true }),
    "content/posts/monday.json": written({
      title: "On Monday",
      publish_at: "2026-11-30T08:00:00+03:00",
      unpublish_at: "2026-12-24T18:00:00+03:00",
    }),
  });
  await page.goto("/#/collections/posts");
  for (const words of [
    "Unfinished · Draft",
    "On Monday · from 30 Nov 2026, 05:00 (+00:00) · until 24 Dec 2026, 15:00 (+00:00)",
  ]) {
    await page.getByText(words, { exact: true }).first().waitFor();
  }
  await page.getByText(POST.title, { exact: true }).first().waitFor();
});

/** The CDN for fonts that the desk bundles. Its policy blocks requests there. */
const BLOCKED_FONT = /^Loading the font 'https:\/\/cdn\.jsdelivr\.net\/.* has been blocked\./;

/** The fields that have changed. The desk writes omitted switches and numbers. */
function changesOf(file: string, text = ""): string[] {
  const [former, now] = [CONTENT[file] ?? "", text].map((json) => leavesOf(JSON.parse(json)));
  return [...new Set([...(former?.keys() ?? []), ...(now?.keys() ?? [])])]
    .filter((at) => (former?.get(at) || "") !== (now?.get(at) || ""))
    .map((at) => `${at}: ${former?.get(at)} → ${now?.get(at)}`);
}

/** A document's values by path. */
const leavesOf = (value: unknown, at = ""): ReadonlyMap<string, unknown> =>
  typeof value === "object" && value !== null
    ? new Map(Object.entries(value).flatMap(([key, part]) => [...leavesOf(part, `${at}.${key}`)]))
    : new Map([[at, value]]);

/** The file after the repository's format check. */
const formatted = (file: string, input: string | undefined): string =>
  spawnSync("npx", ["--no-install", "biome", "check", `--stdin-file-path=${file}`], {
    input,
    encoding: "utf8",
  }).stdout;

test("the desk is only served to this machine, under its own policy, and isn't part of the site", async () => {
  const answer = await rawRequest(
    desk.url,
    "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  const foreign = await fetch(desk.url, { headers: { origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
  const policy = (await fetch(desk.url)).headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ");
  expect(policy).toContain(`connect-src 'self' blob: data:; frame-src blob: ${site.url};`);
  const ofTheDesk = builtFiles(/\.(?:js|html|json)$/).filter((file) =>
    /sveltia/i.test(builtFile(file)),
  );
  expect(ofTheDesk).toEqual([]);
});
