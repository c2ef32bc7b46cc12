import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentCopies } from "../../src/gatsby/images/bundled-images";
import { bytesDigest } from "../../src/gatsby/images/images";
import { writeApiImages } from "../../src/gatsby/outputs/api-images";
import { policyOf } from "../../src/gatsby/outputs/hosts/policy";
import { scanOutput } from "../../src/gatsby/outputs/site-files";
import { readDefault } from "../../src/gatsby/sourcing/content-folder";
import { startServer } from "../../src/server/site-server";
import { DESK_MEMBER, DESK_PICTURE, DESK_POST, deskMember, deskPost } from "../fixtures/desk-files";
import { MARKER, markedPhotograph } from "../support/content/marked-photograph";
import { copySite } from "../support/content/site-copy";
import { publishedFiles } from "../support/content/site-difference";
import { startHostileApi } from "../support/servers/hostile-api";
import { NO_INBOX } from "../support/servers/no-inbox";
import { temporaryFolder } from "../support/temporary-folder";

/** A build with an API that misbehaves in every response, and an equally bad content folder. */
const ANALYTICS_ID = "G-TEST000001";
const SETTINGS = { GA_MEASUREMENT_ID: ANALYTICS_ID }; // the same for every build, because a change empties Gatsby's cache
const site = copySite();
const inSite = (file: string) => path.join(site.directory, file);

/** Contents of all files in `content/images` that aren't pictures. */
const RUNS = "Evil7f3a()";
const NO_PICTURES: Readonly<Record<string, string>> = {
  "evil.html": `<script>${RUNS}</script>`,
  "evil.js": `${RUNS};`,
  "evil.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>${RUNS}</script><rect width="100" height="100" onclick="${RUNS}"/></svg>`,
};
/** A picture outside the folder, which a link inside points to. */
const LEAK = "leak.png";
const outside = path.join(temporaryFolder(), "secret.png");

const [REMOVED] = readDefault("testimonials").content;
if (!REMOVED) throw new Error("there is no testimonial to remove");

const member = (more: object) => JSON.stringify({ name: "Mallory", role: "Guest", ...more });
const HOSTILE_FILES: Readonly<Record<string, string>> = {
  "content/team/broken.json": '{\n  "name": "Broken",\n}',
  "content/team/long.json": member({ experience_summary: "x".repeat(10_000_000) }),
  "content/team/markup.json": member({ experience_summary: "<script>alert(1)</script>" }),
  "content/team/path.json": member({ photo_path: "../../../etc/passwd.png" }),
  "content/team/missing.json": member({ photo_path: "team/nobody.png" }),
  "content/team/unknown.json": member({ colour: "red" }),
  "content/case-studies/unknown.json": JSON.stringify({
    title: "One",
    category: "sms",
    serviceId: "fax",
    industry: "retail",
    body: [],
  }),
};

beforeAll(async () => {
  const hostile = await startHostileApi();
  for (const [name, text] of Object.entries(HOSTILE_FILES)) writeFileSync(inSite(name), text);
  const post = JSON.parse(deskPost("Achieng Owino", "2026-11-20T09:00:00+03:00"));
  const pictures = ["posts/photo.jpg", ...Object.keys(NO_PICTURES), LEAK].map(
    (name) => `<img src="${name}">`,
  );
  post.sections[0].explanation += `\n\n${pictures.join("")}`;
  writeFileSync(inSite(DESK_POST), JSON.stringify(post));
  writeFileSync(inSite(DESK_MEMBER), deskMember(1));
  const picture = sharp({
    create: { width: 800, height: 500, channels: 3, background: "#2b3857" },
  });
  const drawn = await picture
    .withExif({ IFD0: { Artist: MARKER } })
    .png()
    .toBuffer();
  writeFileSync(inSite(DESK_PICTURE), Buffer.concat([drawn, Buffer.from(MARKER)]));
  writeFileSync(inSite("content/images/posts/photo.jpg"), await markedPhotograph(400));
  for (const [name, text] of Object.entries(NO_PICTURES)) {
    writeFileSync(inSite(`content/images/${name}`), text);
  }
  writeFileSync(outside, await picture.png().toBuffer());
  symlinkSync(outside, inSite(`content/images/${LEAK}`));
  rmSync(inSite(`content/testimonials/${REMOVED.testimonialId}.json`));
  symlinkSync("/etc/hostname", inSite("content/team/link.json"));
  const { code, output } = await site.build({
    CONTENT_API_URL: hostile.url,
    CONTENT_API_TIMEOUT_MS: "4000", // some never respond
    ...SETTINGS,
  });
  await hostile.stop();
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
});
afterAll(() => site.remove());

