import {
  drip,
  inTurn,
  json,
  type MisbehavingServer,
  silence,
  stall,
  startMisbehavingServer,
  status,
} from "../support/misbehaving-server";
import { createWorkbench, headersReceived, onlyNode, START, type Workbench } from "./workbench";

let server: MisbehavingServer;
let bench: Workbench;
beforeEach(async () => {
  server = await startMisbehavingServer();
  bench = createWorkbench();
});
afterEach(async () => {
  await server.stop();
  bench.remove();
});

const team = { name: "team", path: "/team" };
const TEAM = { team_members: [{ name: "Achieng" }] };

describe("ten seconds for the whole answer", () => {
  test("a server that says nothing is given up three times", async () => {
    server.on("/team", silence());
    const running = bench.source({ baseUrl: server.url, endpoints: [team] });
    for (const tries of [1, 2, 3]) {
      await server.arrived(tries);
      bench.advance(10_000);
      await server.brokenOff(tries);
    }
    const result = await running;
    expect(onlyNode(result).reason).toBe(
      "GET /team gave no complete answer within 10 s after 3 tries",
    );
    expect(result.waits).toEqual([500, 1000]);
  });

  test("a server that is slow once is asked again", async () => {
    server.on("/team", inTurn(silence(), json(TEAM)));
    const running = bench.source({ baseUrl: server.url, endpoints: [team] });
    await server.arrived(1);
    bench.advance(10_000);
    expect(onlyNode(await running).status).toBe("live");
  });

  test.each([
    ["stops in the middle", stall()],
    ["drips for ever", drip()],
  ])("a body that %s counts as well", async (_name, behaviour) => {
    server.on("/team", behaviour);
    const headers = headersReceived();
    const running = bench.source({ baseUrl: server.url, endpoints: [team], retries: 0 });
    await headers;
    bench.advance(9_999);
    expect(bench.pendingTimers()).toBe(1);
    bench.advance(1);
    expect(onlyNode(await running).reason).toBe("GET /team gave no complete answer within 10 s");
    await server.brokenOff(1);
  });

  test("the limit is the option's", async () => {
    server.on("/team", silence());
    const options = { baseUrl: server.url, endpoints: [team], retries: 0, timeoutMs: 1500 };
    const running = bench.source(options);
    await server.arrived(1);
    bench.advance(1500);
    expect(onlyNode(await running).reason).toBe("GET /team gave no complete answer within 1.5 s");
  });

  test("no timer outlives its request", async () => {
    server.on("/team", inTurn(status(500), json(TEAM)));
    await bench.source({ baseUrl: server.url, endpoints: [team] });
    expect(bench.pendingTimers()).toBe(0);
  });
});

describe("waits between tries", () => {
  const waitsAfter = async (headers: Record<string, string>, options = {}) => {
    server.on("/team", status(503, headers));
    const { waits } = await bench.source({ baseUrl: server.url, endpoints: [team], ...options });
    return waits;
  };
  const at = (ms: number) => new Date(Date.parse(START) + ms).toUTCString();

  test.each<[string, Record<string, string>, Record<string, number>, number[]]>([
    ["double", {}, {}, [500, 1000]],
    ["end at 8 seconds", {}, { retries: 6 }, [500, 1000, 2000, 4000, 8000, 8000]],
    ["follow Retry-After in seconds", { "retry-after": "7" }, {}, [7000, 7000]],
    ["follow Retry-After as a date", { "retry-after": at(9000) }, { retries: 1 }, [9000]],
    ["follow Retry-After up to 30 seconds", { "retry-after": "3600" }, { retries: 1 }, [30_000]],
    ["are never shorter than the backoff", { "retry-after": "0" }, {}, [500, 1000]],
    ["ignore a date that is past", { "retry-after": at(-9000) }, {}, [500, 1000]],
    ["ignore nonsense", { "retry-after": "soon" }, {}, [500, 1000]],
  ])("%s", async (_name, headers, options, waits) => {
    expect(await waitsAfter(headers, options)).toEqual(waits);
  });
});

describe("a deadline for everything", () => {
  const LATE = "was not complete when the time for all content was over";

  test("all endpoints silent: everything ends with it, the waiting ones unasked", async () => {
    const endpoints = ["/a", "/b", "/c"].map((path) => ({ name: path, path }));
    for (const { path } of endpoints) server.on(path, silence());
    const options = { baseUrl: server.url, endpoints, concurrency: 2, timeoutMs: 90_000 };
    const running = bench.source(options);
    await server.arrived(2);
    bench.advance(60_000);
    const { nodes, warnings } = await running;
    expect(nodes.map(({ reason }) => reason)).toEqual([
      `GET /a ${LATE}`,
      `GET /b ${LATE}`,
      `GET /c ${LATE}`,
    ]);
    expect(warnings).toHaveLength(3);
    expect(server.requests).toHaveLength(2);
  });

  test("a try that begins late has only the time that is left", async () => {
    server.on("/team", silence());
    const options = { baseUrl: server.url, endpoints: [team], deadlineMs: 15_000 };
    const running = bench.source(options);
    await server.arrived(1);
    bench.advance(10_000);
    await server.arrived(2);
    bench.advance(4_500);
    expect(onlyNode(await running).reason).toBe(`GET /team ${LATE}`);
  });

  test("no wait that would end after it", async () => {
    server.on("/team", status(503, { "retry-after": "20" }));
    const options = { baseUrl: server.url, endpoints: [team], deadlineMs: 20_000 };
    const result = await bench.source(options);
    expect(result.waits).toEqual([]);
    expect(onlyNode(result).reason).toBe("GET /team answered 503");
  });

  test("what was there in time is live all the same", async () => {
    server.on("/team", json(TEAM));
    server.on("/slow", silence());
    const endpoints = [team, { name: "slow", path: "/slow" }];
    const answered = headersReceived();
    const running = bench.source({ baseUrl: server.url, endpoints, timeoutMs: 60_000 });
    await Promise.all([answered, server.arrived(2)]);
    bench.advance(60_000);
    expect((await running).nodes.map(({ status }) => status)).toEqual(["live", "missing"]);
  });
});

test("as many requests at once as wanted, never more", async () => {
  const endpoints = Array.from({ length: 12 }, (_, n) => ({ name: `e${n}`, path: `/e${n}` }));
  const ours = () => server.requests.filter(({ path }) => path !== "/probe").length;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const { path } of endpoints) {
    server.on(path, async (request, response, visit) => {
      await released;
      json({})(request, response, visit);
    });
  }
  const running = bench.source({ baseUrl: server.url, endpoints, concurrency: 3 });
  await server.arrived(3);
  // a fourth, had it been sent, would be here before these have come and been answered
  for (let probes = 0; probes < 5; probes += 1) await fetch(`${server.url}/probe`);
  expect(ours()).toBe(3);
  release();
  expect((await running).nodes.map(({ status }) => status)).toEqual(Array(12).fill("live"));
  expect(ours()).toBe(12);
});
