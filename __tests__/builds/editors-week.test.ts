import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files";
import { pdfText } from "../support/browser/pdf-text";
import { copySite } from "../support/content/site-copy";

/** What an editor does in a week, on real builds with a moved clock. */
const site = copySite();
afterAll(() => site.remove());

const inSite = (...parts: string[]) => path.join(site.directory, ...parts);

/** Writes a record, below the content folder. */
const write = (name: string, record: object) =>
  writeFileSync(inSite("content", name), JSON.stringify(record));

const post = (words: string, more: object = {}) => ({
  title: `The ${words} report`,
  paragraph_explanation: `What the ${words} brings.`,
  category: "sms",
  author_name: "Salma Omar",
  tags: [`${words} tag`],
  sections: [{ header: `${words} heading`, explanation: `Words on the ${words}.` }],
  created_at: "2026-11-20T08:00:00+03:00",
  ...more,
});

/** Builds at a moment, Nairobi time. */
async function build(at: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const time = `2026-11-${at.replace(" ", "T")}:00+03:00`;
  const { code, output } = await site.build({ CONTENT_TIME: time, ...env });
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
  return output;
}

/** The published files that have the words: text as it is, PDFs as they read. */
async function filesWith(words: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const file of filesBelow(inSite("public"))) {
    const bytes = readFileSync(inSite("public", file));
    const text = file.endsWith(".pdf") ? await pdfText(bytes) : bytes.toString("utf8");
    if (text.toLowerCase().includes(words) || file.includes(words)) found.push(file);
  }
  return found;
}

describe("the week of an editor", () => {
  test("Monday: a draft and a post for Wednesday are in no published file; the report says when", async () => {
    write("posts/zebrafinch.json", post("zebrafinch", { draft: true }));
    write("posts/quokka.json", post("quokka", { publish_at: "2026-11-25T08:00:00+03:00" }));
    write("team/pangolin.json", { name: "Pangolin Mwangi", role: "Analyst", draft: true });
    write("videos/okapi.json", {
      ...{ title: "Okapi film", company: "Okapi", duration: "2:48" },
      ...{ link: "https://video.example/okapi", publish_at: "the first of May" },
    });
    write("client-testimonials/axolotl.json", {
      ...{ author: "Axolotl Otieno", text: "Axolotl words", rating: 5, category: "sms" },
      ...{ industry: "retail", unpublish_at: "2026-11-22T17:00:00+03:00" },
    });
    const output = await build("23 09:00");
    for (const words of ["zebrafinch", "quokka", "pangolin", "okapi", "axolotl"]) {
      expect(await filesWith(words)).toEqual([]);
    }
    expect(output).toContain(
      "next: Wednesday 25 November, 08:00: post “The quokka report” appears",
    );
    expect(output).toContain("not published: 3 draft, 1 scheduled, 1 ended");
    expect(output).toContain("publish_at is “the first of May”, but must be a date");
  });

  test("Monday: a copy with drafts shows them under a ribbon, and no page of it is indexed", async () => {
    await build("23 10:00", { DRAFTS: "1" });
    const page = site.page("blog/zebrafinch");
    expect(page).toMatch(/<h1[^>]*>(?:<span[^>]*>)?\[Draft\] The zebrafinch report/);
    expect(page).toContain('aria-label="Drafts"');
    expect(site.page("blog/quokka")).toContain("[From Wednesday 25 November, 08:00] The quokka");
    for (const file of filesBelow(inSite("public")).filter((name) => name.endsWith("index.html"))) {
      const html = readFileSync(inSite("public", file), "utf8");
      expect({ file, noindex: /<meta[^>]*name="robots"[^>]*content="noindex"/.test(html) }).toEqual(
        {
          file,
          noindex: true,
        },
      );
    }
    const headers = readFileSync(inSite("deploy/generated/headers.json"), "utf8");
    expect(JSON.parse(headers)).toMatchObject({ "X-Robots-Tag": "noindex" });
  });
});
