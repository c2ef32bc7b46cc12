import {
  type Behaviour,
  bomb,
  cutShort,
  endless,
  inTurn,
  json,
  type MisbehavingServer,
  raw,
  redirect,
  reset,
  startMisbehavingServer,
  status,
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

const sourceTeam = (options: Record<string, unknown> = {}) =>
  bench.source({ baseUrl: server.url, endpoints: [{ name: "team", path: "/team" }], ...options });

const TEAM = { team_members: [{ name: "Achieng" }] };

describe("a JSON answer is live", () => {
  test.each<[string, Behaviour]>([
    ["application/json", json(TEAM)],
    ["a JSON type with a suffix", raw(JSON.stringify(TEAM), "application/vnd.api+json")],
    ["a type with a charset", raw(JSON.stringify(TEAM), "Application/JSON; charset=utf-8")],
    ["a byte order mark", raw(`\uFEFF${JSON.stringify(TEAM)}`)],
    ["a redirect within the origin", inTurn(redirect("/team?again"), json(TEAM))],
    ["five redirects", inTurn(...Array(5).fill(redirect("/team", 307)), json(TEAM))],
    ["500, then good", inTurn(status(500), json(TEAM))],
    ["a reset connection, then good", inTurn(reset(), json(TEAM))],
    ["an answer cut short, then good", inTurn(cutShort(), json(TEAM))],
    ["429 and 503, then good", inTurn(status(429), status(503), json(TEAM))],
  ])("%s", async (_name, behaviour) => {
    server.on("/team", behaviour);
    const result = await sourceTeam();
    const node = onlyNode(result);
    expect(node).toMatchObject({ status: "live", reason: null });
    expect(documentAt(node.documentPath)).toEqual(TEAM);
    expect(result.warnings).toEqual([]);
  });

  test("null, text and lists are documents too; the site judges them", async () => {
    for (const body of [null, "", [], {}, 0]) {
      server.on("/team", json(body));
      const node = onlyNode(await sourceTeam());
      expect(node.status).toBe("live");
      expect(documentAt(node.documentPath)).toEqual(body);
    }
  });
});

describe("what will not pass is asked for once", () => {
  const cases: ReadonlyArray<[string, Behaviour, string]> = [
    ["not found", status(404), "GET /team answered 404"],
    ["forbidden", status(403), "GET /team answered 403"],
    [
      "a page instead of data",
      raw("<h1>Hi</h1>", "text/html"),
      "GET /team answered with text/html instead of JSON",
    ],
    ["no content", status(204), "GET /team answered with text/html instead of JSON"],
    [
      "a type that only looks like JSON",
      raw("{}", "application/jsonp"),
      "GET /team answered with application/jsonp instead of JSON",
    ],
    ["invalid JSON", raw("{team: 1}"), "GET /team answered with invalid JSON"],
    ["JSON that ends early", raw('{"team":['), "GET /team answered with invalid JSON"],
    ["an empty body", raw(""), "GET /team answered with invalid JSON"],
    [
      "invalid UTF-8",
      raw(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
      "GET /team answered with text that is not valid UTF-8",
    ],
    [
      "JSON nested without end",
      raw("[".repeat(200_000) + "]".repeat(200_000)),
      "GET /team answered with JSON that is nested too deeply or too large to keep",
    ],
    [
      "a huge body",
      raw(`"${"0".repeat(70_000)}"`),
      "GET /team answered with more than 65536 bytes",
    ],
    ["a body without end", endless(), "GET /team answered with more than 65536 bytes"],
    ["a small body that unfolds", bomb(1_000_000), "GET /team answered with more than 65536 bytes"],
    [
      "304 to an unconditional request",
      status(304),
      "GET /team answered 304 (unchanged) although it was not asked for changes",
    ],
    [
      "a redirect to nowhere",
      status(302),
      "GET /team answered 302 without a usable address to go to",
    ],
    [
      "a redirect to a broken address",
      redirect("http://[oops"),
      "GET /team answered 302 without a usable address to go to",
    ],
    [
      "a redirect to a file",
      redirect("file:///etc/passwd"),
      "GET /team was redirected to another origin (null), not followed",
    ],
  ];
  test.each(cases)("%s", async (name, behaviour, reason) => {
    server.on("/team", behaviour);
    const maxBytes = name === "JSON nested without end" ? 1_000_000 : 65_536;
    const result = await sourceTeam({ maxBytes });
    expect(onlyNode(result)).toMatchObject({
      status: "missing",
      reason,
      documentPath: null,
      fetchedAt: null,
    });
    expect(result.warnings).toEqual([`${reason}; no copy of it is kept`]);
    expect(server.requests).toHaveLength(1);
  });

  test("a redirect loop ends after five", async () => {
    server.on("/team", redirect("/team"));
    expect(onlyNode(await sourceTeam()).reason).toBe("GET /team was redirected more than 5 times");
    expect(server.requests).toHaveLength(6);
  });

  test("another origin is never asked", async () => {
    server.on("/team", redirect(`${other.url}/team`));
    other.on("/team", json(TEAM));
    const { reason } = onlyNode(await sourceTeam({ headers: { authorization: "Bearer secret" } }));
    expect(reason).toBe(`GET /team was redirected to another origin (${other.url}), not followed`);
    expect(other.requests).toHaveLength(0);
  });

  test("a body without end is hung up on", async () => {
    server.on("/team", endless());
    await sourceTeam({ maxBytes: 65_536 });
    await server.brokenOff(1);
  });
});

describe("what may pass is tried three times", () => {
  test.each<[string, Behaviour, string]>([
    ["500", status(500), "GET /team answered 500 after 3 tries"],
    ["503", status(503), "GET /team answered 503 after 3 tries"],
    ["429", status(429), "GET /team answered 429 after 3 tries"],
    ["408", status(408), "GET /team answered 408 after 3 tries"],
    ["reset", reset(), "GET /team could not be read (connection closed early) after 3 tries"],
    [
      "cut short",
      cutShort(),
      "GET /team could not be read (connection closed early) after 3 tries",
    ],
  ])("%s", async (_name, behaviour, reason) => {
    server.on("/team", behaviour);
    const result = await sourceTeam();
    expect(onlyNode(result)).toMatchObject({ status: "missing", reason });
    expect(result.warnings).toEqual([`${reason}; no copy of it is kept`]);
    expect(server.requests).toHaveLength(3);
  });

  test("a server that is not there", async () => {
    const gone = await startMisbehavingServer();
    await gone.stop();
    const result = await sourceTeam({ baseUrl: gone.url });
    expect(onlyNode(result).reason).toBe(
      "GET /team could not be read (connection refused) after 3 tries",
    );
    expect(result.waits).toEqual([500, 1000]);
  });

  test("no retries when none are wanted", async () => {
    server.on("/team", status(500));
    expect(onlyNode(await sourceTeam({ retries: 0 })).reason).toBe("GET /team answered 500");
    expect(server.requests).toHaveLength(1);
  });
});

test("the request: address, query and headers, the endpoint's own ones last", async () => {
  server.on("/api/v1/team", json(TEAM));
  await bench.source({
    baseUrl: `${server.url}/api/v1/`,
    headers: { "x-key": "site", "x-site": "yes" },
    endpoints: [
      { name: "t", path: "/team", query: { sort: "a&b", n: 2 }, headers: { "x-key": "team" } },
    ],
  });
  const [request] = server.requests;
  expect(request?.path).toBe("/api/v1/team");
  expect(Object.fromEntries(request?.query ?? [])).toEqual({ sort: "a&b", n: "2" });
  expect(request?.headers).toMatchObject({
    accept: "application/json",
    "x-key": "team",
    "x-site": "yes",
  });
});

test("what a server sends cannot break the line of a warning", async () => {
  server.on("/team", raw("", `text/${"x".repeat(500)}\u00e9`));
  const { warnings } = await sourceTeam();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^GET \/team answered with text\/x+ instead of JSON; no copy/);
  expect(warnings[0]?.length).toBeLessThan(150);
});
