import {
  type Behaviour,
  inTurn,
  json,
  type PagedList,
  pagedList,
  silence,
  status,
} from "../../support/servers/misbehaving-server";
import { setUpHarness } from "./harness";

const harness = setUpHarness();
const posts = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `p${n + 1}` }));

async function sourcePosts(behaviour: Behaviour, paging: object = {}, options: object = {}) {
  harness.server.on("/blogs", behaviour);
  const all = { perPage: 5, listKeys: ["blogs", "items"], ...paging };
  const query = { sort_by: "created_at" };
  const endpoints = [{ name: "posts", path: "/blogs", query, paging: all }];
  const sourced = await harness.source({ endpoints, ...options });
  // `as`: what the tests below send
  return { ...sourced, items: (sourced.current as { items?: unknown[] } | null)?.items };
}

describe("a list is read to its end, and no further than necessary", () => {
  const UNCOUNTED = { pages: undefined, total: undefined };
  test.each<[string, Partial<PagedList>, number, number]>([
    ["an honest server, one short page", {}, 3, 1],
    ["an honest server, one full page", {}, 5, 1],
    ["an honest server, three pages", {}, 12, 3],
    ["an empty list", {}, 0, 1],
    ["fewer per page than asked, and it says so", { cap: 2 }, 7, 4],
    ["fewer per page than asked, silently", { cap: 2, claim: { per_page: 5 } }, 7, 4],
    ["per_page claimed too small", { claim: { per_page: 1 } }, 12, 3],
    ["per_page claimed too large", { claim: { per_page: 1000, ...UNCOUNTED } }, 12, 3],
    ["pages and total missing", { claim: UNCOUNTED }, 12, 3],
    ["pages and total missing, full last page", { claim: UNCOUNTED }, 10, 3],
    ["pages missing", { claim: { pages: undefined } }, 12, 3],
    ["pages missing, fewer per page", { cap: 2, claim: { pages: undefined, per_page: 5 } }, 5, 3],
    ["pages too small, total right", { claim: { pages: 1 } }, 12, 3],
    ["pages as text", { claim: { pages: "3", total: "12" } }, 12, 3],
    ["pages zero", { claim: { pages: 0, total: 0 } }, 12, 3],
    ["pages negative", { claim: { pages: -4, total: -1 } }, 12, 3],
    ["pages not a number", { claim: { pages: 2.5, total: "many", per_page: null } }, 12, 3],
    ["one page, not full, and a larger total", { claim: { pages: 1, total: 900 } }, 4, 1],
  ])("%s", async (_name, list, count, requests) => {
    const { node, items, warnings } = await sourcePosts(
      pagedList({ items: posts(count), ...list }),
    );
    expect(node).toMatchObject({ status: "live", reason: null });
    expect([items?.length, warnings]).toEqual([count, []]);
    expect(harness.server.requests).toHaveLength(requests);
  });

  test.each(["nothing", "first page", "last page"] as const)(
    "a million pages are claimed, and after the end there's: %s",
    async (beyond) => {
      const list = pagedList({ items: posts(12), claim: { pages: 1_000_000 }, beyond });
      expect((await sourcePosts(list)).items).toHaveLength(12);
      expect(harness.server.requests.length).toBeLessThanOrEqual(5); // page 1 and one round of four
    },
  );

  test("a server that ignores the page number gets two requests", async () => {
    expect((await sourcePosts(json({ items: posts(5) }))).items).toHaveLength(5);
    expect(harness.server.requests.map(({ query }) => query.get("page"))).toEqual(["1", "2"]);
  });

  test("an endless list stops at maxPages, with a warning", async () => {
    const endless: Behaviour = (request, response, visit) =>
      json({ items: posts(visit * 5).slice(-5), pages: 1e9 })(request, response, visit);
    const { node, items, warnings } = await sourcePosts(endless, { maxPages: 7 });
    const reason = "GET /blogs may have more than 7 pages, but reading stops there (maxPages)";
    expect(node).toMatchObject({ status: "live", reason });
    expect(warnings).toEqual([`${reason}; using the part that was read`]);
    expect([items?.length, harness.server.requests.length]).toEqual([35, 7]);
  });
});

