import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { CreateResolversArgs, PluginOptions } from "gatsby";
import sharp from "sharp";
import {
  checkBundledImages,
  contentCopies,
  createResolvers,
  untilSourced,
} from "../../../src/gatsby/sourcing/bundled-images";
import { createImageDecoder } from "../../../src/gatsby/sourcing/image-decoder";
import { hostileImages } from "../../support/content/hostile-images";
import { MARKER, markedPhotograph } from "../../support/content/marked-photograph";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const pictures = path.join(folder, "pictures");
const sitePictures = path.join(folder, "site-pictures");
const copies = path.join(folder, "copies");
beforeEach(() => {
  rmSync(copies, { recursive: true, force: true });
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures);
});

const nodeOf = (absolutePath: string, relativePath: string, sourceInstanceName: string) => ({
  id: relativePath,
  internal: { contentDigest: relativePath },
  sourceInstanceName,
  extension: path.extname(relativePath).slice(1),
  relativePath,
  absolutePath,
});
/** A file below the folder of pictures that content names. */
function contentNode(relativePath: string, bytes: Buffer | string) {
  const absolutePath = path.join(pictures, relativePath);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, bytes);
  return nodeOf(absolutePath, relativePath, "content-images");
}
/** One of the site's own pictures. */
function ownNode(relativePath: string) {
  const absolutePath = path.join(sitePictures, relativePath);
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  cpSync("sample/images/posts/ways-to-pay.jpg", absolutePath);
  return nodeOf(absolutePath, relativePath, "images");
}

/** Checks the files of these nodes; a decoder given is not ended. */
async function check(nodes: readonly object[], given?: ReturnType<typeof createImageDecoder>) {
  const api = {
    getNodesByType: () => nodes,
    actions: {
      createNodeField: ({ node, name, value }: { node: object; name: string; value: string }) =>
        Object.assign(node, { fields: { [name]: value } }),
    },
  } as unknown as Parameters<typeof checkBundledImages>[0]; // as much of Gatsby as is called
  const decoder = given ?? createImageDecoder();
  try {
    return await checkBundledImages(api, decoder, copies);
  } finally {
    if (!given) decoder.stop();
  }
}

interface SiteResolvers {
  readonly File: { readonly childImageSharp: { resolve: (...all: unknown[]) => unknown } };
}

/** Returns what the site's resolver gives for the crops of `node`. */
function cropsOf(node: unknown): unknown {
  let crops: unknown;
  const info = { originalResolver: () => "crops" };
  const api = {
    createResolvers: ({ File }: SiteResolvers) => {
      crops = File.childImageSharp.resolve(node, {}, {}, info);
    },
  } as unknown as CreateResolversArgs; // as much of Gatsby as is called
  createResolvers?.(api, {} as PluginOptions, () => {});
  return crops;
}

test("checkBundledImages refuses hostile images of the repository, and no query gets their crops", async () => {
  const hostile = (await hostileImages()).filter(([name]) => /line|truncated/.test(name));
  const bad = hostile.map(([name, bytes]) => contentNode(name, bytes));
  const good = [ownNode("fallback/blog.jpg")];
  const first = await check([...bad, ...good]);

  expect([[...first.site.keys()], [...first.content.keys()]]).toEqual([["fallback/blog.jpg"], []]);
  expect(first.issues).toEqual(
    hostile.map(([name, , problem]) =>
      expect.objectContaining({
        item: expect.stringContaining(name),
        problem: expect.stringMatching(problem),
        action: "replaced",
      }),
    ),
  );
  expect([...bad, ...good].map(cropsOf)).toEqual([null, null, "crops"]);

  const again = jest.fn(async () => ({ problem: "is still refused" }));
  const second = await check([...bad, ...good], { check: again, cpuMs: () => 0, stop: () => {} });
  expect([second.site, again.mock.calls.length]).toEqual([first.site, bad.length]);
});