test("good content is live, and the rest comes from the content folder, each with its reason", () => {
  const { sections } = site.report();
  const statuses = Object.fromEntries(sections.map(({ name, status }) => [name, status]));
  expect(statuses).toMatchObject({
    "Blog posts": "live",
    Services: "default",
    "How it works": "default",
    Team: "default",
    Testimonials: "default",
  });
  for (const { status, reason } of sections) {
    expect(status === "live" || (reason ?? "").length > 5).toBe(true);
  }
  expect(site.page("blog/1")).toContain("A good post");
  expect(site.page("blog/7")).toContain("Newer");
  expect(site.page("blog/case")).toContain("Case, newer");
  expect(site.page("blog/16")).toContain("Untitled Blog Post");
  expect(site.page("blog/18")).toContain("Words");
});

test("no page contains anything that runs, links to code, or isn't in the policy", async () => {
  const { files } = await scanOutput(inSite("public"), inSite("scan.json"));
  const settings = {
    browserContentApiUrl: "/content-api",
    gaMeasurementId: ANALYTICS_ID,
    newsletterUrl: "",
    pricingFormUrl: "",
    drafts: false,
    notYet: false,
  };
  expect(policyOf(files, settings).violations).toEqual([]);
  const pages = [...files.keys()].filter((file) => file.endsWith("index.html"));
  expect(pages.length).toBeGreaterThan(60);
  for (const file of files.keys()) expect(file).not.toMatch(/(?:^|\/)\.\.|__proto__/);
  for (const file of pages) {
    const html = site.page(path.dirname(file));
    const JSON_LD = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;
    for (const [, data = ""] of html.matchAll(JSON_LD)) JSON.parse(data);
    const runs =
      /<script>alert|<img[^>]*\sonerror|href="\s*(?:javascript|data):|<iframe src="https:\/\/evil/i;
    expect([file, runs.exec(html.replace(JSON_LD, ""))?.[0]]).toEqual([file, undefined]);
  }
});