describe("the document of a list", () => {
  const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
  const counts = { page: 1, per_page: 5, total: 12, pages: 3 };
  test.each<[string, Behaviour, unknown]>([
    [
      "is the first body around the items of all pages, in order",
      pagedList({ items: posts(12), claim: { motto: "karibu" } }),
      { items: posts(12), ...counts, motto: "karibu" },
    ],
    [
      "has the list in the first field that holds one",
      json({ items: [{ id: 1 }], blogs: null }),
      { items: [{ id: 1 }], blogs: null },
    ],
    ["may be a bare array", pagedList({ items: posts(12), key: null }), posts(12)],
    [
      "may hold no list",
      json({ message: "maintenance", pages: 9 }),
      { message: "maintenance", pages: 9 },
    ],
    [
      "has an item only once if it moves to the next page while reading",
      inTurn(json({ items: [a, b], pages: 2 }), json({ items: [b, c], pages: 2 })),
      { items: [a, b, c], pages: 2 },
    ],
  ])("%s", async (_name, behaviour, document) => {
    const { node, current } = await sourcePosts(behaviour);
    expect([node.status, current]).toEqual(["live", document]);
  });
});

describe("a failure on any page fails the list", () => {
  const list = pagedList({ items: posts(12) });
  const failingOn =
    (page: string, failure: Behaviour): Behaviour =>
    (request, response, visit) =>
      (request.url?.includes(`page=${page}&`) ? failure : list)(request, response, visit);

  test.each([
    ["GET /blogs page 3 returned 503 after 3 tries", status(503)],
    ["GET /blogs page 3 returned 404", status(404)],
    ["GET /blogs page 3 has no list", json({ error: "busy" })],
  ])("%s", async (reason, failure) => {
    const { node, warnings } = await sourcePosts(failingOn("3", failure));
    expect(node).toMatchObject({ status: "missing", reason });
    expect(warnings).toEqual([`${reason}; there is no stored copy`]);
  });

  test("and the last good list is used as a whole", async () => {
    await sourcePosts(list);
    const { node, items } = await sourcePosts(failingOn("2", status(500)));
    expect([node.status, items?.length]).toEqual(["last-good", 12]);
  });
});

describe("a list of more than maxListBytes in total", () => {
  /**
   * Page `visit` of an endless list, with over 10,000 bytes each, and unchanged when requested
   * again.
   */
  const large: Behaviour = (request, response, visit) => {
    if (request.headers["if-none-match"]) return status(304)(request, response, visit);
    response.setHeader("etag", '"1"');
    const items = [{ id: `p${visit}`, text: "x".repeat(10_000) }];
    json({ items, pages: 1_000_000 })(request, response, visit);
  };
  const REASON = /^GET \/blogs page \d brings the list over the limit of 51200 bytes$/;

  test("isn't read any further, and fails with that reason", async () => {
    const { node } = await sourcePosts(large, {}, { maxListBytes: 51_200 });
    expect(node).toMatchObject({ status: "missing", reason: expect.stringMatching(REASON) });
    expect(harness.server.requests.length).toBeLessThanOrEqual(9); // page 1 and two rounds of four
  });

  test("keeps the last good list", async () => {
    await sourcePosts(pagedList({ items: posts(12) }));
    const { node, items } = await sourcePosts(large, {}, { maxListBytes: 51_200 });
    expect([node.status, items?.length]).toEqual(["last-good", 12]);
    expect(node.reason).toMatch(REASON);
  });

  test("counts unchanged pages too, and a list below the limit is read whole", async () => {
    const { node, items } = await sourcePosts(large, { maxPages: 4 }, { maxListBytes: 51_200 });
    expect([node.status, items?.length]).toEqual(["live", 4]);
    const again = await sourcePosts(large, { maxPages: 4 }, { maxListBytes: 30_000 });
    expect(again.node.reason).toMatch(/brings the list over the limit of 30000 bytes/);
  });
});

test("pages are requested by number and size, concurrently", async () => {
  const { server } = harness;
  const page: Behaviour = async (request, response, visit) => {
    await server.arrived(visit === 1 ? 1 : 3); // pages 2 and 3 wait for each other
    json({ blogs: posts(5), pages: 9 })(request, response, visit);
  };
  await sourcePosts(page, {}, { concurrency: 2 });
  expect(server.requests.map(({ query }) => query.toString()).sort()).toEqual([
    "sort_by=created_at&page=1&per_page=5",
    "sort_by=created_at&page=2&per_page=5",
    "sort_by=created_at&page=3&per_page=5",
  ]);
  expect(server.mostAtOnce()).toBe(2);
});

test("a page that never arrives is given up at the deadline", async () => {
  const list = pagedList({ items: posts(12) });
  const running = sourcePosts(inTurn(list, silence()), {}, { timeoutMs: 90_000 });
  await harness.server.arrived(3);
  harness.time.advance(60_000);
  expect((await running).node.reason).toBe(
    "GET /blogs page 2 wasn't complete when the time limit for all content was reached",
  );
});
