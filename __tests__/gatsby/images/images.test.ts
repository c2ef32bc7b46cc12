import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import sharp from "sharp";
import { apiImagePath } from "../../../src/gatsby/images/image-resolver";
import { fetchImages, type ImageFetchOptions } from "../../../src/gatsby/images/images";
import { hostileImages } from "../../support/content/hostile-images";
import { MARKER, markedPhotograph } from "../../support/content/marked-photograph";
import { temporaryFolder } from "../../support/temporary-folder";

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

let server: http.Server;
let handler: Handler;
let asked: string[];
let options: ImageFetchOptions;
let png: Buffer;
const folder = temporaryFolder();
let tests = 0;
const SCRIPTED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

beforeAll(async () => {
  png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#C5337B" } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  server = http.createServer((request, response) => {
    asked.push(request.url ?? "");
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  handler = (_request, response) => response.end(png);
  const { port } = server.address() as AddressInfo;
  options = {
    imagesUrl: `http://127.0.0.1:${port}/base/images`,
    directory: path.join(folder, String(tests++)),
    timeoutMs: 20_000, // never reached, however busy the machine
    deadlineMs: 30_000,
  };
  mkdirSync(options.directory);
});

describe("fetchImages", () => {
  test("keeps an image as a file with its format's extension", async () => {
    const [result] = await fetchImages(["blog/a photo.jpg"], options);
    expect(asked).toEqual(["/base/images/blog/a%20photo.jpg"]);
    expect(result?.file).toMatch(/\.png$/);
    const picture = sharp(result?.file ?? "");
    expect(await picture.metadata()).toMatchObject({ format: "png", width: 64, height: 64 });
    expect(await picture.raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  });

  test.each([400, 2_600])(
    "keeps only the pixels, upright, of a photograph %d px wide",
    async (width) => {
      const photograph = await markedPhotograph(width);
      handler = (_request, response) => response.end(photograph);
      const [result] = await fetchImages(["photo.jpg"], options);
      const bytes = readFileSync(result?.file ?? "");
      expect([photograph.includes(MARKER), bytes.includes(MARKER)]).toEqual([true, false]);
      const header = await sharp(bytes).metadata();
      for (const part of ["exif", "xmp", "iptc", "orientation"]) {
        expect(header).not.toHaveProperty(part);
      }
      expect((header.height ?? 0) > (header.width ?? 0)).toBe(true);
    },
  );

  test("keeps the frames of an animation", async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 80, height: 80, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(["red", "blue"].map(frame));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    handler = (_request, response) => response.end(Buffer.concat([gif, Buffer.from(MARKER)]));
    const [result] = await fetchImages(["a.gif"], options);
    const bytes = readFileSync(result?.file ?? "");
    expect([(await sharp(bytes).metadata()).pages, bytes.includes(MARKER)]).toEqual([2, false]);
  });

  test("retries a failed image once", async () => {
    handler = (_request, response) =>
      asked.length === 1 ? response.writeHead(503).end() : response.end(png);
    const [result] = await fetchImages(["a.png"], options);
    expect(result?.file).toMatch(/\.png$/);
    expect(asked).toHaveLength(2);
  });

  test("uses the earlier copy of an image that takes too long to decode", async () => {
    const [first] = await fetchImages(["a.png"], options);
    const slow = jest
      .spyOn(sharp.prototype, "toBuffer")
      .mockRejectedValue(new Error("timeout: 3% complete"));
    const [again, other] = await fetchImages(["a.png", "b.png"], options);
    slow.mockRestore();
    expect(again).toEqual(first);
    expect(other).toMatchObject({
      file: null,
      problem: expect.stringContaining("takes too long to decode"),
    });
  });

  test.each<[string, Handler, RegExp]>([
    [
      "a missing image",
      (_q, r) => r.writeHead(404).end(),
      /isn’t on the server \(it returned 404\)/,
    ],
    ["HTML", (_q, r) => r.end("<html>no</html>"), /isn’t a readable JPEG/],
    ["an empty body", (_q, r) => r.end(), /isn’t a readable JPEG/],
    ["an SVG with a script", (_q, r) => r.end(SCRIPTED), /isn’t a readable JPEG/],
    ["a truncated image", (_q, r) => r.end(png.subarray(0, 3_000)), /isn’t a readable JPEG/],
    ["a redirect", (_q, r) => r.writeHead(302, { location: "/b.png" }).end(), /it returned 302/],
    ["a broken connection", (_q, r) => r.destroy(), /couldn’t be fetched/],
  ])("reports %s and fetches the others", async (_case, answer, problem) => {
    handler = (request, response) =>
      request.url?.includes("bad") ? answer(request, response) : response.end(png);
    const [bad, good] = await fetchImages(["bad.png", "good.png"], options);
    expect(bad).toMatchObject({ file: null, problem: expect.stringMatching(problem) });
    expect(good?.file).not.toBeNull();
  });

  test.each<[string, Handler, boolean]>([
    ["a server error", (_q, r) => r.writeHead(503).end(), true],
    ["a refusal", (_q, r) => r.writeHead(403).end(), true],
    ["a broken connection", (_q, r) => r.destroy(), true],
    ["a removed image", (_q, r) => r.writeHead(404).end(), false],
    ["another kind of file in its place", (_q, r) => r.end("<html>no</html>"), false],
  ])("uses an earlier copy after %s: %s", async (_case, answer, isShown) => {
    const [first] = await fetchImages(["a.png"], options);
    handler = answer;
    const [again] = await fetchImages(["a.png"], options);
    expect(again).toEqual(
      isShown ? first : { path: "a.png", file: null, problem: expect.stringContaining("isn’t") },
    );
    expect(readdirSync(options.directory)).toHaveLength(isShown ? 2 : 1);
  });

  test("refuses images that would exhaust the build machine, and says why", async () => {
    const hostile = await hostileImages();
    handler = (request, response) =>
      response.end(hostile.find(([name]) => request.url?.endsWith(`/${name}`))?.[1] ?? png);
    const names = [...hostile.map(([name]) => name), "good.png"];
    const results = await fetchImages(names, { ...options, deadlineMs: 120_000 });
    expect(results).toEqual([
      ...hostile.map(([name, , problem]) => ({
        path: name,
        file: null,
        problem: expect.stringMatching(problem),
      })),
      expect.objectContaining({ file: expect.stringContaining(".png") }),
    ]);
  });

  test("keeps a smaller copy of an image larger than any crop", async () => {
    const photo = sharp({
      create: { width: 2_000, height: 4_000, channels: 3, background: "red" },
    });
    const bytes = await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    handler = (_request, response) => response.end(bytes);
    const [result] = await fetchImages(["photo.jpg"], options);
    expect(await sharp(result?.file ?? "").metadata()).toMatchObject({
      width: 2_400,
      height: 1_200,
    });
  });

  test("reports a path that can't be in a URL and fetches the others", async () => {
    const [bad, good] = await fetchImages(["\ud800.png", "good.png"], options);
    expect(bad).toMatchObject({
      file: null,
      problem: expect.stringMatching(/couldn’t be fetched/),
    });
    expect(good?.file).not.toBeNull();
  });
});