test("built pages contain what the desk has written, and not what it removed", () => {
  const post = site.page("blog/short-codes-explained"); // the sample post, because the API has no post on USSD
  expect(post).toContain("Most begin with a shared one.");
  expect(post).toMatch(/src="[^"]*market-day[^"]*"/);
  expect(post.match(/<img src="\/static\/content-images\/[^"]*"/g)).toHaveLength(1);
  const files = [...publishedFiles(inSite("public"))];
  expect(files.filter(([, bytes]) => bytes.includes(MARKER)).map(([file]) => file)).toEqual([]);
  expect(site.page("blog/category/ussd")).toContain("Short codes, explained");
  for (const page of ["", "about"]) expect(site.page(page)).toContain("Achieng Owino");
  expect(site.page("")).not.toContain(REMOVED.name);
});

test("nothing in content/images except pictures is published, at any URL", async () => {
  const holding = (part: string | Buffer) =>
    [...publishedFiles(inSite("public"))].filter(([, bytes]) => bytes.includes(part));
  expect(holding(RUNS).map(([file]) => file)).toEqual([]);
  // a build for the embedded API would also publish these
  writeApiImages(contentCopies(inSite(".content-cache/pictures")), inSite("public"));
  const server = await startServer({
    port: 0,
    host: "127.0.0.1",
    publicDirectory: inSite("public"),
    api: { inbox: NO_INBOX },
  });
  const statusOf = async (address: string) => {
    const response = await fetch(server.url + address);
    expect(await response.text()).not.toContain(RUNS);
    return response.status;
  };
  try {
    expect(await statusOf("/content-api/images/posts/photo.jpg")).toBe(200);
    const answered: string[] = [];
    for (const name of [...Object.keys(NO_PICTURES), LEAK]) {
      const digest = bytesDigest(readFileSync(inSite(`content/images/${name}`)));
      for (const address of [
        `/content-api/images/${name}`,
        `/content-api/images/posts/%2e%2e/${name}`,
        `/static/content-images/${name}`,
        `/static/content-images/${digest}${path.extname(name)}`,
        `/static/${digest}/${name}`,
        `/images/${name}`,
        `/content/images/${name}`,
        `/${name}`,
      ]) {
        if ((await statusOf(address)) !== 404) answered.push(address);
      }
    }
    expect(answered).toEqual([]);
  } finally {
    await server.close();
  }
  expect(holding(RUNS).map(([file]) => file)).toEqual([]);
});

test("each mistake in the content folder has a line in the report", () => {
  const lines = site
    .report()
    .issues.map(({ item, field, problem }) => `${item}: ${field} ${problem}`);
  for (const line of [
    "“content/team/broken.json”: the whole file isn’t valid JSON, line 2: remove the last comma",
    "“content/team/long.json”: the whole file is larger than 1 MB",
    "“content/team/link.json”: the whole file is a link, or in a linked folder, that leads outside the content folder",
    "“content/team/path.json”: experience_summary is missing",
    "“content/team/unknown.json”, line 1: colour isn’t a known field",
    "“team/nobody.png” isn’t a picture in content/images",
    ...Object.keys(NO_PICTURES).flatMap((name) => [
      `“${name}” isn’t a picture in content/images`,
      `“content/images/${name}”: image isn’t a readable JPEG`,
    ]),
    "“content/images/leak.png”: image is a link, or in a linked folder, that leads outside the content folder",
    "“../../../etc/passwd.png” points outside the images folder",
    "“content/case-studies/unknown.json”: serviceId is “fax”, which isn’t a service",
  ]) {
    expect(lines).toContainEqual(expect.stringContaining(line));
  }
  expect(site.page("")).toContain("Mallory");
});

test("the report names the item, the field and what was done about it", () => {
  const { issues } = site.report();
  const about = (item: string, field: string) =>
    issues.filter((issue) => issue.item.includes(item) && issue.field === field);
  expect(about("Older", "id")).toHaveLength(1);
  expect(issues.filter(({ field }) => field === "created_at")).toHaveLength(1);
  for (const [item, field, problem, action] of [
    ["Too many tags", "tags", "must have at most 50 tags", "repaired"],
    ["Odd pictures", "image", "has characters that aren’t allowed in an image path", "replaced"],
    ["Enormous", "image", "but must have at most 50 megapixels", "replaced"],
    ["A line", "image", "but must be at least 64 on each side", "replaced"],
    ["Looping", "image", "it returned 302", "replaced"],
    ["Case, older", "id", "“Case” has the same address as “cASE” of “Case, newer”", "dropped"],
    ["16", "title", "must not be blank", "repaired"],
  ] as const) {
    expect(about(item, field)).toContainEqual(
      expect.objectContaining({ action, problem: expect.stringContaining(problem) }),
    );
  }
  expect(issues.filter(({ action }) => action === "replaced").length).toBeGreaterThanOrEqual(6);
  expect(issues.filter(({ action }) => action === "dropped").length).toBeGreaterThanOrEqual(5);
  for (const { section, problem, shown } of issues) {
    expect([section, problem, shown]).not.toContain("");
  }
});

test("CONTENT_STRICT stops a build for mistakes in the content folder alone", async () => {
  const { code, errors } = await site.build({ ...SETTINGS, CONTENT_STRICT: "1" });
  expect(code).not.toBe(0);
  expect(errors).toMatch(/CONTENT_STRICT is set and content\/ has \d+ mistakes?\./);
});
