import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  type Behaviour,
  inTurn,
  json,
  type MisbehavingServer,
  pagedList,
  raw,
  startMisbehavingServer,
  status,
  tagged,
} from "../support/misbehaving-server";
import { createWorkbench, documentAt, onlyNode, type Workbench } from "./workbench";

let server: MisbehavingServer;
let other: MisbehavingServer;
let bench: Workbench;
beforeEach(async () => {
  server = await startMisbehavingServer();
  other = await startMisbehavingServer();
  bench = createWorkbench();
});
afterEach(async () => {
  await Promise.all([server.stop(), other.stop()]);
  bench.remove();
});

const TEAM = { team_members: [{ name: "Achieng" }] };
const MORE = { team_members: [{ name: "Achieng" }, { name: "Baraka" }] };
const NEW = { team_members: [{ name: "Chebet" }] };

const sourceTeam = (options: Record<string, unknown> = {}) =>
  bench.source({ baseUrl: server.url, endpoints: [{ name: "team", path: "/team" }], ...options });

/** Runs once per behaviour, a day apart; the last run's node. */
async function afterRuns(...behaviours: readonly Behaviour[]) {
  let result = await sourceTeamFor(behaviours[0]);
  for (const behaviour of behaviours.slice(1)) {
    bench.advance(86_400_000);
    result = await sourceTeamFor(behaviour);
  }
  return { ...result, node: onlyNode(result) };
}
const sourceTeamFor = (behaviour: Behaviour = status(404)) => {
  server.on("/team", behaviour);
  return sourceTeam({ retries: 0 });
};

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe("the last good copy", () => {
  test.each<[string, Behaviour, string]>([
    ["an error", status(503), "GET /team answered 503"],
    [
      "a page instead of data",
      raw("<p>", "text/html"),
      "GET /team answered with text/html instead of JSON",
    ],
    ["broken JSON", raw("{"), "GET /team answered with invalid JSON"],
  ])("is used after %s, and stays", async (_name, failure, reason) => {
    const { node, warnings } = await afterRuns(json(TEAM), failure, failure);
    expect(node).toMatchObject({
      status: "last-good",
      reason,
      fetchedAt: "2025-01-06T00:00:00.000Z",
    });
    expect(documentAt(node.documentPath)).toEqual(TEAM);
    expect(warnings).toEqual([`${reason}; its copy of 2025-01-06T00:00:00.000Z is used`]);
  });

  test("is as old as its last confirmation", async () => {
    const { node } = await afterRuns(json(TEAM), json(TEAM), status(500));
    expect(node.fetchedAt).toBe("2025-01-07T00:00:00.000Z");
  });

  test("from another origin is used, and said to be from there", async () => {
    await afterRuns(json(TEAM));
    other.on("/team", status(404));
    const node = onlyNode(await sourceTeam({ baseUrl: other.url }));
    expect(node).toMatchObject({
      status: "last-good",
      reason: `GET /team answered 404; the copy kept is from ${server.url}`,
    });
  });

  test("is a file of the store, under a safe name whatever the endpoint's name is", async () => {
    server.on("/x", json(TEAM));
    const names = ["../../evil", "a/b", "A/B", "a b", "CON", "é".repeat(300), "..", "\u0000"];
    const endpoints = names.map((name) => ({ name, path: "/x" }));
    const { nodes } = await bench.source({ baseUrl: server.url, endpoints });
    const folders = nodes.map(({ documentPath }) => path.dirname(documentPath ?? "").toLowerCase());
    expect(new Set(folders).size).toBe(names.length);
    for (const folder of folders) {
      expect(path.dirname(folder)).toBe(path.join(bench.root, "copies").toLowerCase());
      expect(path.basename(folder)).toMatch(/^[a-z0-9-]{13,53}$/);
    }
  });

  test("is replaced as a whole: whoever has the old state open still reads all of it", async () => {
    const { node } = await afterRuns(json(TEAM));
    const state = openSync(path.join(path.dirname(node.documentPath ?? ""), "state.json"), "r");
    const after = await afterRuns(json(MORE));
    expect(after.node.documentPath).not.toBe(node.documentPath);
    const old = JSON.parse(readFileSync(state, "utf8"));
    closeSync(state);
    expect(old.current.fetchedAt).toBe("2025-01-06T00:00:00.000Z");
    expect(old.previous).toBeNull();
  });

  test("an answer that cannot be written down is reported, not fatal", async () => {
    writeFileSync(path.join(bench.root, "copies"), "a file where the folder should be");
    const { node, warnings } = await afterRuns(json(TEAM));
    expect(node.status).toBe("missing");
    expect(node.reason).toMatch(
      /^GET \/team answered, but its copy could not be written to .* \((ENOTDIR|EEXIST)\)$/,
    );
    expect(warnings).toHaveLength(1);
  });
});

