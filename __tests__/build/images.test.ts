import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { fetchImages, type ImageFetchOptions } from "../../src/build/images";

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

let server: http.Server;
let handler: Handler;
let asked: string[];
let options: ImageFetchOptions;
let png: Buffer;

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
    directory: mkdtempSync(path.join(os.tmpdir(), "images-")),
    timeoutMs: 300,
    deadlineMs: 3_000,
  };
});

test("an image is kept as a file with the ending of what it is", async () => {
  const [outcome] = await fetchImages(["blog/a photo.jpg"], options);
  expect(asked).toEqual(["/base/images/blog/a%20photo.jpg"]);
  expect(outcome?.file).toMatch(/\.png$/);
  expect(readFileSync(outcome?.file ?? "")).toEqual(png);
});

const refusals: [string, Handler, RegExp][] = [
  [
    "a missing image",
    (_q, r) => r.writeHead(404).end(),
    /is not on the server \(it answered 404\)/,
  ],
  ["HTML in an image's place", (_q, r) => r.end("<html>no</html>"), /not an image/],
  ["an empty answer", (_q, r) => r.end(), /not an image/],
  ["a truncated image", (_q, r) => r.end(png.subarray(0, 3_000)), /not an image/],
  ["an SVG", (_q, r) => r.end('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not an image/],
  [
    "a redirect",
    (_q, r) => r.writeHead(302, { location: "/elsewhere.png" }).end(),
    /could not be fetched/,
  ],
  ["a broken connection", (_q, r) => r.destroy(), /could not be fetched/],
  [
    "an answer that never ends",
    (_q, r) => void r.write(png.subarray(0, 500)),
    /did not arrive in time/,
  ],
];
test.each(refusals)("%s is told in words and breaks nothing", async (_case, answer, problem) => {
  handler = (request, response) =>
    request.url?.includes("bad") ? answer(request, response) : response.end(png);
  const [bad, good] = await fetchImages(["bad.png", "good.png"], options);
  expect(bad).toMatchObject({ file: null, problem: expect.stringMatching(problem) });
  expect(good?.file).not.toBeNull();
});

test("an image that is too large is left", async () => {
  const [outcome] = await fetchImages(["a.png"], { ...options, maxBytes: 1_000 });
  expect(outcome).toMatchObject({ file: null, problem: expect.stringContaining("is larger than") });
});

test("the next build asks with validators and uses the kept file", async () => {
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

test("a kept image stands in while the server fails, and is never overwritten by the failure", async () => {
  const [first] = await fetchImages(["a.png"], options);
  handler = (_request, response) => response.writeHead(500).end("broken");
  const [second] = await fetchImages(["a.png"], options);
  expect(second?.file).toBe(first?.file);
  expect(readFileSync(second?.file ?? "")).toEqual(png);
});

test("a damaged index is no index: images are fetched anew", async () => {
  await fetchImages(["a.png"], options);
  writeFileSync(path.join(options.directory, "index.json"), "{not json");
  const [outcome] = await fetchImages(["a.png"], options);
  expect(outcome?.file).not.toBeNull();
});

test("copies of another API are not taken for this one's", async () => {
  await fetchImages(["a.png"], options);
  handler = (_request, response) => response.writeHead(404).end();
  const [outcome] = await fetchImages(["a.png"], {
    ...options,
    imagesUrl: `${options.imagesUrl}2`,
  });
  expect(outcome?.file).toBeNull();
});

test("a silent server is given up after a few images, not asked for each", async () => {
  handler = () => {};
  const paths = Array.from({ length: 100 }, (_, i) => `${i}.png`);
  const outcomes = await fetchImages(paths, { ...options, timeoutMs: 50, concurrency: 4 });
  expect(outcomes.every(({ file }) => file === null)).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(12);
});
