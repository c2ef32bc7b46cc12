import {
  createSchemaCustomization,
  sourceNodes,
} from "../../plugins/gatsby-source-custom-api/gatsby-node";
import {
  json,
  type MisbehavingServer,
  startMisbehavingServer,
  status,
} from "../support/misbehaving-server";
import {
  createWorkbench,
  documentAt,
  fakeGatsby,
  onlyNode,
  START,
  type Workbench,
} from "./workbench";

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
const sourceTeam = (options: Record<string, unknown> = {}) =>
  bench.source({ baseUrl: server.url, endpoints: [team], ...options });
const digestOf = async (options: Record<string, unknown> = {}) =>
  onlyNode(await sourceTeam(options)).internal.contentDigest;

test("a node says what was fetched, how it went and where the document lies", async () => {
  server.on("/team", json({ a: 1 }));
  const node = onlyNode(await sourceTeam());
  expect(node).toEqual({
    id: "id of CustomApiDocument team",
    name: "team",
    endpoint: "/team",
    status: "live",
    reason: null,
    fetchedAt: START,
    documentPath: expect.stringContaining(bench.root),
    previousFetchedAt: null,
    previousDocumentPath: null,
    parent: null,
    children: [],
    internal: { type: "CustomApiDocument", contentDigest: expect.any(String) },
  });
});

test("every endpoint has its node and every failure its one line, in the order of the options", async () => {
  server.on("/b", json({}));
  const endpoints = ["/a", "/b", "/c"].map((path) => ({ name: path.slice(1), path }));
  const { nodes, warnings } = await bench.source({ baseUrl: server.url, endpoints });
  expect(nodes.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "a missing",
    "b live",
    "c missing",
  ]);
  expect(warnings).toEqual([
    "GET /a answered 404; no copy of it is kept",
    "GET /c answered 404; no copy of it is kept",
  ]);
});

test.each([undefined, "", "  "])(
  "without a base address (%j) nothing is fetched or warned of",
  async (baseUrl) => {
    server.on("/team", json({}));
    await sourceTeam();
    const result = await sourceTeam({ baseUrl });
    expect(onlyNode(result)).toMatchObject({
      status: "missing",
      reason: "No content API is configured",
      fetchedAt: null,
      documentPath: null,
      previousDocumentPath: null,
    });
    expect(result.warnings).toEqual([]);
    expect(server.requests).toHaveLength(1);
  },
);

describe("a node's digest", () => {
  test("is the same for the same answer on another day", async () => {
    server.on("/team", json({ a: 1 }));
    const before = await digestOf();
    bench.advance(86_400_000);
    expect(await digestOf()).toBe(before);
  });

  test("changes with the document, with the status and with the reason", async () => {
    const digests: string[] = [];
    for (const behaviour of [json({ a: 1 }), json({ a: 2 }), status(404), status(403)]) {
      server.on("/team", behaviour);
      digests.push(await digestOf());
    }
    expect(new Set(digests).size).toBe(4);
  });
});

test("as Gatsby calls it: types are declared, nodes made with the machine's own clock", async () => {
  const types: string[] = [];
  const actions = { createTypes: (text: string) => void types.push(text) };
  await createSchemaCustomization?.(
    { actions } as unknown as Parameters<NonNullable<typeof createSchemaCustomization>>[0],
    { plugins: [] },
    () => undefined,
  );
  expect(types.join()).toMatch(/type CustomApiDocument implements Node @dontInfer/);

  server.on("/team", json({ a: 1 }));
  const gatsby = fakeGatsby(bench.root);
  const options = {
    plugins: [],
    baseUrl: server.url,
    endpoints: [{ ...team, query: {}, headers: {} }],
    headers: {},
    storeDirectory: "copies",
    timeoutMs: 10_000,
    maxBytes: 1_000_000,
    concurrency: 4,
    retries: 1,
    backoffMs: 0,
    deadlineMs: 60_000,
  };
  await sourceNodes?.(
    gatsby.args as Parameters<NonNullable<typeof sourceNodes>>[0],
    options,
    () => undefined,
  );
  const [node] = gatsby.nodes;
  expect(node?.status).toBe("live");
  expect(documentAt(node?.documentPath ?? null)).toEqual({ a: 1 });

  server.on("/team", status(500)); // the second try comes after a real wait of no time
  await sourceNodes?.(
    gatsby.args as Parameters<NonNullable<typeof sourceNodes>>[0],
    options,
    () => undefined,
  );
  expect(gatsby.nodes[1]?.status).toBe("last-good");
  expect(gatsby.warnings).toHaveLength(1);
});