describe("the previous copy", () => {
  const NONE = { team_members: [] };
  const BLANK = { team_members: [], message: "" };
  const ERROR = { error: "no database" };
  const OTHER_ERROR = { error: "no database, again" };
  test.each<[string, unknown[], unknown, unknown]>([
    ["is absent at first", [TEAM], TEAM, null],
    ["stays absent while nothing changes", [TEAM, TEAM], TEAM, null],
    ["is the one before", [TEAM, MORE], MORE, TEAM],
    ["moves on with every change", [TEAM, MORE, NEW], NEW, MORE],
    ["stays while nothing changes", [TEAM, MORE, MORE], MORE, TEAM],
    ["survives an empty list", [TEAM, NONE], NONE, TEAM],
    ["survives different empty answers", [TEAM, NONE, BLANK, {}, null, "", []], [], TEAM],
    ["survives different answers without a list", [TEAM, ERROR, OTHER_ERROR], OTHER_ERROR, TEAM],
    ["is not replaced by an empty one when content returns", [TEAM, NONE, MORE], MORE, TEAM],
    ["is never the current one", [TEAM, NONE, TEAM], TEAM, null],
    ["is never an empty one", [NONE, TEAM], TEAM, null],
    [
      "is the one before for a document without lists",
      [{ title: "A" }, { title: "B" }],
      { title: "B" },
      { title: "A" },
    ],
    ["survives empty documents", [{ title: "A" }, { title: "" }, {}], {}, { title: "A" }],
  ])("%s", async (_name, bodies, current, previous) => {
    const { node } = await afterRuns(...bodies.map((body) => json(body)));
    expect(node.status).toBe("live");
    expect(documentAt(node.documentPath)).toEqual(current);
    expect(documentAt(node.previousDocumentPath)).toEqual(previous);
  });

  test("has its own time", async () => {
    const { node } = await afterRuns(json(TEAM), json(MORE), status(500));
    expect(node).toMatchObject({
      status: "last-good",
      fetchedAt: "2025-01-07T00:00:00.000Z",
      previousFetchedAt: "2025-01-06T00:00:00.000Z",
    });
  });

  test("of a paged list: the list's field decides", async () => {
    const paging = { listKeys: ["blogs"] };
    const endpoints = [{ name: "posts", path: "/blogs", paging }];
    const bodies = [{ blogs: [1], tags: ["a"] }, { blogs: [], tags: ["a"] }, { tags: ["a", "b"] }];
    for (const body of bodies) {
      server.on("/blogs", json(body));
      await sourceTeam({ endpoints });
    }
    const node = onlyNode(await sourceTeam({ endpoints }));
    expect(documentAt(node.previousDocumentPath)).toEqual({ blogs: [1], tags: ["a"] });
  });

  test("older ones and interrupted writes are cleared away", async () => {
    const { node } = await afterRuns(json(TEAM), json(MORE));
    const folder = path.dirname(node.documentPath ?? "");
    writeFileSync(path.join(folder, "state.json.999.tmp"), "{");
    const after = await afterRuns(json(NEW));
    expect(filesOf(folder).sort()).toEqual(
      [
        path.join(folder, "state.json"),
        after.node.documentPath,
        after.node.previousDocumentPath,
      ].sort(),
    );
  });
});

