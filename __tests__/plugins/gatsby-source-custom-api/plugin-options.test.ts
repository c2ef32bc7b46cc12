import { optionsSchema } from "./harness";

const GOOD = {
  baseUrl: "http://127.0.0.1:4000/api/",
  endpoints: [{ name: "posts", path: "/posts", paging: { listKeys: ["items"] } }],
  storeDirectory: ".content-cache/documents",
};

test("missing options have defaults", () => {
  expect(optionsSchema.validate({ endpoints: [], storeDirectory: "x" }).value.baseUrl).toBe("");
  const paging = { perPage: 50, listKeys: ["items"], maxPages: 500 };
  expect(optionsSchema.validate(GOOD).value).toEqual({
    ...GOOD,
    endpoints: [{ name: "posts", path: "/posts", query: {}, paging }],
    timeoutMs: 10_000,
    maxBytes: 20_971_520,
    maxListBytes: 268_435_456,
    maxDepth: 64,
    concurrency: 4,
    retries: 2,
    backoffMs: 500,
    deadlineMs: 60_000,
  });
});

const endpoint = (more: object) => ({ endpoints: [{ name: "posts", path: "/posts", ...more }] });

test.each<[string, object, string]>([
  ["a URL without protocol", { baseUrl: "127.0.0.1:4000" }, "baseUrl"],
  ["a file URL", { baseUrl: "file:///etc" }, "baseUrl"],
  ["no endpoints", { endpoints: undefined }, "endpoints"],
  ["two endpoints with one name", { endpoints: Array(2).fill(GOOD.endpoints[0]) }, "endpoints[1]"],
  ["an endpoint without name", endpoint({ name: undefined }), "endpoints[0].name"],
  ["a path without slash", endpoint({ path: "posts" }), "endpoints[0].path"],
  ["a path with a query", endpoint({ path: "/posts?page=1" }), "endpoints[0].path"],
  ["paging without keys", endpoint({ paging: {} }), "endpoints[0].paging.listKeys"],
  ["a misspelt option", endpoint({ pth: "/a" }), "endpoints[0].pth"],
  ["no folder", { storeDirectory: undefined }, "storeDirectory"],
  ["no time", { timeoutMs: 0 }, "timeoutMs"],
  ["too much time", { deadlineMs: 2 ** 31 }, "deadlineMs"],
  ["half a retry", { retries: 1.5 }, "retries"],
])("%s is refused by an error that names the option", (_name, options, option) => {
  const { error } = optionsSchema.validate({ ...GOOD, ...options });
  expect(error?.message).toContain(`"${option}" `);
});
