import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { policyOf } from "../../src/gatsby/outputs/hosts/policy";
import { scanOutput } from "../../src/gatsby/outputs/site-files";
import {
  drip,
  endless,
  json,
  type MisbehavingServer,
  pagedList,
  raw,
  redirect,
  silence,
  startMisbehavingServer,
} from "../support/misbehaving-server";
import { copySite, type SiteCopy } from "../support/site-copy";

/** A whole build against a content API that does its worst in every answer. */
const ATTACK = "</script><script>alert(1)</script><img src=x onerror=alert(1)>";
const HTML = `<p>fine${ATTACK}</p><a href="javascript:alert(1)">a</a><a href=" data:text/html,x">b</a><iframe src="https://evil.example"></iframe>`;
const ODD_PICTURES = '<img src="images/%E0%A4%A.png"><img src="images/\ud800.png"><p>Words</p>';
const post = (id: unknown, more: object = {}) => ({
  id,
  title: `Post ${ATTACK}`,
  paragraph_explanation: HTML,
  category: `Bulk ${ATTACK}`,
  author_name: ATTACK,
  image_path: "good.png",
  tags: [ATTACK, "../../up", "__proto__", "constructor"],
  sections: [{ header: ATTACK, explanation: `${HTML}<img src="images/html.png">` }],
  created_at: "2026-10-05T09:00:00+03:00",
  ...more,
});
const POSTS: unknown[] = [
  post(1, { title: "A good post" }),
  post("../../etc/passwd"),
  post("page"),
  post("__proto__"),
  post("toString"),
  post(6, { created_at: "2026-02-31T00:00:00Z" }),
  post(7, { title: "Older", updated_at: "2026-10-06T00:00:00Z" }),
  post("7", { title: "Newer", updated_at: "2026-10-07T00:00:00Z" }),
  post(8, { image_path: "html.png" }),
  post(9, { image_path: "short.png" }),
  post(10, { image_path: "empty.png" }),
  post(11, { image_path: "scripted.png" }),
  post(12, { image_path: "endless.png" }),
  post(13, { image_path: "../../../etc/passwd" }),
  post(14, { image_path: "https://evil.example/x.png" }),
  post(15, { title: null, author_name: {}, tags: { a: 1 }, sections: "none" }),
  post(16, { title: "\u200b\u202e" }),
  post(17, { title: "Too many tags", tags: Array.from({ length: 51 }, (_, n) => `tag ${n}`) }),
  post(18, { title: "Odd pictures", sections: [{ header: "P", explanation: ODD_PICTURES }] }),
  post(19, { title: "Enormous", image_path: "enormous.png" }),
  post(20, { title: "Looping", image_path: "looping.png" }),
  post(21, { title: "Long ".repeat(20_000) }),
  post("Case", { title: "Case, older", updated_at: "2026-10-06T00:00:00Z" }),
  post("cASE", { title: "Case, newer", updated_at: "2026-10-07T00:00:00Z" }),
  post({ toString: "x" }),
  post("…"),
  null,
  "a post",
  [],
];

let site: SiteCopy;
let api: MisbehavingServer;
let outcome: Awaited<ReturnType<SiteCopy["build"]>>;

beforeAll(async () => {
  site = copySite();
  api = await startMisbehavingServer();
  const image = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#C5337B" },
  })
    .png()
    .toBuffer();
  const size = { width: 8_000, height: 8_000, channels: 3, background: "#C5337B" } as const;
  const enormous = await sharp({ create: size, limitInputPixels: false })
    .png({ palette: true })
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  api.on("/hero-section", json({ heading: ATTACK, services: [{ title: ATTACK, color: "red;}" }] }));
  api.on("/about-us", json(null));
  api.on("/services", redirect("/services"));
  api.on("/how-it-works", endless());
  api.on("/our-team", raw(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])));
  api.on("/testimonials", drip());
  api.on("/blogs/categories", silence());
  api.on(
    "/blogs",
    pagedList({ items: POSTS, key: "blogs", cap: 10, claim: { pages: 1_000_000, total: 1e9 } }),
  );
  api.on("/images/good.png", raw(image, "image/png"));
  api.on("/images/html.png", raw("<h1>Sorry</h1><script>alert(1)</script>", "image/png"));
  api.on("/images/short.png", raw(image.subarray(0, image.length / 2), "image/png"));
  api.on("/images/empty.png", raw("", "image/png"));
  api.on("/images/scripted.png", raw(svg, "image/svg+xml"));
  api.on("/images/endless.png", endless());
  api.on("/images/enormous.png", raw(enormous, "image/png"));
  api.on("/images/looping.png", redirect("/images/looping.png"));
  outcome = await site.build({ CONTENT_API_URL: api.url, CONTENT_API_TIMEOUT_MS: "2000" });
});
afterAll(async () => {
  await api.stop();
  site.remove();
});