describe("conditional requests", () => {
  test("304 makes the copy live again, at its new time", async () => {
    const { node } = await afterRuns(tagged(TEAM, '"1"'), tagged(TEAM, '"1"'));
    expect(server.requests.map(({ headers }) => headers["if-none-match"])).toEqual([
      undefined,
      '"1"',
    ]);
    expect(node).toMatchObject({
      status: "live",
      reason: null,
      fetchedAt: "2025-01-07T00:00:00.000Z",
    });
    expect(documentAt(node.documentPath)).toEqual(TEAM);
  });

  test("Last-Modified is sent back too", async () => {
    const date = "Mon, 06 Jan 2025 00:00:00 GMT";
    const { node } = await afterRuns(json(TEAM, { "last-modified": date }), status(304));
    expect(server.requests[1]?.headers["if-modified-since"]).toBe(date);
    expect(node.status).toBe("live");
  });

  test("changed content replaces the copy", async () => {
    const { node } = await afterRuns(tagged(TEAM, '"1"'), tagged(MORE, '"2"'), tagged(MORE, '"2"'));
    expect(server.requests[2]?.headers["if-none-match"]).toBe('"2"');
    expect(documentAt(node.documentPath)).toEqual(MORE);
  });

  test("a failure in between forgets nothing", async () => {
    const { node } = await afterRuns(tagged(TEAM, '"1"'), status(500), tagged(TEAM, '"1"'));
    expect(server.requests[2]?.headers["if-none-match"]).toBe('"1"');
    expect(node.status).toBe("live");
  });

  test("another base address or another query is asked without conditions", async () => {
    await afterRuns(tagged(TEAM, '"1"'));
    other.on("/team", tagged(NEW, '"1"'));
    const node = onlyNode(await sourceTeam({ baseUrl: other.url }));
    expect(other.requests[0]?.headers["if-none-match"]).toBeUndefined();
    expect(documentAt(node.documentPath)).toEqual(NEW);
    await sourceTeam({
      baseUrl: other.url,
      endpoints: [{ name: "team", path: "/team", query: { all: 1 } }],
    });
    expect(other.requests[1]?.headers["if-none-match"]).toBeUndefined();
  });

  test("a 304 from another origin, which was not asked for changes, is a failure", async () => {
    await afterRuns(tagged(TEAM, '"1"'));
    other.on("/team", status(304));
    expect(onlyNode(await sourceTeam({ baseUrl: other.url })).status).toBe("last-good");
  });

  test("each page of a list is conditional on its own", async () => {
    const items = [1, 2, 3, 4, 5];
    const changed = [1, 2, 30, 4, 5];
    const pages = (list: readonly number[], version: (page: number) => string): Behaviour => {
      return (request, response, visit) => {
        const page = Number(new URL(request.url ?? "", server.url).searchParams.get("page"));
        const part = list.slice((page - 1) * 2, page * 2);
        tagged({ items: part, pages: 3 }, version(page))(request, response, visit);
      };
    };
    const endpoints = [
      { name: "posts", path: "/blogs", paging: { perPage: 2, listKeys: ["items"] } },
    ];
    server.on(
      "/blogs",
      pages(items, (page) => `"${page}"`),
    );
    await sourceTeam({ endpoints });
    server.on(
      "/blogs",
      pages(changed, (page) => (page === 2 ? '"2b"' : `"${page}"`)),
    );
    const node = onlyNode(await sourceTeam({ endpoints }));
    const conditions = server.requests.slice(3).map(({ headers }) => headers["if-none-match"]);
    expect(conditions.sort()).toEqual(['"1"', '"2"', '"3"']);
    expect(documentAt(node.documentPath)).toEqual({ items: changed, pages: 3 });
  });

  test("after a round of 304s the answers are not written again", async () => {
    const { node } = await afterRuns(tagged(TEAM, '"1"'));
    const file = path.join(path.dirname(node.documentPath ?? ""), "answers.json");
    const { ino } = statSync(file);
    await afterRuns(tagged(TEAM, '"1"'));
    expect(statSync(file).ino).toBe(ino);
    await afterRuns(tagged(TEAM, '"2"'));
    expect(statSync(file).ino).not.toBe(ino);
  });
});

describe("a damaged store counts as absent", () => {
  const damages: ReadonlyArray<[string, (file: string) => void]> = [
    ["emptied", (file) => truncateSync(file, 0)],
    ["cut", (file) => truncateSync(file, 10)],
    ["garbage", (file) => writeFileSync(file, Buffer.from([0, 255, 254]))],
    ["null", (file) => writeFileSync(file, "null")],
    ["other JSON", (file) => writeFileSync(file, '{"current":7,"previous":{"digest":"../../x"}}')],
    ["a list", (file) => writeFileSync(file, '[1,{"validators":1}]')],
    ["half an entry", (file) => writeFileSync(file, '{"x":{"validators":{"etag":7}}}')],
  ];
  test.each(damages)("every file %s: missing while the API is down", async (_name, damage) => {
    await afterRuns(json(TEAM));
    for (const file of filesOf(bench.root)) damage(file);
    const { node, warnings } = await afterRuns(status(404));
    expect(node).toMatchObject({ status: "missing", documentPath: null });
    expect(warnings).toEqual(["GET /team answered 404; no copy of it is kept"]);
  });

  test.each(damages)("every file %s: fetched anew while it is up", async (_name, damage) => {
    await afterRuns(tagged(TEAM, '"1"'));
    for (const file of filesOf(bench.root)) damage(file);
    const { node } = await afterRuns(tagged(TEAM, '"1"'));
    expect(node).toMatchObject({ status: "live", reason: null });
    expect(documentAt(node.documentPath)).toEqual(TEAM);
  });

  test("a damaged current copy: the previous one is used", async () => {
    const { node } = await afterRuns(json(TEAM), json(MORE));
    truncateSync(node.documentPath ?? "", 5);
    const after = await afterRuns(status(404));
    expect(after.node).toMatchObject({ status: "last-good", previousDocumentPath: null });
    expect(documentAt(after.node.documentPath)).toEqual(TEAM);
  });

  test("a damaged current copy is mended by a 304", async () => {
    const { node } = await afterRuns(tagged(TEAM, '"1"'));
    truncateSync(node.documentPath ?? "", 5);
    const after = await afterRuns(tagged(TEAM, '"1"'));
    expect(server.requests[1]?.headers["if-none-match"]).toBe('"1"');
    expect(documentAt(after.node.documentPath)).toEqual(TEAM);
  });
});

test("a list of five thousand is read and kept", async () => {
  const items = Array.from({ length: 5000 }, (_, id) => ({ id, text: "x".repeat(200) }));
  server.on("/blogs", inTurn(pagedList({ items })));
  const endpoints = [{ name: "posts", path: "/blogs", paging: { listKeys: ["items"] } }];
  const { documentPath } = onlyNode(await sourceTeam({ endpoints }));
  expect(documentAt(documentPath)).toMatchObject({ items, pages: 100 });
});
