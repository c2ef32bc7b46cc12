import { sourceNodes } from "../../../plugins/gatsby-source-custom-api/gatsby-node";
import { inTurn, json, status } from "../../support/servers/misbehaving-server";
import { completeOptions, DAY_MS, fakeGatsby, START, setUpHarness } from "./harness";

const harness = setUpHarness();

test("a node has the endpoint, the status and the document's path", async () => {
  harness.server.on("/team", json({ a: 1 }));
  expect((await harness.source()).node).toEqual({
    id: "id of CustomApiDocument team",
    name: "team",
    endpoint: "/team",
    status: "live",
    reason: null,
    fetchedAt: START,
    documentPath: expect.stringContaining(harness.root),
    previousFetchedAt: null,
    previousDocumentPath: null,
    parent: null,
    children: [],
    internal: { type: "CustomApiDocument", contentDigest: expect.any(String) },
  });
});

test("each endpoint has a node and each failure one line, in the order of the options", async () => {
  harness.server.on("/b", json({}));
  const endpoints = ["/a", "/b", "/c"].map((path) => ({ name: path.slice(1), path }));
  const { nodes, warnings } = await harness.source({ endpoints });
  expect(nodes.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "a missing",
    "b live",
    "c missing",
  ]);
  expect(warnings).toEqual([
    "GET /a returned 404; there is no stored copy",
    "GET /c returned 404; there is no stored copy",
  ]);
});

test.each([undefined, ""])(
  "without a base URL (%j), nothing is fetched or warned about",
  async (baseUrl) => {
    harness.server.on("/team", json({}));
    await harness.source();
    const { node, warnings } = await harness.source({ baseUrl });
    expect(node).toMatchObject({
      status: "missing",
      reason: "No content API is configured",
      fetchedAt: null,
      documentPath: null,
      previousDocumentPath: null,
    });
    expect([warnings, harness.server.requests.length]).toEqual([[], 1]);
  },
);

test("a node's digest changes with document, status and reason, but not with the time", async () => {
  const digests: string[] = [];
  for (const behaviour of [json({ a: 1 }), json({ a: 2 }), status(404), status(403)]) {
    harness.server.on("/team", behaviour);
    digests.push((await harness.source()).node.internal.contentDigest);
    harness.time.advance(DAY_MS);
    expect((await harness.source()).node.internal.contentDigest).toBe(digests.at(-1));
  }
  expect(new Set(digests).size).toBe(4);
});

test("sourceNodes works with the system's clock", async () => {
  harness.server.on("/team", inTurn(status(500), json({ a: 1 }), status(500)));
  const { args, nodes, warnings } = fakeGatsby(harness.root);
  const options = completeOptions({ baseUrl: harness.server.url, backoffMs: 0, retries: 1 });
  for (const expected of ["live", "last-good"]) {
    await sourceNodes?.(args, { plugins: [], ...options }, () => undefined);
    expect(nodes.at(-1)?.status).toBe(expected);
  }
  expect(warnings).toHaveLength(1);
});
