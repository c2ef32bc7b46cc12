import {
  inTurn,
  json,
  type MisbehavingServer,
  type PagedList,
  pagedList,
  silence,
  startMisbehavingServer,
  status,
} from "../support/misbehaving-server";
import { createWorkbench, documentAt, onlyNode, type Workbench } from "./workbench";

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

const posts = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `p${n + 1}` }));
const PAGING = { perPage: 5, listKeys: ["blogs", "items"] };

const sourcePosts = (paging: Record<string, unknown> = PAGING, options = {}) =>
  bench.source({
    baseUrl: server.url,
    endpoints: [{ name: "posts", path: "/blogs", query: { sort_by: "created_at" }, paging }],
    ...options,
  });

const pagesAsked = () => server.requests.map(({ query }) => query.get("page"));

const listed = (node: { documentPath: string | null }, key = "items"): number =>
  (documentAt(node.documentPath) as Record<string, unknown[]>)[key]?.length ?? -1;

describe("a list is read to its end, and no further than needed", () => {
  const cases: ReadonlyArray<[string, Partial<PagedList>, number, number, number]> = [
    ["an honest server, one short page", {}, 3, 3, 1],
    ["an honest server, one full page", {}, 5, 5, 1],
    ["an honest server, three pages", {}, 12, 12, 3],
    ["an empty list", {}, 0, 0, 1],
    ["fewer per page than asked, and it says so", { cap: 2 }, 7, 7, 4],
    ["fewer per page than asked, silently", { cap: 2, claim: { per_page: 5 } }, 7, 7, 4],
    ["per_page claimed too small", { claim: { per_page: 1 } }, 12, 12, 3],
    [
      "per_page claimed too large",
      { claim: { per_page: 1000, pages: undefined, total: undefined } },
      12,
      12,
      3,
    ],
    ["pages and total missing", { claim: { pages: undefined, total: undefined } }, 12, 12, 3],
    [
      "pages and total missing, full last page",
      { claim: { pages: undefined, total: undefined } },
      10,
      10,
      3,
    ],
    ["pages missing", { claim: { pages: undefined } }, 12, 12, 3],
    [
      "pages missing, fewer per page than asked",
      { cap: 2, claim: { pages: undefined, per_page: 5 } },
      5,
      5,
      3,
    ],
    ["pages too small, total right", { claim: { pages: 1 } }, 12, 12, 3],
    ["pages as text", { claim: { pages: "3", total: "12" } }, 12, 12, 3],
    ["pages zero", { claim: { pages: 0, total: 0 } }, 12, 12, 3],
    ["pages negative", { claim: { pages: -4, total: -1 } }, 12, 12, 3],
    [
      "pages fractional, null or words",
      { claim: { pages: 2.5, total: "many", per_page: null } },
      12,
      12,
      3,
    ],
    [
      "one page, not full, and a total that says more",
      { claim: { pages: 1, total: 900 } },
      4,
      4,
      1,
    ],
  ];
  test.each(cases)("%s", async (_name, list, count, expected, requests) => {
    server.on("/blogs", pagedList({ items: posts(count), ...list }));
    const result = await sourcePosts();
    expect(onlyNode(result)).toMatchObject({ status: "live", reason: null });
    expect(listed(onlyNode(result))).toBe(expected);
    expect(server.requests).toHaveLength(requests);
    expect(result.warnings).toEqual([]);
  });

  test.each<[string, Partial<PagedList>]>([
    ["answers with nothing", { beyond: "nothing" }],
    ["answers with the first page again", { beyond: "first page" }],
    ["answers with the last page again", { beyond: "last page" }],
  ])("a million pages claimed, and beyond the end it %s", async (_name, list) => {
    server.on("/blogs", pagedList({ items: posts(12), claim: { pages: 1_000_000 }, ...list }));
    expect(listed(onlyNode(await sourcePosts()))).toBe(12);
    expect(server.requests.length).toBeLessThanOrEqual(5); // page 1 and one round of four
  });

  test("a server that ignores the page number is asked twice, not for ever", async () => {
    server.on("/blogs", json({ items: posts(5) }));
    expect(listed(onlyNode(await sourcePosts()))).toBe(5);
    expect(pagesAsked()).toEqual(["1", "2"]);
  });

  test("a list without end stops at maxPages, and an editor is told", async () => {
    let next = 0;
    server.on("/blogs", (request, response, visit) => {
      next += 5;
      json({ items: posts(next).slice(-5), pages: 1e9 })(request, response, visit);
    });
    const result = await sourcePosts({ ...PAGING, maxPages: 7 });
    const reason = "GET /blogs may go on after page 7, where reading stops (maxPages)";
    expect(onlyNode(result)).toMatchObject({ status: "live", reason });
    expect(result.warnings).toEqual([`${reason}; what was read is used`]);
    expect(listed(onlyNode(result))).toBe(35);
    expect(server.requests).toHaveLength(7);
  });
});

