import {
  drip,
  inTurn,
  json,
  silence,
  stall,
  status,
} from "../../support/servers/misbehaving-server";
import { headersReceived, START, setUpHarness } from "./harness";

const harness = setUpHarness();

describe("ten seconds for the whole response", () => {
  test("a server that doesn't respond is given up after three attempts", async () => {
    const { server, time } = harness;
    server.on("/team", silence());
    const running = harness.source();
    for (const tries of [1, 2, 3]) {
      await server.arrived(tries);
      time.advance(10_000);
      await server.brokenOff(tries);
    }
    const { node, waits } = await running;
    expect(node.reason).toBe("GET /team sent no complete response within 10 s after 3 tries");
    expect(waits).toEqual([500, 1000]);
  });

  test("a server that's slow once is tried again", async () => {
    harness.server.on("/team", inTurn(silence(), json({})));
    const running = harness.source();
    await harness.server.arrived(1);
    harness.time.advance(10_000);
    expect((await running).node.status).toBe("live");
    expect(harness.time.pending()).toBe(0);
  });

  test.each([
    ["stops in the middle", stall()],
    ["drips forever", drip()],
  ])("a body that %s is covered too", async (_name, behaviour) => {
    const { server, time } = harness;
    server.on("/team", behaviour);
    const headers = headersReceived();
    const running = harness.source({ retries: 0 });
    await headers;
    time.advance(9_999);
    expect(time.pending()).toBe(1);
    time.advance(1);
    expect((await running).node.reason).toBe("GET /team sent no complete response within 10 s");
    await server.brokenOff(1);
  });

  test("timeoutMs sets another limit", async () => {
    harness.server.on("/team", silence());
    const running = harness.source({ retries: 0, timeoutMs: 1500 });
    await harness.server.arrived(1);
    harness.time.advance(1500);
    expect((await running).node.reason).toBe("GET /team sent no complete response within 1.5 s");
  });
});

describe("waits between attempts", () => {
  const at = (ms: number) => new Date(Date.parse(START) + ms).toUTCString();
  test.each<[string, Record<string, string>, Record<string, number>, number[]]>([
    ["double", {}, {}, [500, 1000]],
    ["end at 8 seconds", {}, { retries: 6 }, [500, 1000, 2000, 4000, 8000, 8000]],
    ["follow Retry-After in seconds", { "retry-after": "7" }, {}, [7000, 7000]],
    ["follow Retry-After as a date", { "retry-after": at(9000) }, { retries: 1 }, [9000]],
    ["follow Retry-After up to 30 seconds", { "retry-after": "3600" }, { retries: 1 }, [30_000]],
    ["are never shorter than the backoff", { "retry-after": "0" }, {}, [500, 1000]],
    ["ignore a date in the past", { "retry-after": at(-9000) }, {}, [500, 1000]],
    ["ignore nonsense", { "retry-after": "soon" }, {}, [500, 1000]],
    ["never end after the deadline", { "retry-after": "20" }, { deadlineMs: 20_000 }, []],
  ])("%s", async (_name, headers, options, waits) => {
    harness.server.on("/team", status(503, headers));
    expect((await harness.source(options)).waits).toEqual(waits);
    expect(harness.time.pending()).toBe(0);
  });
});

describe("a deadline for all requests", () => {
  const LATE = "wasn't complete when the time limit for all content was reached";

  test("endpoints that don't respond end with it, and queued ones send no request", async () => {
    const { server, time } = harness;
    const endpoints = ["/a", "/b", "/c"].map((path) => ({ name: path, path }));
    for (const { path } of endpoints) server.on(path, silence());
    const running = harness.source({ endpoints, concurrency: 2, timeoutMs: 90_000 });
    await server.arrived(2);
    time.advance(60_000);
    const { nodes, warnings } = await running;
    expect(nodes.map(({ reason }) => reason)).toEqual(
      endpoints.map(({ path }) => `GET ${path} ${LATE}`),
    );
    expect([warnings.length, server.requests.length]).toEqual([3, 2]);
  });

  test("a late attempt has only the time that's left", async () => {
    const { server, time } = harness;
    server.on("/team", silence());
    const running = harness.source({ deadlineMs: 15_000 });
    await server.arrived(1);
    time.advance(10_000);
    await server.arrived(2);
    time.advance(4_500);
    expect((await running).node.reason).toBe(`GET /team ${LATE}`);
  });

  test("a document that arrived in time is still live", async () => {
    const { server, time } = harness;
    server.on("/team", json({}));
    server.on("/slow", silence());
    const endpoints = ["/team", "/slow"].map((path) => ({ name: path, path }));
    const received = headersReceived();
    const running = harness.source({ endpoints, timeoutMs: 60_000 });
    await Promise.all([received, server.arrived(2)]);
    time.advance(60_000);
    expect((await running).nodes.map(({ status }) => status)).toEqual(["live", "missing"]);
  });
});

test("at most `concurrency` requests are open at the same time", async () => {
  const { server } = harness;
  const endpoints = Array.from({ length: 12 }, (_, n) => ({ name: `e${n}`, path: `/e${n}` }));
  let open = 0;
  let most = 0;
  for (const { path } of endpoints) {
    server.on(path, async (request, response, visit) => {
      open += 1;
      await server.arrived(3);
      // if a fourth had been sent, it would arrive before these responses
      for (let probes = 0; probes < 5; probes += 1) await fetch(`${server.url}/probe`);
      most = Math.max(most, open);
      open -= 1;
      json({})(request, response, visit);
    });
  }
  const { nodes } = await harness.source({ endpoints, concurrency: 3 });
  expect(nodes.map(({ status }) => status)).toEqual(Array(12).fill("live"));
  expect(most).toBe(3);
});
