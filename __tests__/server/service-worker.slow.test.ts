import { copyFile } from "node:fs/promises";
import path from "node:path";
import { listen } from "../../src/server/listen";
import { startServer } from "../../src/server/site-server";
import { startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { NO_INBOX } from "../support/servers/no-inbox";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** An earlier site's worker, which serves from its cache first. */
const CACHE_FIRST = `
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open("pages").then((cache) => cache.addAll(["/", "/about"])));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
`;
const EARLIER_PAGE =
  '<h1>Earlier site</h1><script>navigator.serviceWorker.register("/sw.js")</script>';

const folder = temporaryFolder();
const host = "127.0.0.1";
let url = "";
const browser = startBrowser(() => url);

testWith("chromium")("visitors of an earlier site with a service worker see this one", async () => {
  const respond = (request: Request) => {
    const isWorker = request.url.endsWith("/sw.js");
    const type = isWorker ? "text/javascript" : "text/html";
    // A page that the browser itself may cache would outlive any worker.
    const headers = { "content-type": type, "cache-control": "no-cache" };
    return new Response(isWorker ? CACHE_FIRST : EARLIER_PAGE, { headers });
  };
  const earlier = await listen(respond, { port: 0, host });
  url = earlier.url;
  const { page } = await browser.open("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await earlier.close();

  await writeFiles(folder, {
    "index.html": "<h1>This site</h1>",
    "about/index.html": "<h1>About us</h1>",
  });
  await copyFile("static/sw.js", path.join(folder, "sw.js"));
  const port = Number(new URL(url).port);
  const api = { inbox: NO_INBOX };
  const server = await startServer({ port, host, publicDirectory: folder, api });
  try {
    await page.goto(`${url}/about`); // from the worker's cache
    await page.getByRole("heading", { name: "About us" }).waitFor();
    await page.goto(url);
    await page.getByRole("heading", { name: "This site" }).waitFor();
    const left = await page.evaluate(async () => [
      await caches.keys(),
      await navigator.serviceWorker.getRegistrations(),
    ]);
    expect(left).toEqual([[], []]);
  } finally {
    await server.close();
  }
});
