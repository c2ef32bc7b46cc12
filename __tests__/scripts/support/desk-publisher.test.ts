import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PublishRun, PublishState } from "../../../desk/publish-state";
import { createPublisher, type Publisher } from "../../../scripts/support/desk-publisher";
import { serveDesk } from "../../../scripts/support/desk-server";
import { openReleases } from "../../../src/release/release-store";
import type { RunningServer } from "../../../src/server/listen";
import { rawRequest } from "../../support/servers/raw-request";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";
import { until } from "../../support/until";

/** The Publish bar's routes on a real server, with a stand-in for the rebuild. */
const project = temporaryFolder();
const inProject = (name: string) => path.join(project, name);
const { CONTENT_ROOT } = process.env;
let publisher: Publisher;
let desk: RunningServer;

const post = (title: string, more: object = {}) => JSON.stringify({ title, ...more });

async function startDesk(releasesDirectory: string | null = "releases"): Promise<void> {
  publisher = createPublisher({
    project,
    command: [path.resolve("__tests__/support/servers/desk-rebuild.cjs")],
    env: { PATH: process.env.PATH },
    releasesDirectory,
    siteUrl: "https://duka.example",
  });
  desk = await serveDesk(project, { port: 0, headers: {}, publisher });
}

beforeEach(async () => {
  process.env.CONTENT_ROOT = "content"; // the project's own
  jest.spyOn(process.stderr, "write").mockReturnValue(true); // a rebuild's errors
  for (const name of readdirSync(project)) rmSync(inProject(name), { recursive: true });
  await writeFiles(project, { "content/posts/1.json": post("One"), "rebuilds.log": "" });
  plan({});
  await startDesk();
});
afterEach(async () => {
  process.env.CONTENT_ROOT = CONTENT_ROOT;
  jest.restoreAllMocks();
  await Promise.all([publisher.close(), desk.close()]);
});

/** Sets what the next rebuild does. */
const plan = (what: object) => writeFileSync(inProject("plan.json"), JSON.stringify(what));
const hold = () => writeFileSync(inProject("hold"), "");
const goOn = () => rmSync(inProject("hold"));
const rebuilds = () => readFileSync(inProject("rebuilds.log"), "utf8").split("\n").slice(0, -1);

const state = async (): Promise<PublishState> => (await fetch(`${desk.url}/desk/state`)).json();
const ask = async (route: string): Promise<number> =>
  (await fetch(`${desk.url}/desk/${route}`, { method: "POST", headers: { origin: desk.url } }))
    .status;

async function reach<Phase extends PublishRun["phase"]>(phase: Phase) {
  await until(async () => (await state()).latest.phase === phase);
  return (await state()) as PublishState & { latest: PublishRun & { phase: Phase } };
}

async function publish(what: object = {}) {
  plan(what);
  expect(await ask("publish")).toBe(202);
  return reach("published");
}

test("it says what it's doing, what changed with its page, and what needs fixing", async () => {
  expect(await state()).toEqual({
    latest: { phase: "idle" },
    unpublished: null,
    siteUrl: "https://duka.example",
    hasReleases: true,
    canUndo: false,
  });
  await publish();
  await writeFiles(project, {
    "content/posts/1.json": post("One", { draft: true }),
    "content/posts/2.json": post("Two"),
    "content/prices.json": "{}",
  });
  const changes = [
    { kind: "removed", title: "One", url: null },
    { kind: "added", title: "Two", url: "https://duka.example/blog/2" },
    { kind: "added", title: "Prices", url: "https://duka.example/pricing" },
  ];
  expect((await state()).unpublished).toEqual(changes);
  const steps = ["Reading content", "Making pages"];
  const [section, item, field] = ["Prices", "“content/prices.json”", "tiers"];
  const issue = { section, item, field, problem: "is missing", action: "dropped" };
  plan({ steps, report: [{ ...issue, shown: "it is left out" }] });
  hold();
  await ask("publish");
  await until(async () => {
    const { latest } = await state();
    return latest.phase === "publishing" && latest.step === "Making pages";
  });
  goOn();
  expect((await reach("published")).latest).toEqual({
    phase: "published",
    seconds: expect.any(Number),
    changes,
    report: ["Prices, “content/prices.json”, tiers is missing: it is left out"],
  });
});

test("while it's publishing or asking, Publish and Undo do nothing", async () => {
  plan({ question: { disappearing: ["“One” (/blog/1)"], warnings: [] } });
  hold();
  expect(await Promise.all([ask("publish"), ask("publish"), ask("undo")])).toEqual([202, 409, 409]);
  goOn();
  await reach("asking");
  expect(await Promise.all([ask("publish"), ask("undo")])).toEqual([409, 409]);
  expect(rebuilds()).toHaveLength(1);
});