describe("the document of a list", () => {
  test("keeps the first body around the items of all pages, in order", async () => {
    server.on("/blogs", pagedList({ items: posts(12), claim: { motto: "karibu" } }));
    const { documentPath } = onlyNode(await sourcePosts());
    expect(documentAt(documentPath)).toEqual({
      items: posts(12),
      page: 1,
      per_page: 5,
      total: 12,
      pages: 3,
      motto: "karibu",
    });
  });

  test("takes the first field that holds a list", async () => {
    server.on("/blogs", json({ items: [{ id: 1 }], blogs: [{ id: 2 }] }));
    await sourcePosts();
    server.on("/blogs", json({ items: [{ id: 1 }], blogs: null }));
    expect(documentAt(onlyNode(await sourcePosts()).documentPath)).toEqual({
      items: [{ id: 1 }],
      blogs: null,
    });
  });

  test("a bare array stays one", async () => {
    server.on("/blogs", pagedList({ items: posts(12), key: null }));
    const { documentPath } = onlyNode(await sourcePosts());
    expect(documentAt(documentPath)).toEqual(posts(12));
  });

  test("a body without a list comes as it is", async () => {
    server.on("/blogs", json({ message: "maintenance", pages: 9 }));
    const { status, documentPath } = onlyNode(await sourcePosts());
    expect(status).toBe("live");
    expect(documentAt(documentPath)).toEqual({ message: "maintenance", pages: 9 });
  });

  test("an item that moved on to the next page meanwhile is there once", async () => {
    const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
    const body = (items: unknown[]) => json({ items, pages: 2 });
    server.on("/blogs", inTurn(body([a, b]), body([b, c])));
    const { documentPath } = onlyNode(await sourcePosts({ ...PAGING, perPage: 2 }));
    expect(documentAt(documentPath)).toEqual({ items: [a, b, c], pages: 2 });
  });
});

describe("a failure on any page fails the list", () => {
  const failingOn = (page: string, failure: ReturnType<typeof status>) => {
    const list = pagedList({ items: posts(12) });
    server.on("/blogs", (request, response, visit) =>
      (request.url?.includes(`page=${page}&`) ? failure : list)(request, response, visit),
    );
  };

  test.each([
    ["GET /blogs page 3 answered 503 after 3 tries", status(503)],
    ["GET /blogs page 3 answered 404", status(404)],
    ["GET /blogs page 3 holds no list", json({ error: "busy" })],
  ])("%s", async (reason, failure) => {
    failingOn("3", failure);
    const result = await sourcePosts();
    expect(onlyNode(result)).toMatchObject({ status: "missing", reason });
    expect(result.warnings).toEqual([`${reason}; no copy of it is kept`]);
  });

  test("and the last good list is used whole", async () => {
    server.on("/blogs", pagedList({ items: posts(12) }));
    await sourcePosts();
    failingOn("2", status(500));
    const node = onlyNode(await sourcePosts());
    expect(node.status).toBe("last-good");
    expect(listed(node)).toBe(12);
  });
});

test("pages are asked for with the list's own parameters, a few at once", async () => {
  server.on("/blogs", async (request, response, visit) => {
    await server.arrived(visit === 1 ? 1 : 3); // pages 2 and 3 wait for one another
    json({ blogs: posts(5), pages: 9 })(request, response, visit);
  });
  await sourcePosts({ ...PAGING, pageParam: "p", perPageParam: "size" }, { concurrency: 2 });
  expect(server.requests.map(({ query }) => query.toString()).sort()).toEqual([
    "sort_by=created_at&p=1&size=5",
    "sort_by=created_at&p=2&size=5",
    "sort_by=created_at&p=3&size=5",
  ]);
  expect(server.mostAtOnce()).toBe(2);
});

test("a page that never comes does not outlive the deadline", async () => {
  const list = pagedList({ items: posts(12) });
  server.on("/blogs", inTurn(list, silence()));
  const running = sourcePosts(PAGING, { timeoutMs: 60_000 });
  await server.arrived(3);
  bench.advance(60_000);
  expect(onlyNode(await running).reason).toBe(
    "GET /blogs page 2 was not complete when the time for all content was over",
  );
});