test("what the bytes say decides, whatever the name", async () => {
  const create = { width: 90, height: 90, channels: 3, background: "#C5337B" } as const;
  const png = await sharp({ create }).png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';
  const refused = [
    contentNode("evil.html", "<script>alert(1)</script>"),
    contentNode("evil.js", "alert(1)"),
    contentNode("evil.svg", svg),
    contentNode("evil.gif", "GIF89a=1;alert(1)"),
    contentNode("named.png", svg),
  ];
  const nodes = [...refused, contentNode("picture.html", png), contentNode(".hidden", "x")];
  const { content, issues } = await check(nodes);
  expect(issues.map(({ item, problem }) => `${path.basename(item)} ${problem}`)).toEqual(
    ["evil.html", "evil.js", "evil.svg", "evil.gif", "named.png"].map(
      (name) => `${name}” is not an image that can be read (JPEG, PNG, WebP, AVIF, GIF)`,
    ),
  );
  expect([...content].map(([name, { file }]) => [name, path.extname(file)])).toEqual([
    ["picture.html", ".png"],
  ]);
  expect(
    readdirSync(copies)
      .map((name) => path.extname(name))
      .sort(),
  ).toEqual([".json", ".png"]);
});

test("the name of a refused picture is written so that it steers no terminal and begins no line", async () => {
  const { issues } = await check([contentNode("a\u001b[2J\n::error::x\u202e.png", "x")]);
  expect(issues.map(({ item }) => item)).toEqual([
    expect.stringMatching(/a\\u001b\[2J\\u000a::error::x\\u202e\.png”$/),
  ]);
});

test("no picture of content has the name of one of the site's own", async () => {
  const { content, site } = await check([
    ownNode("fallback/blog.jpg"),
    contentNode("fallback/blog.jpg", await markedPhotograph(400)),
  ]);
  expect(site.get("fallback/blog.jpg")?.digest).not.toBe(content.get("fallback/blog.jpg")?.digest);
});

test("a picture is published as its pixels alone, upright", async () => {
  const nodes = [contentNode("posts/photo.jpg", await markedPhotograph(400))];
  const { content, issues } = await check(nodes);
  const { file = "" } = content.get("posts/photo.jpg") ?? {};
  const bytes = readFileSync(file);
  expect([issues, bytes.includes(MARKER)]).toEqual([[], false]);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 400 });
  expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
  expect([...contentCopies(copies)]).toEqual([["posts/photo.jpg", file]]);
});

test("a copy goes with its picture, and is made again when it is lost", async () => {
  const nodes = [contentNode("photo.jpg", await markedPhotograph(400))];
  await check(nodes);
  rmSync(copies, { recursive: true });
  const { content } = await check(nodes);
  expect(readFileSync(content.get("photo.jpg")?.file ?? "").length).toBeGreaterThan(0);
  await check([]);
  expect([readdirSync(copies), [...contentCopies(copies)]]).toEqual([["index.json"], []]);
});

test("a link that leads out of the folder is refused, also in a folder's place", async () => {
  const outside = path.join(folder, "outside");
  mkdirSync(outside, { recursive: true });
  const photograph = await markedPhotograph(400);
  writeFileSync(path.join(outside, "secret.jpg"), photograph);
  const inside = contentNode("inside.jpg", photograph);
  symlinkSync(path.join(outside, "secret.jpg"), path.join(pictures, "leak.jpg"));
  symlinkSync(outside, path.join(pictures, "more"));
  symlinkSync("inside.jpg", path.join(pictures, "same.jpg"));
  symlinkSync("nowhere.jpg", path.join(pictures, "broken.jpg"));
  const linked = ["leak.jpg", "more/secret.jpg", "same.jpg", "broken.jpg"].map((name) =>
    nodeOf(path.join(pictures, name), name, "content-images"),
  );
  const { content, issues } = await check([inside, ...linked]);
  expect([...content.keys()]).toEqual(["inside.jpg", "same.jpg"]);
  expect(issues.map(({ problem }) => problem)).toEqual([
    "is a link that leads out of its folder; put the picture itself there",
    "is a link that leads out of its folder; put the picture itself there",
    "cannot be read",
  ]);
});

test("a picture that was deleted is no mistake, though Gatsby still has its node", async () => {
  const gone = nodeOf(path.join(pictures, "gone.png"), "gone.png", "content-images");
  const { content, issues } = await check([gone]);
  expect([...content]).toEqual([]);
  expect(issues).toEqual([]);
});

test("a picture whose node comes late is waited for", async () => {
  const node = contentNode("late.png", "a picture");
  let asked = 0;
  const getNodesByType = () => (asked++ < 3 ? [] : [node]) as never; // what is read of a node
  await untilSourced({ getNodesByType }, pictures);
  expect(asked).toBe(4);
});
