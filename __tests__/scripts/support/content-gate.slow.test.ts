import { readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../scripts/support/content-gate";
import { sentence } from "../../../scripts/support/findings";
import { pictureCheck } from "../../../scripts/support/picture-findings";
import { PREVIEW_OPTIONS } from "../../fixtures/preview-options";
import { copySample, type Json, jsonOf, writeJson } from "../../support/content/content-walk";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const root = temporaryFolder();
const checkPicture = pictureCheck();
const check = async () =>
  (await checkContent(path.join(root, "content"), checkPicture)).map(sentence);
beforeEach(() => {
  rmSync(path.join(root, "content"), { recursive: true, force: true });
  copySample(root, 1);
});

const POST = "content/posts/1.json";
const NEXT = "content/posts/next.json";
/** Puts a text into the post's first section, and adds fields to it. */
function writePost(explanation: string, fields: object = {}): void {
  const post = jsonOf(root, POST) as object; // a record
  writeJson(root, POST, { ...post, sections: [{ header: "One", explanation }], ...fields });
}

const COMPANY = "content/company.json";
/** Lists the company's own files. */
function writeBrand(files: object): void {
  const company = jsonOf(root, COMPANY) as { readonly brand: object }; // by its schema
  writeJson(root, COMPANY, { ...company, brand: { ...company.brand, ...files } } as Json);
}
const writeFonts = (fonts: object) => writeBrand({ fonts });

const MENU = "content/tools/ivr.json";
const ADVICE = "content/advice.json";
const SERVICE = "content/services/software.json";
/**
 * The first line with a field of that name in the file as the test left it, because earlier fields
 * may have been added or removed.
 */
function lineOf(field: string, file = POST): number {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  return lines.findIndex((line) => line.trimStart().startsWith(`"${field}":`)) + 1;
}

test.each<[string, () => unknown, string | (() => string)]>([
  [
    "a picture of the site without a matching drawing",
    () => writeFiles(root, { "content/images/site/truck.jpg": "" }),
    "content/images/site/truck.jpg: the file isn’t used. Check its name, or move it to the right folder (see docs/publishing.md)",
  ],
  [
    "a picture of the site that can't be shown",
    () => writeFiles(root, { "content/images/site/about.jpg": "<svg/>" }),
    "content/images/site/about.jpg: the file isn’t a readable JPEG, PNG, WebP, AVIF or GIF image",
  ],
  [
    "a file in a folder that nothing reads",
    () => writeFiles(root, { "content/post/one.json": "{}" }),
    "content/post/one.json: the file isn’t used. Check its name, or move it to the right folder (see docs/publishing.md)",
  ],
  [
    "a field that's there twice",
    () => writeFiles(root, { [POST]: '{\n  "title": "A",\n  "title": "B"\n}' }),
    "content/posts/1.json, line 3: the file has “title” twice: remove one of them",
  ],
  [
    "a file that isn't JSON",
    () => writeFiles(root, { [POST]: '{\n  "title": "One",\n}' }),
    "content/posts/1.json, line 2: the file isn’t valid JSON: remove the last comma",
  ],
  [
    "a key of a phone menu that leads nowhere",
    () => {
      const menu = readFileSync(path.join(root, MENU), "utf8");
      return writeFiles(root, { [MENU]: menu.replace('"to": "agent"', '"to": "agents"') });
    },
    () => `${MENU}, line 63: screens[1].options[4].to is “agents”, which isn’t a screen`,
  ],
  [
    "a text file next to the records",
    () => writeFiles(root, { "content/team/notes.txt": "" }),
    "content/team/notes.txt: the file isn’t a JSON file",
  ],
  [
    "a field that nothing shows",
    () => writePost("Words.", { colour: "red" }),
    () => `${POST}, line ${lineOf("colour")}: colour isn’t a known field`,
  ],
  [
    "a missing font",
    () => writeFonts({ heading: { web: "brand/heading.woff2" } }),
    "content/images/brand/heading.woff2: brand.fonts.heading.web is missing",
  ],
  [
    "a damaged font",
    async () => {
      writeFonts({ text: { web: "brand/text.woff2" } });
      await writeFiles(root, { "content/images/brand/text.woff2": "wOF2" });
    },
    "content/images/brand/text.woff2: brand.fonts.text.web is damaged",
  ],
  [
    "a font that is another kind of file",
    () => writeFonts({ text: { web: "brand/text.ttf" } }),
    () =>
      `${COMPANY}, line ${lineOf("web", COMPANY)}: brand.fonts.text.web is “brand/text.ttf”, but must be a file such as brand/heading.woff2, or empty`,
  ],
  [
    "a missing icon",
    () => writeBrand({ icon: "brand/none.png" }),
    "content/images/brand/none.png: brand.icon is missing",
  ],
  [
    "an invalid picture for social cards",
    async () => {
      writeBrand({ cardGround: "brand/ground.jpg" });
      await writeFiles(root, { "content/images/brand/ground.jpg": "no picture" });
    },
    "content/images/brand/ground.jpg: brand.cardGround isn’t a readable JPEG, PNG, WebP, AVIF or GIF image",
  ],
  [
    "a logo that isn't a drawing",
    async () => {
      writeBrand({ logo: "brand/logo.svg" });
      await writeFiles(root, { "content/images/brand/logo.svg": "no drawing" });
    },
    "content/images/brand/logo.svg: brand.logo isn’t an SVG picture",
  ],
  [
    "a picture in a text whose name is part of many words",
    () => writePost("One.\n\n![A chart](a)"),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation “a” isn’t a picture in content/images`,
  ],
  [
    "a picture in the HTML of a text",
    () => writePost('<p>One.</p><img alt="A chart" src="posts/no chart.png">'),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation “posts/no chart.png” isn’t a picture in content/images`,
  ],
  [
    "a missing picture",
    () => writePost("Words.", { image_path: "posts/none.jpg" }),
    () =>
      `${POST}, line ${lineOf("image_path")}: image_path “posts/none.jpg” isn’t a picture in content/images`,
  ],
  [
    "a missing picture in a text, under the name that the editor wrote",
    () => writePost("One.\n\n![A](posts/hülle.jpg)"),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation “posts/hülle.jpg” isn’t a picture in content/images`,
  ],
  [
    "a picture without a URL in a text, and no other text",
    () => writePost("One.\n\n![A picture to come]()"),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation “” isn’t a path; give the path of an uploaded picture`,
  ],
  [
    "a picture from elsewhere",
    () => writePost("Words.", { image_path: "https://other.test/a.jpg" }),
    () =>
      `${POST}, line ${lineOf("image_path")}: image_path “https://other.test/a.jpg” isn’t in the content folder’s images/; put the picture there and give its path`,
  ],
  [
    "a missing picture in a text",
    () => writePost("![One](/posts/none.jpg)"),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation “posts/none.jpg” isn’t a picture in content/images`,
  ],
  [
    "a file that isn't a picture",
    async () => {
      writePost("Words.", { image_path: "posts/words.jpg" });
      await writeFiles(root, { "content/images/posts/words.jpg": "no picture" });
    },
    () =>
      `${POST}, line ${lineOf("image_path")}: image_path “posts/words.jpg” isn’t a readable JPEG, PNG, WebP, AVIF or GIF image`,
  ],
  [
    "a picture that is a link",
    () => {
      writePost("Words.", { image_path: "posts/link.jpg" });
      symlinkSync("/etc/hostname", path.join(root, "content/images/posts/link.jpg"));
    },
    () =>
      `${POST}, line ${lineOf("image_path")}: image_path “posts/link.jpg” is a link, or in a linked folder, that leads outside the content folder; put the file itself there`,
  ],
  [
    "a link to a page that doesn't exist",
    () => writePost("See [it](/services/fax)."),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation links to /services/fax, but the site has no such page`,
  ],
  [
    "a link to an email address without mailto:",
    () => writePost("[Write to us](sales@acme.example)."),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation links to sales@acme.example. Start it with mailto:`,
  ],
  [
    "a time without a time zone",
    () => writePost("Words.", { publish_at: "2026-01-31 07:30" }),
    () =>
      `${POST}, line ${lineOf("publish_at")}: publish_at is “2026-01-31 07:30”, but must be a date and time with a time zone, such as 2026-11-30T08:00:00+03:00`,
  ],
  [
    "a link to a removed post",
    () => writePost("See [it](/blog/99) and [us](/about)."),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation links to /blog/99, but the site has no such page`,
  ],
  [
    "a former URL that another post has",
    () => {
      writeJson(root, NEXT, jsonOf(root, POST));
      writePost("Words.", { moved_from: ["next"] });
    },
    () =>
      `${POST}, line ${lineOf("moved_from")}: moved_from contains /blog/next, which is still in use`,
  ],
  [
    "a former URL that two posts claim",
    () => {
      writePost("Words.", { moved_from: ["old"] });
      writeJson(root, NEXT, jsonOf(root, POST));
    },
    () =>
      `${NEXT}, line ${lineOf("moved_from", NEXT)}: moved_from contains /blog/old, which “${POST}” also lists; /blog/old redirects to /blog/1`,
  ],
  [
    "a company without a name",
    () => {
      const { name: _name, ...company } = jsonOf(root, "content/company.json") as { name: string };
      writeJson(root, "content/company.json", company);
    },
    "content/company.json: name is missing",
  ],
  [
    "no company",
    () => rmSync(path.join(root, "content/company.json")),
    "content/company.json: the file is missing",
  ],
  [
    "no service",
    () => {
      writePost("Words."); // it doesn't link to a service, and neither does a case study
      rmSync(path.join(root, "content/case-studies"), { recursive: true });
      rmSync(path.join(root, "content/services"), { recursive: true });
    },
    "content/services: the whole folder has no service to show, so no page shows or links to one",
  ],
  [
    "menus that aren't JSON",
    () => writeFiles(root, { "content/navigation.json": '{\n  "header": [],\n}' }),
    "content/navigation.json, line 2: the file isn’t valid JSON: remove the last comma",
  ],
  [
    "advice turned off for an unknown rule",
    () =>
      writeFiles(root, { [ADVICE]: '{\n  "posts/1": ["markers"],\n  "company": ["marker"]\n}' }),
    "content/advice.json, line 3: “marker” isn’t a rule. The rules are markers, empty, alternatives, embeds, links, markup",
  ],
  [
    "advice turned off for an unknown record",
    () => writeFiles(root, { [ADVICE]: '{ "posts/99": [] }' }),
    "content/advice.json, line 1: “posts/99” isn’t a published record",
  ],
  [
    "advice that isn't JSON",
    () => writeFiles(root, { [ADVICE]: "{,}" }),
    "content/advice.json, line 1: the file isn’t valid JSON",
  ],
  [
    "the owner's answers that aren't JSON",
    () => writeFiles(root, { "content/launch.json": '{\n  "prices": {},\n}' }),
    "content/launch.json, line 2: the file isn’t valid JSON: remove the last comma",
  ],
  [
    "an invalid messaging rule",
    () =>
      writeFiles(root, { "content/messaging-rules.json": '{\n  "networks": [],\n  "steps": 1\n}' }),
    "content/messaging-rules.json, line 3: steps is 1, but must be a list",
  ],
  [
    "a field that nothing shows in a choice of the contact form",
    () => {
      const service = jsonOf(root, SERVICE) as object; // a record
      writeJson(root, SERVICE, {
        ...service,
        contactChoice: { label: "One", order: 1, hint: "Two" },
      });
    },
    () => `${SERVICE}, line ${lineOf("hint", SERVICE)}: contactChoice.hint isn’t a known field`,
  ],
])("%s is reported with file, line and field", async (_name, change, expected) => {
  await change();
  expect(await check()).toEqual([typeof expected === "string" ? expected : expected()]);
});

test.each([
  "[home](/)",
  "[a list](/blog/category/sms)",
  "[a tool](/tools/sms-length)",
  "[a guide](/brochures/pricing-guide.pdf)",
  "[the post itself](/blog/1#one)",
  "[an alias](/services/bulk-sms?from=post)",
  "[another site](https://other.test/none)",
  "![One](/posts/short-codes.jpg)",
])("a post may have %s", async (markdown) => {
  writePost(markdown);
  expect(await check()).toEqual([]);
});

test("a post may link to a record's former URL and to its current one", async () => {
  const service = jsonOf(root, SERVICE) as object; // a record
  writeJson(root, SERVICE, { ...service, moved_from: ["apps"] });
  writePost("See [it](/services/apps), [this](/blog/old) and [that](/services/software).", {
    moved_from: ["old"],
  });
  expect(await check()).toEqual([]);
});

test("former URLs that redirect in a loop are reported at both records", async () => {
  const draft = { ...(jsonOf(root, POST) as object), draft: true }; // a record
  writeJson(root, "content/posts/a.json", { ...draft, moved_from: ["b"] });
  writeJson(root, "content/posts/b.json", { ...draft, moved_from: ["a"] });
  expect(await check()).toEqual([
    expect.stringMatching(
      /^content\/posts\/a\.json, line \d+: moved_from redirects in a loop: \/blog\/b,/,
    ),
    expect.stringMatching(
      /^content\/posts\/b\.json, line \d+: moved_from redirects in a loop: \/blog\/a,/,
    ),
  ]);
});

describe("scheduled changes", () => {
  const time = process.env.CONTENT_TIME;
  beforeEach(() => {
    process.env.CONTENT_TIME = PREVIEW_OPTIONS.now.toISOString();
  });
  afterEach(() => {
    if (time === undefined) delete process.env.CONTENT_TIME;
    else process.env.CONTENT_TIME = time;
  });
  /** Writes a second post. */
  const writeNext = (fields: object) => {
    const post = jsonOf(root, POST) as object; // a record
    writeJson(root, NEXT, { ...post, ...fields });
  };

  test("a scheduled post without its picture is reported with the date", async () => {
    writeNext({ publish_at: "2026-11-30T08:00:00+03:00", image_path: "posts/none.jpg" });
    expect(await check()).toEqual([
      `${NEXT}, line ${lineOf("image_path", NEXT)}: from Monday 30 November, 08:00: image_path “posts/none.jpg” isn’t a picture in content/images`,
    ]);
  });

  test("a link to a record that ends is reported from that date, even if both are still to come", async () => {
    writePost("See [it](/blog/next).", { publish_at: "2026-12-01T08:00:00+03:00" });
    writeNext({
      publish_at: "2026-11-30T08:00:00+03:00",
      unpublish_at: "2027-01-05T17:00:00+03:00",
    });
    expect(await check()).toEqual([
      `${POST}, line ${lineOf("explanation")}: from Tuesday 5 January 2027, 17:00: sections[1].explanation links to /blog/next, but the site has no such page`,
    ]);
  });

  test("a post may take over another's URL at the moment when that one ends", async () => {
    writeNext({ publish_at: "2026-11-30T08:00:00+03:00", moved_from: ["1"] });
    writePost("Words.", { unpublish_at: "2026-11-30T08:00:00+03:00" });
    expect(await check()).toEqual([]);
  });

  test("a mistake that exists already is reported only once", async () => {
    writeNext({ publish_at: "2026-11-30T08:00:00+03:00" });
    writePost("See [it](/blog/99).");
    expect(await check()).toEqual([
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation links to /blog/99, but the site has no such page`,
    ]);
  });
});

test("advice can be turned off for a record, even an unpublished one", async () => {
  await writeFiles(root, { [ADVICE]: '{ "posts/1": ["markers"], "sections/about-us": [] }' });
  expect(await check()).toEqual([]);
  writePost("Words.", { draft: true });
  expect(await check()).toEqual([]);
});

test("files of an editor's system aren't mistakes", async () => {
  await writeFiles(root, {
    "content/.DS_Store": "",
    "content/team/.swp": "",
    "content/team/desktop.ini": "",
  });
  expect(await check()).toEqual([]);
});
