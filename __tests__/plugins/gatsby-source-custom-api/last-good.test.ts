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
  json,
  raw,
  status,
  tagged,
} from "../../support/servers/misbehaving-server";
import { DAY_MS, START, setUpHarness } from "./harness";

const harness = setUpHarness();
const NEXT_DAY = "2025-01-07T00:00:00.000Z";
const TEAM = { team_members: [{ name: "Achieng" }] };
const MORE = { team_members: [{ name: "Achieng" }, { name: "Baraka" }] };
const NEW = { team_members: [{ name: "Chebet" }] };
const POSTS = [{ name: "posts", path: "/blogs", paging: { perPage: 2, listKeys: ["blogs"] } }];

/** Runs once per behaviour, a day apart. Resolves to the last result. */
async function afterRuns(first: Behaviour, ...others: readonly Behaviour[]) {
  harness.server.on("/team", first);
  let result = await harness.source({ retries: 0 });
  for (const behaviour of others) {
    harness.time.advance(DAY_MS);
    harness.server.on("/team", behaviour);
    result = await harness.source({ retries: 0 });
  }
  return result;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const etagsAsked = () => harness.server.requests.map(({ headers }) => headers["if-none-match"]);

describe("the last good copy", () => {
  test.each<[string, Behaviour, string]>([
    ["an error", status(503), "returned 503"],
    ["a page", raw("<p>", "text/html"), "returned text/html instead of JSON"],
    ["broken JSON", raw("{"), "returned invalid JSON"],
  ])("is used after %s, and stays", async (_name, failure, problem) => {
    const { node, current, warnings } = await afterRuns(json(TEAM), failure, failure);
    const reason = `GET /team ${problem}`;
    expect(node).toMatchObject({ status: "last-good", reason, fetchedAt: START });
    expect(current).toEqual(TEAM);
    expect(warnings).toEqual([`${reason}; using the copy from ${START}`]);
  });

  test("is as old as its last confirmation", async () => {
    const { node } = await afterRuns(json(TEAM), json(TEAM), status(500));
    expect(node.fetchedAt).toBe(NEXT_DAY);
  });

  test("is used even from another origin, which the reason names", async () => {
    await afterRuns(json(TEAM));
    const { node } = await harness.source({ baseUrl: harness.other.url });
    const reason = `GET /team returned 404; the stored copy comes from ${harness.server.url}`;
    expect(node).toMatchObject({ status: "last-good", reason });
  });

  test("has a safe and distinct path for any endpoint name", async () => {
    harness.server.on("/x", json(TEAM));
    const names = ["../../../evil", "a/b", "A/B", "a b", "CON", "é".repeat(300), "..", "\u0000"];
    const { nodes } = await harness.source({
      endpoints: names.map((name) => ({ name, path: "/x" })),
    });
    const folders = nodes.map(({ documentPath }) => path.dirname(documentPath ?? "").toLowerCase());
    expect(new Set(folders).size).toBe(names.length);
    for (const folder of folders) {
      expect(path.dirname(folder)).toBe(path.join(harness.root, "copies").toLowerCase());
      expect(path.basename(folder)).toMatch(/^[a-z0-9-]{13,53}$/);
    }
  });

  test("is replaced as a whole, so a reader of the old one can still read all of it", async () => {
    const { node } = await afterRuns(json(TEAM));
    const state = openSync(path.join(path.dirname(node.documentPath ?? ""), "state.json"), "r");
    const after = await afterRuns(json(MORE));
    expect(after.node.documentPath).not.toBe(node.documentPath);
    const old = JSON.parse(readFileSync(state, "utf8"));
    closeSync(state);
    expect(old).toMatchObject({ current: { fetchedAt: START }, previous: null });
  });

  test("is reported if it can't be written, without failing", async () => {
    writeFileSync(path.join(harness.root, "copies"), "a file where the folder should be");
    const { node, warnings } = await afterRuns(json(TEAM));
    expect(node.status).toBe("missing");
    expect(node.reason).toMatch(
      /^GET \/team responded, but the response couldn't be saved in .* \((ENOTDIR|EEXIST)\)$/,
    );
    expect(warnings).toHaveLength(1);
  });
});

describe("the previous copy", () => {
  const NONE = { team_members: [] };
  const BLANK = { team_members: [], message: "" };
  const ERROR = { error: "no database" };
  const OTHER_ERROR = { error: "no database, again" };
  const [A, B] = [{ title: "A" }, { title: "B" }];
  test.each<[string, unknown[], unknown, unknown]>([
    ["is absent at first", [TEAM], TEAM, null],
    ["stays absent while nothing changes", [TEAM, TEAM], TEAM, null],
    ["is the one before the current one", [TEAM, MORE], MORE, TEAM],
    ["moves on with every change", [TEAM, MORE, NEW], NEW, MORE],
    ["stays while nothing changes", [TEAM, MORE, MORE], MORE, TEAM],
    ["survives an empty list", [TEAM, NONE], NONE, TEAM],
    ["survives different empty documents", [TEAM, NONE, BLANK, {}, null, "", []], [], TEAM],
    ["survives different documents without a list", [TEAM, ERROR, OTHER_ERROR], OTHER_ERROR, TEAM],
    ["is not replaced by an empty one when content returns", [TEAM, NONE, MORE], MORE, TEAM],
    ["is never the current one", [TEAM, NONE, TEAM], TEAM, null],
    ["is never an empty one", [NONE, TEAM], TEAM, null],
    ["is the one before for a document without lists", [A, B], B, A],
    ["survives empty documents without lists", [A, { title: "" }, {}], {}, A],
  ])("%s", async (_name, bodies, current, previous) => {
    const [first = json(null), ...others] = bodies.map((body) => json(body));
    const result = await afterRuns(first, ...others);
    expect(result).toMatchObject({ node: { status: "live" }, current, previous });
  });

  test("has its own time", async () => {
    const { node } = await afterRuns(json(TEAM), json(MORE), status(500));
    expect(node).toMatchObject({ fetchedAt: NEXT_DAY, previousFetchedAt: START });
  });

  test("depends on the list's field, for a paged list", async () => {
    const full = { blogs: [1], tags: ["a"] };
    for (const body of [full, { blogs: [], tags: ["a"] }, { tags: ["a", "b"] }]) {
      harness.server.on("/blogs", json(body));
      await harness.source({ endpoints: POSTS });
    }
    expect((await harness.source({ endpoints: POSTS })).previous).toEqual(full);
  });

  test("replaces older ones, and files of interrupted writes are removed", async () => {
    const { node } = await afterRuns(json(TEAM), json(MORE));
    const folder = path.dirname(node.documentPath ?? "");
    const state = path.join(folder, "state.json");
    writeFileSync(`${state}.999.tmp`, "{");
    const { documentPath, previousDocumentPath } = (await afterRuns(json(NEW))).node;
    expect(filesOf(folder).sort()).toEqual([state, documentPath, previousDocumentPath].sort());
  });
});

describe("an accepted copy", () => {
  const GARBAGE = [1, 2].map((n) => ({ team_members: [{ nonsense: n }, { nonsense: n }] }));
  const acceptCopy = async (body: unknown) => {
    const { documentPath } = (await afterRuns(json(body))).node;
    const file = documentPath ?? "";
    writeFileSync(path.join(path.dirname(file), "accepted.txt"), path.basename(file, ".json"));
  };

  test("survives any number of responses, and is used after a failure", async () => {
    await acceptCopy(TEAM);
    for (const body of [...GARBAGE, MORE, { error: "no database" }]) {
      expect(await afterRuns(json(body))).toMatchObject({ current: body, previous: TEAM });
    }
    const { node, current, previous } = await afterRuns(status(503));
    expect([node.status, current, previous]).toEqual(["last-good", TEAM, null]);
    expect(await afterRuns(json(TEAM))).toMatchObject({ current: TEAM, previous: null });
  });

  test("is replaced once another one is accepted", async () => {
    await acceptCopy(TEAM);
    await acceptCopy(MORE);
    expect(await afterRuns(json(NEW))).toMatchObject({ current: NEW, previous: MORE });
  });
});

describe("conditional requests", () => {
  test("304 makes the copy live again, at its new time", async () => {
    const { node, current } = await afterRuns(tagged(TEAM, '"1"'), tagged(TEAM, '"1"'));
    expect(etagsAsked()).toEqual([undefined, '"1"']);
    expect(node).toMatchObject({ status: "live", reason: null, fetchedAt: NEXT_DAY });
    expect(current).toEqual(TEAM);
  });

  const date = "Mon, 06 Jan 2025 00:00:00 GMT";
  const first = tagged(TEAM, '"1"');
  const changed = tagged(MORE, '"2"');
  test.each<[string, Behaviour[], object, unknown]>([
    ["Last-Modified", [json(TEAM, { "last-modified": date })], { "if-modified-since": date }, TEAM],
    ["a changed ETag", [first, changed], { "if-none-match": '"2"' }, MORE],
    ["an ETag after a failure", [first, status(500)], { "if-none-match": '"1"' }, TEAM],
  ])("%s is sent back", async (_name, [behaviour = first, ...others], headers, document) => {
    const { node, current } = await afterRuns(behaviour, ...others, status(304));
    expect(harness.server.requests.at(-1)?.headers).toMatchObject(headers);
    expect([node.status, current]).toEqual(["live", document]);
  });

  test("another base URL or query is requested without conditions", async () => {
    await afterRuns(tagged(TEAM, '"1"'));
    const { other } = harness;
    other.on("/team", tagged(NEW, '"1"'));
    expect((await harness.source({ baseUrl: other.url })).current).toEqual(NEW);
    const endpoints = [{ name: "team", path: "/team", query: { all: 1 } }];
    await harness.source({ baseUrl: other.url, endpoints });
    const conditions = other.requests.map(({ headers }) => headers["if-none-match"]);
    expect(conditions).toEqual([undefined, undefined]);
  });

  test("a 304 from another origin to an unconditional request is a failure", async () => {
    await afterRuns(tagged(TEAM, '"1"'));
    harness.other.on("/team", status(304));
    expect((await harness.source({ baseUrl: harness.other.url })).node.status).toBe("last-good");
  });

  test("each page of a list is conditional on its own", async () => {
    const run = (blogs: readonly number[], etag: (page: number) => string) => {
      harness.server.on("/blogs", (request, response, visit) => {
        const page = Number(/\bpage=(\d)/.exec(request.url ?? "")?.[1]);
        const body = { blogs: blogs.slice((page - 1) * 2, page * 2), pages: 3 };
        tagged(body, etag(page))(request, response, visit);
      });
      return harness.source({ endpoints: POSTS });
    };
    await run([1, 2, 3, 4, 5], (page) => `"${page}"`);
    const changed = [1, 2, 30, 4, 5];
    const { current } = await run(changed, (page) => (page === 2 ? '"2b"' : `"${page}"`));
    expect(etagsAsked().slice(3).sort()).toEqual(['"1"', '"2"', '"3"']);
    expect(current).toEqual({ blogs: changed, pages: 3 });
  });

  test("cached responses aren't rewritten after a round of 304s", async () => {
    const { node } = await afterRuns(tagged(TEAM, '"1"'));
    const file = path.join(path.dirname(node.documentPath ?? ""), "responses.json");
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
    [
      "other JSON",
      (file) => writeFileSync(file, '{"current":7,"previous":{"digest":"../../../x"}}'),
    ],
    ["a list", (file) => writeFileSync(file, '[1,{"validators":1}]')],
    ["half an entry", (file) => writeFileSync(file, '{"x":{"validators":{"etag":7}}}')],
  ];
  test.each(damages)("every file %s", async (_name, damage) => {
    const damageAll = async () => {
      await afterRuns(tagged(TEAM, '"1"'));
      for (const file of filesOf(harness.root)) damage(file);
    };
    await damageAll();
    const down = await afterRuns(status(404));
    expect(down.node).toMatchObject({ status: "missing", documentPath: null });
    expect(down.warnings).toEqual(["GET /team returned 404; there is no stored copy"]);
    await damageAll();
    const up = await afterRuns(tagged(TEAM, '"1"'));
    expect(up).toMatchObject({ node: { status: "live", reason: null }, current: TEAM });
  });

  test("the previous copy is used if the current one is damaged", async () => {
    const { node } = await afterRuns(json(TEAM), json(MORE));
    truncateSync(node.documentPath ?? "", 5);
    const after = await afterRuns(status(404));
    expect(after).toMatchObject({ node: { status: "last-good" }, current: TEAM, previous: null });
  });

  test("a damaged current copy is repaired by a 304", async () => {
    const { node } = await afterRuns(tagged(TEAM, '"1"'));
    truncateSync(node.documentPath ?? "", 5);
    const { current } = await afterRuns(tagged(TEAM, '"1"'));
    expect([etagsAsked().at(-1), current]).toEqual(['"1"', TEAM]);
  });
});
