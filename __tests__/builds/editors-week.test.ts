import { cpSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { buildDesk, deskHeaders } from "../../scripts/support/desk-build";
import { createPublisher, type Publisher } from "../../scripts/support/desk-publisher";
import { serveDesk } from "../../scripts/support/desk-server";
import { filesBelow } from "../../src/node/files";
import { createScheduledChangeCheck, readLastBuild } from "../../src/release/scheduled-changes";
import type { RunningServer } from "../../src/server/listen";
import { currentRelease } from "../../src/server/site-folder";
import { startServer } from "../../src/server/site-server";
import { startBrowser } from "../support/browser/browser";
import { edit, filesNow, openDesk, sampleFiles, save } from "../support/browser/desk";
import { pdfText } from "../support/browser/pdf-text";
import { testWith } from "../support/browser/programs";
import { copySite, runNode } from "../support/content/site-copy";
import { inFull } from "../support/full";

/** An editor's week, with real builds and releases and a simulated clock. */
const site = copySite();
afterAll(() => site.remove());

const inSite = (...parts: string[]) => path.join(site.directory, ...parts);
const RELEASES = "releases";

/** Writes a record to the content folder. */
const write = (name: string, record: object) =>
  writeFileSync(inSite("content", name), JSON.stringify(record));
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(inSite("content", name), "utf8"));

const post = (words: string, more: object = {}) => ({
  title: `The ${words} report`,
  paragraph_explanation: `What the ${words} brings.`,
  category: "sms",
  author_name: "Salma Omar",
  image_alt: "decorative",
  tags: [`${words} tag`],
  sections: [{ header: `${words} heading`, explanation: `Words on the ${words}.` }],
  created_at: "2026-11-20T08:00:00+03:00",
  ...more,
});

/** A time in that week, in Nairobi. */
const moment = (at: string) => `2026-11-${at.replace(" ", "T")}:00+03:00`;

const REBUILD = ["--import", `file://${require.resolve("tsx")}`, "scripts/rebuild.ts"];

/** Runs `npm run rebuild` at a simulated time. */
const rebuild = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  runNode(site.directory, [...REBUILD, ...args], { env: { RELEASES_DIR: RELEASES, ...env } });

/** Publishes at a simulated time and returns the output. */
async function publish(at: string, expected = 0): Promise<string> {
  const { code, output } = await rebuild([], { CONTENT_TIME: moment(at) });
  expect({ code, output: code === expected ? "" : output }).toEqual({ code: expected, output: "" });
  return output;
}

/** Requests pages from the current release's host, without following redirects. */
async function ask(...paths: string[]): Promise<readonly string[]> {
  const server = await startServer({
    port: 0,
    host: "127.0.0.1",
    publicDirectory: currentRelease(inSite(RELEASES)),
    api: { target: new URL("http://127.0.0.1:9") }, // wasn't asked for a page
    log: () => undefined,
  });
  const answers: string[] = [];
  for (const urlPath of paths) {
    const response = await fetch(server.url + urlPath, { redirect: "manual" });
    await response.arrayBuffer();
    answers.push([response.status, response.headers.get("location")].filter(Boolean).join(" "));
  }
  await server.close();
  return answers;
}

/** Finds the published files that contain each of the words, in PDFs too. */
async function filesWith(words: readonly string[]): Promise<Readonly<Record<string, string[]>>> {
  const found: Record<string, string[]> = Object.fromEntries(words.map((word) => [word, []]));
  for (const file of filesBelow(inSite("public"))) {
    const bytes = readFileSync(inSite("public", file));
    const text = file.endsWith(".pdf") ? await pdfText(bytes) : bytes.toString("utf8");
    const all = `${file} ${text}`.toLowerCase();
    for (const word of words) if (all.includes(word)) found[word]?.push(file);
  }
  return found;
}

const adviceLines = () =>
  site.report().advice.map(({ item, field, problem }) => `${item} ${field} ${problem}`);
const isDue = (at: string) =>
  createScheduledChangeCheck(() => readLastBuild(site.directory))(Date.parse(moment(at)));

const PICTURE = "team/pangolin.png";
const DRAFTS = ["zebrafinch", "echidna", "numbat", "wombat", "axolotl", "okapi", "pangolin"];

