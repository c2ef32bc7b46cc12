import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readLaunchItems } from "../../src/release/launch-check";
import { isOpenAt, launchRefusal, saveLaunched } from "../../src/release/launch-gate";
import { sendsHsts, servesPosts } from "../../src/release/probes";
import { readFolder } from "../../src/release/read-launch";
import { listen } from "../../src/server/listen";
import { isRealOrigin } from "../../src/site/hosts";
import { copySecondCompany } from "../support/content/second-company";
import { READY } from "../support/launch";
import { writeFiles } from "../support/temporary-folder";

const SITE = "https://www.nalubaalepay.co.ke";
const folder = mkdtempSync(path.join(os.tmpdir(), "launch-"));
const logged: string[] = [];
const log = (text: string) => void logged.push(text);
const isOpen = async () => true;
const isNew = async () => false;

beforeAll(() => {
  copySecondCompany(path.join(folder, "content"));
  symlinkSync(path.resolve("sample"), path.join(folder, "sample"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  logged.length = 0;
  rmSync(path.join(folder, ".content-cache"), { recursive: true, force: true });
});

/** Writes what a build of the second company would. A pricing form of "0" is a must. */
const build = (pricingFormUrl: string) =>
  writeFiles(folder, {
    "reports/shown.json": JSON.stringify({
      ...readFolder(path.join(folder, "content")),
      settings: {
        siteUrl: "https://www.nalubaalepay.test",
        contentApiUrl: "https://content.nalubaalepay.co.ke/",
        browserContentApiUrl: "/content-api",
        hasInbox: false,
        pricingFormUrl,
        newsletterUrl: "",
        hasNewsletter: true,
        hasMap: true,
        hasApi: true,
        gaMeasurementId: null,
      },
    }),
  });

test("the first release for a real origin is refused while a must is open, and the message offers noindex", async () => {
  await build("0");
  const refusal = await launchRefusal({ siteUrl: SITE, isNotYet: false, log, root: folder }, isNew);
  expect(refusal).toContain(`the first release for ${SITE}`);
  expect(refusal).toContain("The pricing form is shown but sends nothing");
  expect(refusal).toContain("--not-yet");
});

test("under noindex it's published with a notice, and doesn't count as the first release", async () => {
  await build("0");
  const release = { siteUrl: SITE, isNotYet: true, log, root: folder };
  expect(await launchRefusal(release, isNew)).toBeNull();
  expect(logged.join()).toContain("npm run launch-check");
  saveLaunched(release);
  expect(await launchRefusal({ ...release, isNotYet: false }, isNew)).not.toBeNull();
});

test("later releases get a notice and are never held back", async () => {
  const release = { siteUrl: SITE, isNotYet: false, log, root: folder };
  await build("");
  saveLaunched(release);
  await build("0");
  expect(await launchRefusal(release, isNew)).toBeNull();
  expect(logged).toHaveLength(1);
});

test("a public release at the URL is recognised even if the machine has lost its record", async () => {
  await build("0");
  expect(
    await launchRefusal({ siteUrl: SITE, isNotYet: false, log, root: folder }, isOpen),
  ).toBeNull();
});

test.each([
  "https://www.savannasignal.example",
  "https://example.org",
  "https://www.nalubaalepay.test",
  "http://localhost:9000",
  "http://127.0.0.1:9000",
  "http://[::1]:9000",
])("for %s nothing is checked", async (siteUrl) => {
  await build("0");
  expect(isRealOrigin(siteUrl)).toBe(false);
  expect(await launchRefusal({ siteUrl, isNotYet: false, log, root: folder }, isNew)).toBeNull();
  expect(logged).toEqual([]);
});

test("the check reads the last build, and says so if there's none", async () => {
  rmSync(path.join(folder, "reports"), { recursive: true });
  await expect(readLaunchItems({}, folder)).rejects.toThrow("Nothing has been built yet");
});

const { settings: SETTINGS } = READY.shown;

test("mail or a webhook is known from the host's settings, and unknown in CI", async () => {
  const musts = async (environment: NodeJS.ProcessEnv) => {
    await writeFiles(folder, {
      "content/launch.json": JSON.stringify({ enquiries: { name: "", date: "" } }),
    });
    const all = await readLaunchItems(environment, folder);
    return all.map(({ text }) => text).filter((text) => /nquiries (?:don’t )?reach/.test(text));
  };
  await writeFiles(folder, {
    "reports/shown.json": JSON.stringify({
      ...readFolder(path.join(folder, "content")),
      settings: SETTINGS,
    }),
  });
  const mail = {
    INBOX_SMTP_URL: "smtps://a:b@mail.nalubaalepay.co.ke",
    INBOX_FROM: "site@nalubaalepay.co.ke",
    INBOX_TO: "sales@nalubaalepay.co.ke",
  };
  const INBOX_WEBHOOK_URL = "https://hooks.nalubaalepay.co.ke/enquiries";
  const INBOX_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32).toString("base64")}`;
  expect(await musts(mail)).toEqual([]);
  expect(await musts({ INBOX_WEBHOOK_URL, INBOX_WEBHOOK_SECRET })).toEqual([]);
  const half = [{ ...mail, INBOX_TO: "" }, { INBOX_WEBHOOK_URL }, { ...mail, INBOX_WEBHOOK_URL }];
  for (const settings of half.flatMap((one) => [one, { ...one, CI: "true" }])) {
    expect(await musts(settings)).toEqual([
      expect.stringMatching(/^Enquiries don’t reach anybody/),
    ]);
  }
  const example = { ...mail, INBOX_SMTP_URL: "smtps://a:secret@mail.example.com" };
  const [item, ...others] = (await readLaunchItems(example, folder))
    .map(({ text }) => text)
    .filter((text) => /INBOX_/.test(text));
  expect(item).toMatch(
    /^INBOX_SMTP_URL points to mail\.example\.com, which is only an example host/,
  );
  expect(others).toEqual([]);
  expect(await musts({})).toEqual([expect.stringMatching(/^Enquiries don’t reach anybody/)]);
  expect(await musts({ CI: "true" })).toEqual([expect.stringMatching(/whether enquiries reach/)]);
});

test("a content API that is down is a Must", async () => {
  const musts = async (contentApiUrl: string) => {
    const shown = {
      ...readFolder(path.join(folder, "content")),
      settings: { ...SETTINGS, contentApiUrl },
    };
    await writeFiles(folder, { "reports/shown.json": JSON.stringify(shown) });
    const items = await readLaunchItems({}, folder);
    return items.filter(({ group, text }) => group === "Must" && /doesn’t respond/.test(text));
  };
  const server = await listen(() => Response.json([]), { port: 0, headers: {} });
  const whileUp = await musts(server.url);
  await server.close();
  expect(whileUp).toEqual([]);
  expect(await musts(server.url)).toHaveLength(1);
});

test.each([
  ["a site of this project", {}, true],
  ["one under noindex", { "X-Robots-Tag": "noindex" }, false],
])("%s counts as open: %s", async (_name, headers, expected) => {
  const server = await listen(
    (request) =>
      new URL(request.url).pathname === "/recent-posts.json"
        ? Response.json([])
        : new Response("Home", { headers: headers as HeadersInit }),
    { port: 0, headers: {} },
  );
  expect(await isOpenAt(server.url)).toBe(expected);
  await server.close();
  expect(await isOpenAt(server.url)).toBe(false); // no response
});

test("another site at the URL isn't recognised as this project", async () => {
  const server = await listen(() => new Response("Hello"), { port: 0, headers: {} });
  expect(await isOpenAt(server.url)).toBe(false);
  await server.close();
});

test.each([
  ["with the header", { "Strict-Transport-Security": "max-age=63072000" }, true],
  ["without it", {}, false],
])("a host that responds with %s has HSTS: %s", async (_name, headers, expected) => {
  const server = await listen(() => new Response("", { headers: headers as HeadersInit }), {
    port: 0,
    headers: {},
  });
  expect(await sendsHsts(server.url)).toBe(expected);
  await server.close();
  expect(await sendsHsts(server.url)).toBe(false); // no response
});

test.each([
  [200, true],
  [500, false],
])("a content API that responds with %i is up: %s", async (status, expected) => {
  const paths: string[] = [];
  const server = await listen(
    ({ url }) => {
      paths.push(new URL(url).pathname);
      return Response.json({}, { status });
    },
    { port: 0, headers: {} },
  );
  expect(await servesPosts(`${server.url}/api/v1/`, 10_000)).toBe(expected);
  expect(paths).toEqual(["/api/v1/blogs"]);
  await server.close();
  expect(await servesPosts(server.url, 10_000)).toBe(false); // no response
});

test("the check waits for a content API as long as a build would, and doesn't read its posts", async () => {
  const cancel = jest.spyOn(ReadableStream.prototype, "cancel");
  const server = await listen(
    ({ url }) =>
      url.includes("slow") ? new Promise<Response>(() => undefined) : Response.json([]),
    { port: 0, headers: {} },
  );
  const isUp = [await servesPosts(server.url, 10_000), await servesPosts(`${server.url}/slow`, 50)];
  const cancelled = cancel.mock.calls.length;
  cancel.mockRestore();
  await server.close();
  expect(isUp).toEqual([true, false]);
  expect(cancelled).toBe(1);
});
