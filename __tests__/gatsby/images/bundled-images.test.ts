import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkBundledImages, contentCopies } from "../../../src/gatsby/images/bundled-images";
import { hostileImages } from "../../support/content/hostile-images";
import { MARKER, markedPhotograph } from "../../support/content/marked-photograph";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const content = path.join(folder, "content");
const pictures = path.join(content, "images");
const copies = path.join(folder, "copies");
beforeEach(() => {
  rmSync(copies, { recursive: true, force: true });
  rmSync(content, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
});

/** Writes a file below the folder of pictures and returns its path there. */
function picture(name: string, bytes: Buffer | string): string {
  const file = path.join(pictures, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return name;
}

const check = (named: readonly string[]) => checkBundledImages(content, named, copies);

test("hostile pictures in the content folder are refused, each with its reason", async () => {
  const hostile = (await hostileImages()).filter(([name]) => /line|truncated/.test(name));
  const { content, issues } = await check(hostile.map(([name, bytes]) => picture(name, bytes)));
  expect([...content]).toEqual([]);
  expect(issues).toEqual(
    hostile.map(([name, , problem]) =>
      expect.objectContaining({
        item: expect.stringContaining(name),
        problem: expect.stringMatching(problem),
        action: "replaced",
      }),
    ),
  );
});

test("an accepted picture isn't decoded again", async () => {
  const names = [picture("a.jpg", await markedPhotograph(400))];
  const first = await check(names);
  const decode = jest.spyOn(sharp.prototype, "toBuffer");
  expect(await check(names)).toEqual(first);
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});

test("pictures that no record uses aren't checked", async () => {
  picture("unused.png", "not a picture");
  expect(await check([])).toEqual({ content: new Map(), issues: [] });
});

test("the type is decided by the bytes, whatever the name", async () => {
  const create = { width: 90, height: 90, channels: 3, background: "#C5337B" } as const;
  const png = await sharp({ create }).png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';
  const refused = [
    picture("evil.html", "<script>alert(1)</script>"),
    picture("evil.js", "alert(1)"),
    picture("evil.svg", svg),
    picture("evil.gif", "GIF89a=1;alert(1)"),
    picture("named.png", svg),
  ];
  const { content, issues } = await check([...refused, picture("picture.html", png)]);
  expect(issues.map(({ item, problem }) => `${path.basename(item)} ${problem}`)).toEqual(
    ["evil.gif", "evil.html", "evil.js", "evil.svg", "named.png"].map(
      (name) => `${name}” isn’t a readable JPEG, PNG, WebP, AVIF or GIF image`,
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

test("a refused picture's name can't control the terminal or start a line", async () => {
  const { issues } = await check([picture("a\u001b[2J\n::error::x\u202e.png", "x")]);
  expect(issues.map(({ item }) => item)).toEqual([
    expect.stringMatching(/a\\u001b\[2J\\u000a::error::x\\u202e\.png”$/),
  ]);
});

test("a published picture has only its pixels, upright", async () => {
  const nodes = [picture("posts/photo.jpg", await markedPhotograph(400))];
  const { content, issues } = await check(nodes);
  const { file = "" } = content.get("posts/photo.jpg") ?? {};
  const bytes = readFileSync(file);
  expect([issues, bytes.includes(MARKER)]).toEqual([[], false]);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 400 });
  expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
  expect([...contentCopies(copies)]).toEqual([["posts/photo.jpg", file]]);
});

test("a copy is removed with its picture, and made again when lost", async () => {
  const nodes = [picture("photo.jpg", await markedPhotograph(400))];
  await check(nodes);
  rmSync(copies, { recursive: true });
  const { content } = await check(nodes);
  expect(readFileSync(content.get("photo.jpg")?.file ?? "").length).toBeGreaterThan(0);
  await check([]);
  expect([readdirSync(copies), [...contentCopies(copies)]]).toEqual([["index.json"], []]);
});

const LEADS_OUT =
  "is a link, or in a linked folder, that leads outside the content folder; put the file itself there";

test("a link that leads out of the folder is refused, even in place of a folder", async () => {
  const outside = path.join(folder, "outside");
  mkdirSync(outside, { recursive: true });
  const photograph = await markedPhotograph(400);
  writeFileSync(path.join(outside, "secret.jpg"), photograph);
  const inside = picture("inside.jpg", photograph);
  symlinkSync(path.join(outside, "secret.jpg"), path.join(pictures, "leak.jpg"));
  symlinkSync(outside, path.join(pictures, "more"));
  symlinkSync("inside.jpg", path.join(pictures, "same.jpg"));
  const linked = ["leak.jpg", "more/secret.jpg", "same.jpg"];
  const { content, issues } = await check([inside, ...linked]);
  expect([...content.keys()]).toEqual(["inside.jpg", "same.jpg"]);
  expect(issues.map(({ problem }) => problem)).toEqual([LEADS_OUT, LEADS_OUT]);
  rmSync(pictures, { recursive: true });
  symlinkSync(outside, pictures);
  const { issues: ofFolder } = await check(["secret.jpg"]);
  expect(ofFolder.map(({ problem }) => problem)).toEqual([LEADS_OUT]);
});

test("a path without a complete picture is reported, and nothing else is lost", async () => {
  symlinkSync("nowhere.jpg", path.join(pictures, "broken.jpg"));
  mkdirSync(path.join(pictures, "folder.jpg"));
  execFileSync("mkfifo", [path.join(pictures, "pipe.jpg")]);
  truncateSync(path.join(pictures, picture("film.jpg", "")), 15_000_001);
  const good = picture("good.jpg", await markedPhotograph(400));
  const bad = ["broken.jpg", "film.jpg", "folder.jpg", "good.jpg/below.jpg", "pipe.jpg"];
  const { content, issues } = await check([...bad, good]);
  expect([...content.keys()]).toEqual([good]);
  expect(issues.map(({ item, problem }) => `${path.basename(item)} ${problem}`)).toEqual([
    "broken.jpg” can’t be opened (ENOENT)",
    "film.jpg” is larger than 15 MB",
    "folder.jpg” is a folder, not a file",
    "below.jpg” can’t be opened (ENOTDIR)",
    "pipe.jpg” isn’t a file",
  ]);
});

test("a path without a file isn't checked", async () => {
  expect(await check(["gone.png", "../outside.png"])).toEqual({ content: new Map(), issues: [] });
});
