import {
  type Behaviour,
  bomb,
  cutShort,
  endless,
  inTurn,
  json,
  raw,
  redirect,
  reset,
  startMisbehavingServer,
  status,
} from "../../support/servers/misbehaving-server";
import { setUpHarness } from "./harness";

const harness = setUpHarness();
const TEAM = { team_members: [{ name: "Achieng" }] };
/** `count` nested objects as JSON. */
const levels = (count: number) => `${'{"a":'.repeat(count)}1${"}".repeat(count)}`;

describe("a JSON response is live", () => {
  test.each<[string, Behaviour]>([
    ["application/json", json(TEAM)],
    ["a JSON type with a suffix", raw(JSON.stringify(TEAM), "application/vnd.api+json")],
    ["a type with a charset", raw(JSON.stringify(TEAM), "Application/JSON; charset=utf-8")],
    ["a byte order mark", raw(`\uFEFF${JSON.stringify(TEAM)}`)],
    ["a redirect within the origin", inTurn(redirect("/team?again"), json(TEAM))],
    ["five redirects", inTurn(...Array(5).fill(redirect("/team", 307)), json(TEAM))],
    ["500, then good", inTurn(status(500), json(TEAM))],
    ["a reset connection, then good", inTurn(reset(), json(TEAM))],
    ["a response cut short, then good", inTurn(cutShort(), json(TEAM))],
    ["429 and 503, then good", inTurn(status(429), status(503), json(TEAM))],
  ])("%s", async (_name, behaviour) => {
    harness.server.on("/team", behaviour);
    const { node, current, warnings } = await harness.source();
    expect(node).toMatchObject({ status: "live", reason: null });
    expect([current, warnings]).toEqual([TEAM, []]);
  });

  test.each([
    ["64 levels", JSON.parse(levels(64))],
    ["brackets that are text", { a: '"[{'.repeat(100), '\\"[{': "[".repeat(100) }],
    ["many lists next to each other", Array(100).fill([[], {}])],
  ])("%s", async (_name, body) => {
    harness.server.on("/team", json(body));
    expect((await harness.source()).current).toEqual(body);
  });

  test.each([null, "", [], {}, 0])("%j is a document too", async (body) => {
    harness.server.on("/team", json(body));
    const { node, current } = await harness.source();
    expect([node.status, current]).toEqual(["live", body]);
  });
});

