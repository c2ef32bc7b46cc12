import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { createContentApi } from "../../src/server/content-api";
import { listen, type RunningServer } from "../../src/server/listen";
import { generatedContent } from "../support/content/generated-content";
import { copySite } from "../support/content/site-copy";
import { temporaryFolder } from "../support/temporary-folder";

/** A post, its pictures and its category are published, then withdrawn: nothing of them stays. */
const WORD = "quagga";
const site = copySite();
const images = temporaryFolder();
const content = generatedContent(12);
const POST = content.add({
  ...({ id: `${WORD}-7` } as object), // the API's ids may be text
  title: `The ${WORD} is extinct`,
  paragraph_explanation: `Nobody has seen a ${WORD} since 1883.`,
  category: `${WORD} news`,
  author_name: `${WORD} watcher`,
  image_path: `${WORD}-cover.png`,
  tags: [WORD],
  sections: [{ header: WORD, explanation: `<p>${WORD}</p><img src="images/${WORD}-inline.png">` }],
});
let categories = ["SMS", `${WORD} news`];

let api: RunningServer;
beforeAll(async () => {
  for (const [name, background] of [
    ["cover", "#C5337B"],
    ["inline", "#2B3857"],
  ] as const) {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
    await image.png().toFile(path.join(images, `${WORD}-${name}.png`));
  }
  const contactStore = { add: async () => "1", close: async () => undefined };
  const store = { ...content, categories: () => categories };
  const app = createContentApi({ content: store, imagesDirectory: images, contactStore });
  api = await listen(app.fetch, { port: 0 });
});
afterAll(async () => {
  await api.close();
  site.remove();
});

/** Every published file by its path, compressed ones unpacked. */
function published(): ReadonlyMap<string, Buffer> {
  const folder = path.join(site.directory, "public");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        const unpacked = file.endsWith(".br")
          ? brotliDecompressSync(bytes)
          : file.endsWith(".gz")
            ? gunzipSync(bytes)
            : bytes;
        return [path.relative(folder, file), unpacked];
      }),
  );
}

const isAbout = ([file, bytes]: readonly [string, Buffer]) =>
  `${file} ${bytes.toString("latin1")}`.toLowerCase().includes(WORD);
/** webpack's own hash depends on what was built before. */
const withoutHash = (html: string) => html.replace(/___webpackCompilationHash="\w+"/g, "");
const build = async () => {
  const { code, output } = await site.build({ CONTENT_API_URL: api.url });
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
};

test("a withdrawn post leaves no published file, and has its pictures when it returns", async () => {
  await build();
  const before = published();
  const about = [...before].filter(isAbout).map(([file]) => file);
  for (const end of [".html", ".json", ".md", "rss.xml", ".br"]) {
    expect(about.some((file) => file.endsWith(end))).toBe(true);
  }
  const page = before.get(`blog/${WORD}-7/index.html`)?.toString() ?? "";
  const pictures = [...page.matchAll(/\/(static\/[^\s",#]+)/g)].map(([, file = ""]) => file);
  expect(pictures.some((file) => file.startsWith("static/content-images/"))).toBe(true);
  content.remove(POST.id);
  categories = ["SMS"];
  await build();
  const after = published();
  expect([...after].filter(isAbout).map(([file]) => file)).toEqual([]);
  const pages = [...after].filter(([file]) => /\.(?:html|css|js)$/.test(file));
  const named = pages.map(([, bytes]) => bytes.toString()).join("\n");
  const left = pictures.filter((file) => after.has(file) && !named.includes(file));
  expect(left).toEqual([]);

  content.add(POST);
  await build();
  const files = published();
  expect(pictures.filter((file) => !files.has(file))).toEqual([]);
  const returned = files.get(`blog/${WORD}-7/index.html`)?.toString() ?? "";
  expect(withoutHash(returned)).toBe(withoutHash(page));
});