describe("an editor's week", () => {
  beforeAll(async () => {
    await site.shrinkPictures();
    write("posts/zebrafinch.json", post("zebrafinch", { draft: true }));
    write("posts/quokka.json", post("quokka", { publish_at: moment("25 08:00") }));
    write("posts/offer.json", post("offer", { unpublish_at: moment("27 17:00") }));
    write("case-studies/echidna.json", {
      ...read("case-studies/a-branch-in-every-pocket.json"),
      ...{ title: "Echidna Sacco", draft: true },
    });
    write("services/numbat.json", {
      ...read("services/ivr.json"),
      ...{ title: "Numbat calls", menuLabel: "Numbat", aliases: [], draft: true },
    });
    write("testimonials/wombat.json", {
      ...{ client_name: "Wombat Wanjiru", role: "Owner, Wombat Ltd", message: "Wombat words" },
      ...{ rating: 5, draft: true },
    });
    write("client-testimonials/axolotl.json", {
      ...{ author: "Axolotl Otieno", text: "Axolotl words", rating: 5, category: "sms" },
      ...{ industry: "retail", draft: true },
    });
    write("videos/okapi.json", {
      ...{ title: "Okapi film", company: "Okapi", duration: "2:48" },
      ...{ link: "https://video.example/okapi", publish_at: "the first of May" },
    });
    // only its file's name tells whose picture it is
    cpSync(inSite("content/images/team/daniel-mutua.png"), inSite("content/images", PICTURE));
    await sharp(inSite("content/images", PICTURE)).negate().toFile(inSite("negative.png"));
    renameSync(inSite("negative.png"), inSite("content/images", PICTURE));
    write("team/pangolin.json", {
      ...{ name: "Pangolin Mwangi", role: "Analyst", draft: true, photo_path: PICTURE },
    });
  });

  // Building a copy with drafts would take another whole build. `npm run test:full` does it too,
  // and `builds/develop` shows a draft under its ribbon.
  inFull(() => {
    test("Monday: a build with drafts shows every kind under a ribbon, isn't indexed, and isn't a release", async () => {
      const { code, output } = await site.build({ CONTENT_TIME: moment("23 09:00"), DRAFTS: "1" });
      expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
      const page = site.page("blog/zebrafinch");
      expect(page).toMatch(/<h1[^>]*>(?:<span[^>]*>)?\[Draft\] The zebrafinch report/);
      expect(page).toContain('aria-label="Drafts"');
      expect(site.page("blog/quokka")).toContain("[From Wednesday 25 November, 08:00] The quokka");
      const shown = Object.entries(await filesWith(DRAFTS)).filter(([, files]) => files.length > 0);
      expect(shown.map(([word]) => word)).toEqual(DRAFTS);
      const pages = filesBelow(inSite("public")).filter((name) => name.endsWith("index.html"));
      const indexed = pages.filter(
        (file) => !NOINDEX.test(readFileSync(inSite("public", file), "utf8")),
      );
      expect(indexed).toEqual([]);
      const headers = readFileSync(inSite("deploy/generated/headers.json"), "utf8");
      expect(JSON.parse(headers)).toMatchObject({ "X-Robots-Tag": "noindex" });
      const release = await rebuild([], { DRAFTS: "1" });
      expect([release.code, release.output]).toEqual([
        1,
        expect.stringContaining("Not built, because DRAFTS is 1"),
      ]);
    });
  });

  test("Monday: no published file contains a word of a draft, and the report says what's next", async () => {
    const types = () => statSync(inSite("src/gatsby-types.d.ts")).mtimeMs;
    const before = types();
    const output = await publish("23 09:00");
    expect(types()).toBe(before); // skips the steps that only engineers need
    const hidden = [...DRAFTS, "quokka"];
    expect(await filesWith(hidden)).toEqual(Object.fromEntries(hidden.map((word) => [word, []])));
    expect(output).toContain(
      "next: Wednesday 25 November, 08:00: post “The quokka report” appears",
    );
    expect(output).toContain("next: Friday 27 November, 17:00: post “The offer report” is taken");
    expect(output).toContain("not published: 7 draft, 1 scheduled");
    expect(output).toContain("publish_at is “the first of May”, but must be a date");
    expect(await ask("/blog/offer", "/blog/quokka")).toEqual(["200", "404"]);
  });

  test("Wednesday: the scheduled post appears on the minute as the newest, and a post is removed or forgotten", async () => {
    expect([isDue("25 07:59"), isDue("25 08:00")]).toEqual([false, true]);
    renameSync(inSite("content/posts/3.json"), inSite("content/posts/data-protection.json"));
    write("posts/4.json", { ...read("posts/4.json"), draft: true });
    rmSync(inSite("content/team/kipkemboi-rono.json"));
    const whole = readFileSync(inSite("content/posts/5.json"), "utf8");
    writeFileSync(inSite("content/posts/5.json"), whole.replace(",\n", "\n"));
    write(
      "posts/links.json",
      post("links", {
        title: "TK: the links report",
        sections: [{ header: "See", explanation: "The [report](/blog/offer) is out." }],
      }),
    );
    const output = await publish("25 08:00", 3);
    const paths = ["/blog/quokka", "/blog/zebrafinch", "/blog/4", "/blog/3", "/blog/5"];
    expect(await ask(...paths)).toEqual(["200", "404", "410", "410", "200"]);
    expect(output).toMatch(
      /“content\/posts\/5\.json” isn’t valid JSON, line \d+: a comma is missing/,
    );
    expect(output).toContain("1 removed (“content/team/kipkemboi-rono.json”)");
    const portraits = filesBelow(inSite("public")).filter((name) =>
      /\/kipkemboi-rono\.\w+$/.test(name),
    );
    expect(portraits.filter((name) => !/\.(?:html|md)$/.test(name))).toEqual([]);
    writeFileSync(inSite("content/posts/5.json"), whole);
    const feed = readFileSync(inSite("public/rss.xml"), "utf8");
    expect(feed.indexOf("quokka")).toBeLessThan(feed.indexOf("offer"));
    expect(output).toContain("moved? /blog/3 is gone, and /blog/data-protection");
    expect(output).toContain('"moved_from": ["3"]');
    expect(output).toMatch(/\d+ pieces? of advice in reports\/content.html/);
    expect(adviceLines()).toContain("“content/posts/links.json” title still contains “TK”");
    expect(isDue("25 08:01")).toBe(false);
  });

  describe("on Friday, at the desk", () => {
    const test = testWith("chromium");
    const FRIDAY = moment("27 17:00");
    const before = { ...process.env };
    let desk: RunningServer;
    let publisher: Publisher;
    const browser = startBrowser(() => desk.url);

    beforeAll(async () => {
      const settings = {
        backend: { name: "local", folder: "site" },
        siteUrl: "http://localhost:8000",
      } as const;
      await buildDesk(settings, inSite(".desk/app"));
      const { PATH, HOME } = process.env;
      publisher = createPublisher({
        project: site.directory,
        command: [...REBUILD, "--for-desk"],
        env: { PATH, HOME, RELEASES_DIR: RELEASES, CONTENT_TIME: FRIDAY },
        releasesDirectory: RELEASES,
        siteUrl: "https://duka.example",
      });
      const headers = deskHeaders(settings);
      desk = await serveDesk(inSite(".desk/app"), { port: 0, headers, publisher });
      Object.assign(process.env, { CONTENT_ROOT: "content", CONTENT_TIME: FRIDAY }); // as the desk receives them
    });
    afterAll(async () => {
      process.env = before;
      await Promise.all([publisher.close(), desk.close()]);
    });

    test("the offer ends once that's confirmed, renamed posts redirect permanently, and advice is renewed or turned off", async () => {
      renameSync(inSite("content/posts/quokka.json"), inSite("content/posts/wallaby.json"));
      write("posts/wallaby.json", { ...read("posts/wallaby.json"), moved_from: ["quokka"] });
      write("posts/data-protection.json", {
        ...read("posts/data-protection.json"),
        moved_from: ["3"],
      });
      write("posts/links.json", {
        ...read("posts/links.json"),
        sections: [{ header: "See", explanation: "The [report](/blog/quokka) is out." }],
      });
      write("advice.json", { "posts/links": ["markers"] });
      expect(isDue("27 17:00")).toBe(true);

      const { page } = await openDesk(browser, 1280, sampleFiles());
      await edit(page, "posts/entries/12", String(read("posts/12.json").title));
      await page.getByRole("textbox", { name: "Title", exact: true }).fill("Written on a Friday");
      await save(page);
      const [written] = ["content/posts/12.json"];
      writeFileSync(inSite(written), (await filesNow(page))[written] ?? "");
      const bar = page.getByRole("region", { name: "Publishing" });
      await bar.getByText("What Publish changes").click();
      await bar.getByRole("link", { name: "Written on a Friday" }).waitFor();
      await bar.getByRole("button", { name: "Publish" }).click();
      await bar.getByText("Will disappear:").waitFor({ timeout: 0 });
      await bar.getByText("“The offer report” (/blog/offer)").waitFor();
      await page.close();
      expect(await ask("/blog/offer", "/blog/wallaby")).toEqual(["200", "404"]);

      const { page: again } = await browser.open("/"); // the question is still there
      await again.getByRole("button", { name: "Publish anyway" }).press("Enter");
      await again.getByText(/^Published in \d+ s\./).waitFor({ timeout: 0 });
      const link = again.getByRole("link", { name: "Written on a Friday" });
      expect(await link.getAttribute("href")).toBe("https://duka.example/blog/12");
      const paths = ["/blog/offer", "/blog/3", "/blog/quokka", "/blog/wallaby"];
      expect(await ask(...paths)).toEqual([
        "410",
        "301 /blog/data-protection",
        "301 /blog/wallaby",
        "200",
      ]);
      expect(adviceLines().filter((line) => line.includes("posts/links"))).toEqual([
        "“content/posts/links.json” sections[1].explanation links to /blog/quokka, which is now /blog/wallaby",
      ]);
    });

    test("Undo restores the previous release within seconds, with everything it had", async () => {
      const { page } = await browser.open("/");
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText(/^Undone\. Visitors see the site from /).waitFor();
      expect(await ask("/blog/offer", "/blog/quokka")).toEqual(["200", "200"]);
    });
  });
});

const NOINDEX = /<meta[^>]*name="robots"[^>]*content="noindex"/;