describe("permanent failures aren't retried", () => {
  const NESTED = "[".repeat(20_000) + "]".repeat(20_000);
  const TOO_DEEP = "returned JSON that is nested more than 64 levels deep";
  test.each<[string, Behaviour, string]>([
    ["not found", status(404), "returned 404"],
    ["forbidden", status(403), "returned 403"],
    ["a page", raw("<h1>Hi</h1>", "text/html"), "returned text/html instead of JSON"],
    ["no content", status(204), "returned text/html instead of JSON"],
    ["JSONP", raw("{}", "application/jsonp"), "returned application/jsonp instead of JSON"],
    ["invalid JSON", raw("{team: 1}"), "returned invalid JSON"],
    ["JSON that ends early", raw('{"team":['), "returned invalid JSON"],
    ["an empty body", raw(""), "returned invalid JSON"],
    ["invalid UTF-8", raw(Buffer.of(34, 255, 254, 34)), "returned text that isn't valid UTF-8"],
    ["deep JSON", raw(NESTED), "returned JSON that is nested more than 64 levels deep"],
    ["deep JSON that ends early", raw(NESTED.slice(0, 9_000)), TOO_DEEP],
    ["one level too many", raw(levels(65)), TOO_DEEP],
    ["a huge body", raw(`"${"0".repeat(70_000)}"`), "returned more than 65536 bytes"],
    ["an endless body", endless(), "returned more than 65536 bytes"],
    [
      "a small body that decompresses to a huge one",
      bomb(1_000_000),
      "returned more than 65536 bytes",
    ],
    [
      "304 to an unconditional request",
      status(304),
      "returned 304 (unchanged) for an unconditional request",
    ],
    ["a redirect to nowhere", status(302), "returned 302 without a usable address to redirect to"],
    [
      "a redirect to an invalid URL",
      redirect("http://[oops"),
      "returned 302 without a usable address to redirect to",
    ],
    [
      "a redirect to a file",
      redirect("file:///etc/passwd"),
      "redirects to another origin (null), which isn't followed",
    ],
  ])("%s", async (_name, behaviour, problem) => {
    harness.server.on("/team", behaviour);
    const { node, warnings } = await harness.source({ maxBytes: 65_536 });
    const reason = `GET /team ${problem}`;
    expect(node).toMatchObject({ status: "missing", reason, documentPath: null, fetchedAt: null });
    expect(warnings).toEqual([`${reason}; there is no stored copy`]);
    expect(harness.server.requests).toHaveLength(1);
  });

  test("a redirect loop ends after five", async () => {
    harness.server.on("/team", redirect("/team"));
    const { node } = await harness.source();
    expect(node.reason).toBe("GET /team redirects more than 5 times");
    expect(harness.server.requests).toHaveLength(6);
  });

  test("a redirect to another origin isn't followed", async () => {
    const { server, other } = harness;
    server.on("/team", redirect(`${other.url}/team`));
    other.on("/team", json(TEAM));
    const { node } = await harness.source();
    const problem = `redirects to another origin (${other.url}), which isn't followed`;
    expect(node.reason).toBe(`GET /team ${problem}`);
    expect(other.requests).toHaveLength(0);
  });

  test("the connection of an endless body is closed", async () => {
    harness.server.on("/team", endless());
    await harness.source({ maxBytes: 65_536 });
    await harness.server.brokenOff(1);
  });
});

describe("transient failures are tried three times", () => {
  const CLOSED = "couldn't be read (connection closed early)";
  test.each<[string, Behaviour, string]>([
    ["500", status(500), "returned 500"],
    ["503", status(503), "returned 503"],
    ["429", status(429), "returned 429"],
    ["408", status(408), "returned 408"],
    ["reset", reset(), CLOSED],
    ["cut short", cutShort(), CLOSED],
  ])("%s", async (_name, behaviour, problem) => {
    harness.server.on("/team", behaviour);
    const { node, warnings } = await harness.source();
    const reason = `GET /team ${problem} after 3 tries`;
    expect(node).toMatchObject({ status: "missing", reason });
    expect(warnings).toEqual([`${reason}; there is no stored copy`]);
    expect(harness.server.requests).toHaveLength(3);
  });

  test("a server that isn't running", async () => {
    const gone = await startMisbehavingServer();
    await gone.stop();
    const { node, waits } = await harness.source({ baseUrl: gone.url });
    const problem = "couldn't be read (connection refused) after 3 tries";
    expect([node.reason, waits]).toEqual([`GET /team ${problem}`, [500, 1000]]);
  });

  test("only once if there are no retries", async () => {
    harness.server.on("/team", status(500));
    const { node } = await harness.source({ retries: 0 });
    expect([node.reason, harness.server.requests.length]).toEqual(["GET /team returned 500", 1]);
  });
});

test("a request has the endpoint's query and asks for JSON", async () => {
  harness.server.on("/api/v1/team", json(TEAM));
  const query = { sort: "a&b", n: 2 };
  await harness.source({
    baseUrl: `${harness.server.url}/api/v1/`,
    endpoints: [{ name: "t", path: "/team", query }],
  });
  const [request] = harness.server.requests;
  expect(request?.path).toBe("/api/v1/team");
  expect(Object.fromEntries(request?.query ?? [])).toEqual({ sort: "a&b", n: "2" });
  expect(request?.headers.accept).toBe("application/json");
});

test("a server's header can't break the line of a warning", async () => {
  harness.server.on("/team", raw("", `text/${"x".repeat(500)}\u00e9`));
  const { warnings } = await harness.source();
  expect(warnings).toEqual([
    expect.stringMatching(/^GET \/team returned text\/x{10,99} instead of JSON; there is no/),
  ]);
});