const pages = () =>
  readdirSync(path.join(site.directory, "public"), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".html") && !file.startsWith("page-data"))
    .map(
      (file) => [file, readFileSync(path.join(site.directory, "public", file), "utf8")] as const,
    );

test("the build ends, and sourcing in a sane time", () => {
  expect({ code: outcome.code, output: outcome.code === 0 ? "" : outcome.output }).toEqual({
    code: 0,
    output: "",
  });
  const [, seconds] = /source and transform nodes - ([\d.]+)s/.exec(outcome.output) ?? [];
  expect(Number(seconds)).toBeLessThan(95);
});

test("what is good is live, the rest is the built-in content, each with its reason", () => {
  const sections = site.report().sections.map(({ name, status }) => [name, status]);
  expect(Object.fromEntries(sections)).toMatchObject({
    "Blog posts": "live",
    Services: "default",
    "How it works": "default",
    Team: "default",
    Testimonials: "default",
  });
  for (const { status, reason } of site.report().sections) {
    expect(status === "live" || (reason ?? "").length > 5).toBe(true);
  }
  expect(site.page("blog/1")).toContain("A good post");
  expect(site.page("blog/7")).toContain("Newer");
  expect(site.page("blog/case")).toContain("Case, newer");
  expect(site.page("blog/16")).toContain("Untitled Blog Post");
  expect(site.page("blog/18")).toContain("Words");
});

test("no page holds anything that runs, or leads to code", () => {
  for (const [file, html] of pages()) {
    const text = html
      .replace(/<script\b[^>]*type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/g, "")
      .replace(/<link rel="icon" href="data:image\/svg\+xml,[^"]*"\/>/, ""); // the site's own
    expect([
      file,
      /<script>alert|<img[^>]*\sonerror|href="\s*(?:javascript|data):|<iframe src="https:\/\/evil/i.test(
        text,
      ),
    ]).toEqual([file, false]);
    for (const [, data = ""] of html.matchAll(
      /type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
    )) {
      expect(() => JSON.parse(data)).not.toThrow();
    }
  }
});

test("no page holds a script that the policy does not know", async () => {
  const { files } = await scanOutput(
    path.join(site.directory, "public"),
    path.join(site.directory, "look.json"),
  );
  const settings = { browserContentApiUrl: "/content-api", gaMeasurementId: null };
  expect(policyOf(files, settings).violations).toEqual([]);
  for (const file of files.keys()) expect(file).not.toMatch(/(?:^|\/)\.\.|__proto__/);
});

test("the report names the item, the field and what was done", () => {
  const { issues } = site.report();
  const about = (item: string, field: string) =>
    issues.filter((issue) => issue.item.includes(item) && issue.field === field);
  expect(about("Newer", "id")).toHaveLength(1);
  expect(issues.filter(({ field }) => field === "created_at")).toHaveLength(1);
  for (const [item, field, problem, action] of [
    ["Too many tags", "tags", "must have at most 50 tags", "repaired"],
    ["Odd pictures", "image", "does not come from the content API", "replaced"],
    ["Enormous", "image", "is not an image that can be read", "replaced"],
    ["Looping", "image", "could not be fetched", "replaced"],
    ["Case, newer", "id", "is used by another item too", "dropped"],
    ["16", "title", "must have a visible character", "repaired"],
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