test.each([
  ["images/blog/a%20b.png", "blog/a b.png"],
  ["/images/a.png", "a.png"],
  ["http://api.example/images/a.png", "a.png"],
  ["http://elsewhere.example/images/a.png", null],
  ["//elsewhere.example/a.png", null],
  ["data:image/png;base64,AA", null],
  ["images/../secret.png", null],
  ["images/%2e%2e/secret.png", null],
  ["images/a.png?x=1", null],
  ["images/%E0%A4%A.png", null],
  ["images/%", null],
  ["images/\ud800.png", null],
])("apiImagePath(%j) is %j", (src, expected) => {
  expect(apiImagePath(src, "http://api.example/images")).toBe(expected);
});

describe("fetchImages with kept images or failing servers", () => {
  test("reports an image whose body doesn't end in time", async () => {
    handler = (_request, response) => void response.write(png.subarray(0, 500));
    setFlagsFromString("--expose-gc");
    const collecting = setInterval(runInNewContext("gc"), 20); // which must not drop the time limit
    const [result] = await fetchImages(["a.png"], { ...options, timeoutMs: 200 });
    clearInterval(collecting);
    expect(result).toMatchObject({ file: null, problem: "didn’t arrive in time" });
  });

  test("reports an image that's too large", async () => {
    handler = (_request, response) => response.end(Buffer.alloc(15_000_001));
    const [result] = await fetchImages(["a.png"], options);
    expect(result).toMatchObject({ file: null, problem: "is larger than 15 MB" });
  });

  test("sends validators in the next build and uses the kept file", async () => {
    const validators: (string | undefined)[] = [];
    handler = (request, response) => {
      validators.push(request.headers["if-none-match"]);
      if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(png);
    };
    const [first] = await fetchImages(["a.png"], options);
    const [second] = await fetchImages(["a.png"], options);
    expect(validators).toEqual([undefined, '"1"']);
    expect(second?.file).toBe(first?.file);
  });

  test("uses a kept image while the server fails", async () => {
    const [first] = await fetchImages(["a.png"], options);
    const kept = readFileSync(first?.file ?? "");
    handler = (_request, response) => response.writeHead(500).end("broken");
    const [second] = await fetchImages(["a.png"], options);
    expect(second?.file).toBe(first?.file);
    expect(readFileSync(second?.file ?? "")).toEqual(kept);
  });

  test("forgets an image that's no longer used", async () => {
    await fetchImages(["a.png", "b.png"], options);
    const [kept] = await fetchImages(["b.png"], options);
    const files = ["index.json", path.basename(kept?.file ?? "")];
    expect(readdirSync(options.directory).sort()).toEqual(files.sort());
  });

  test("fetches every image if the index is damaged", async () => {
    await fetchImages(["a.png"], options);
    writeFileSync(path.join(options.directory, "index.json"), "{not json");
    const [result] = await fetchImages(["a.png"], options);
    expect(result?.file).not.toBeNull();
  });

  test("doesn't use images kept from another API", async () => {
    await fetchImages(["a.png"], options);
    handler = (_request, response) => response.writeHead(404).end();
    const [result] = await fetchImages(["a.png"], {
      ...options,
      imagesUrl: `${options.imagesUrl}2`,
    });
    expect(result?.file).toBeNull();
  });

  test("stops requesting images from an unresponsive server after a few", async () => {
    handler = () => {};
    const paths = Array.from({ length: 100 }, (_, i) => `${i}.png`);
    const results = await fetchImages(paths, { ...options, timeoutMs: 50 });
    expect(results.every(({ file }) => file === null)).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(24);
  });
});