test("files saved while it's publishing wait for the next time, and the bar knows", async () => {
  await publish();
  hold();
  await ask("publish");
  await until(() => rebuilds().length === 2);
  writeFileSync(inProject("content/posts/2.json"), post("Two"));
  writeFileSync(inProject("content/posts/.sveltia-tmp-3.json"), "{"); // half-written by a save
  goOn();
  expect(await reach("published")).toMatchObject({
    latest: { changes: [] },
    unpublished: [{ kind: "added", title: "Two" }],
  });
});

test("a question waits on every page of the desk until it's answered", async () => {
  const question = { disappearing: ["“One” (/blog/1)"], warnings: ["Most words change."] };
  plan({ question });
  await ask("publish");
  const { latest } = await reach("asking");
  expect(latest).toEqual({ phase: "asking", run: 1, ...question });
  expect(await ask("confirm/2")).toBe(409);
  expect(await ask("decline/1")).toBe(202);
  expect((await reach("failed")).latest.reason).toBe("Not published, as you chose.");
  await ask("publish");
  await reach("asking");
  expect(await ask("confirm/1")).toBe(409); // they were visible before somebody declined
  expect(await ask("confirm/2")).toBe(202);
  await reach("published");
});

test("a mistake in a file is shown with what to do about it", async () => {
  const mistake =
    "content/company.json isn’t valid JSON, line 3: a comma is missing at the end of the line.";
  const stays = "Fix it and run the command again. The published site stays as it is.";
  // the company's values are read before the rebuild itself starts
  for (const way of ["mistake", "refusal"]) {
    plan({ [way]: `${mistake} ${stays}` });
    await ask("publish");
    expect((await reach("failed")).latest).toEqual({
      phase: "failed",
      reason: `Nothing was published. ${mistake} Fix it and publish again.`,
      details: "",
    });
    await publish();
  }
});

test("without releases there's no Undo, and a build that stops half-way is reported as one", async () => {
  await desk.close();
  await startDesk(null);
  expect(await state()).toMatchObject({ hasReleases: false, canUndo: false });
  plan({ steps: ["Making pages"], refusal: "The build failed." });
  await ask("publish");
  expect((await reach("failed")).latest.reason).toBe(
    "The site in public/ may be incomplete until you publish again. The build failed.",
  );
  await ask("undo");
  expect((await reach("failed")).latest.reason).toBe(
    "Nothing was undone. There are no releases, because RELEASES_DIR isn’t set.",
  );
});

test("when the desk ends, the rebuild ends with it", async () => {
  hold();
  await ask("publish");
  await until(() => rebuilds().length === 1);
  await publisher.close();
  expect(() => process.kill(Number(rebuilds()[0]), 0)).toThrow("ESRCH");
  expect((await reach("failed")).latest.reason).toBe(
    "Nothing was published. It was stopped before it finished.",
  );
});

test("Undo goes back to the previous release, and says when it was made", async () => {
  const store = openReleases(inProject("releases"));
  mkdirSync(inProject("public"));
  const ids = ["20261127T080000000Z-00000001", "20261128T080000000Z-00000002"];
  for (const id of ids) {
    const lists = {
      posts: [],
      unconfirmed: [],
      sections: [],
      records: [],
      redirected: [],
      gone: [],
    };
    const release = { id, content: id, files: {}, ...lists, headers: {}, hasInbox: true };
    const source = { publicDirectory: inProject("public"), like: null, retained: new Map() };
    store.prepare(release, source);
    store.switchTo(id);
  }
  expect((await state()).canUndo).toBe(true);
  expect(await ask("undo")).toBe(202);
  expect(await reach("undone")).toMatchObject({
    latest: { madeAt: "2026-11-27T08:00:00.000Z" },
    canUndo: false,
  });
  expect(store.current()).toBe(ids[0]);
  await desk.close();
  await startDesk();
  expect((await state()).latest.phase).toBe("undone"); // also tomorrow
  await ask("undo");
  expect((await reach("failed")).latest.reason).toBe(
    "Nothing was undone. There’s no earlier release to go back to.",
  );
});

test("only the desk's own page on this machine may publish or read the state", async () => {
  const send = async (method: string, route: string, origin?: string) => {
    const headers = { ...(origin && { origin }) };
    return (await fetch(`${desk.url}/desk/${route}`, { method, headers })).status;
  };
  for (const route of ["publish", "undo", "confirm/1", "decline/1"]) {
    expect(await send("POST", route)).toBe(403);
    expect(await send("POST", route, "http://localhost:8000")).toBe(403); // the development site
    expect(await send("POST", route, "https://evil.example")).toBe(403);
  }
  expect(await send("GET", "state", "https://evil.example")).toBe(403);
  const { host } = new URL(desk.url);
  const raw = (head: string, name: string) =>
    rawRequest(desk.url, `${head} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
  expect(await raw("GET /desk/state", "evil.example")).toMatch(/^HTTP\/1\.1 421 /);
  expect(await raw("POST /desk/publish", "evil.example")).toMatch(/^HTTP\/1\.1 421 /);
  expect(await raw("GET /desk/state", host)).toMatch(/^HTTP\/1\.1 200 /);
  expect(rebuilds()).toEqual([]);
});
