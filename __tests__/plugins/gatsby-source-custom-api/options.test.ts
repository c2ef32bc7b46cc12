import { optionsSchema } from "./harness";

const GOOD = {
  baseUrl: "http://127.0.0.1:4000/api/",
  endpoints: [{ name: "posts", path: "/posts", paging: { listKeys: ["items"] } }],
  storeDirectory: ".content-cache/documents",
};

const messages = (options: object) =>
  optionsSchema
    .validate(options, { abortEarly: false })
    .error?.details.map(({ message }) => message);

test("the required options are enough", () => {
  expect(messages({ endpoints: [], storeDirectory: "x" })).toBeUndefined();
});

test("missing options have defaults", () => {
  const paging = {
    pageParam: "page",
    perPageParam: "per_page",
    perPage: 50,
    listKeys: ["items"],
    maxPages: 500,
  };
  expect(optionsSchema.validate(GOOD).value).toEqual({
    ...GOOD,
    endpoints: [{ name: "posts", path: "/posts", query: {}, headers: {}, paging }],
    headers: {},
    timeoutMs: 10_000,
    maxBytes: 20_971_520,
    concurrency: 4,
    retries: 2,
    backoffMs: 500,
    deadlineMs: 60_000,
  });
});

const BASE_URL =
  '"baseUrl" must be the http or https address of the content API without user name, query or fragment, such as http://127.0.0.1:4000; leave it out to fetch nothing';
const ENDPOINTS =
  '"endpoints" must list what to fetch, each with a name and a path such as "/posts"';
const PATH = '"endpoints[0].path" must begin with "/"; what follows a "?" belongs into "query"';
const NAME = '"endpoints[0].name" must name the document; the site finds it under this name';
const SAME_NAME = '"endpoints[1]" has a name that another endpoint has; give each its own';
const HEADER = "must map header names to text of one line in ASCII";
const UNKNOWN = "is not an option of this plugin";
const LIST_KEYS =
  '"endpoints[0].paging.listKeys" must name the fields that may hold the list, such as ["items"]; [] reads a bare array only';
const FOLDER =
  '"storeDirectory" must be a folder for last good copies, outside .cache and public, such as ".content-cache/documents"';
const SAME_NAMES = ["/a", "/b"].map((path) => ({ name: "a", path }));
const endpoint = (more: Record<string, unknown>) => ({
  endpoints: [{ name: "posts", path: "/posts", ...more }],
});

test.each<[string, Record<string, unknown>, string]>([
  ["an address without protocol", { baseUrl: "127.0.0.1:4000" }, BASE_URL],
  ["a file as address", { baseUrl: "file:///etc" }, BASE_URL],
  ["a password in the address", { baseUrl: "http://me:secret@host" }, BASE_URL],
  ["a query in the address", { baseUrl: "http://host/?a" }, BASE_URL],
  ["a number as address", { baseUrl: 4000 }, BASE_URL],
  ["no endpoints", { endpoints: undefined }, ENDPOINTS],
  ["endpoints as text", { endpoints: "posts" }, ENDPOINTS],
  ["two endpoints of one name", { endpoints: SAME_NAMES }, SAME_NAME],
  ["an endpoint without name", { endpoints: [{ path: "/a" }] }, NAME],
  ["a path without slash", endpoint({ path: "posts" }), PATH],
  ["a path with a query", endpoint({ path: "/posts?page=1" }), PATH],
  ["a two-line header", endpoint({ headers: { a: "\r\n" } }), `"endpoints[0].headers.a" ${HEADER}`],
  ["a header with a blank", { headers: { "a b": "x" } }, `"headers.a b" ${HEADER}`],
  ["an endpoint's", endpoint({ headers: { "a b": "" } }), `"endpoints[0].headers.a b" ${HEADER}`],
  ["paging without keys", endpoint({ paging: {} }), LIST_KEYS],
  ["a misspelt option", endpoint({ pth: "/a" }), `"endpoints[0].pth" ${UNKNOWN}`],
  [
    "a misspelt option of paging",
    endpoint({ paging: { listKeys: [], size: 5 } }),
    `"endpoints[0].paging.size" ${UNKNOWN}`,
  ],
  ["no folder", { storeDirectory: undefined }, FOLDER],
  ["no time", { timeoutMs: 0 }, '"timeoutMs" must be a whole number from 1 to 2147483647'],
  [
    "too much time",
    { deadlineMs: 2 ** 31 },
    '"deadlineMs" must be a whole number from 1 to 2147483647',
  ],
  ["no concurrency", { concurrency: 0 }, '"concurrency" must be a whole number from 1 to 64'],
  ["half a retry", { retries: 1.5 }, '"retries" must be a whole number from 0 to 10'],
])("%s is refused with a clear message", (_name, options, message) => {
  expect(messages({ ...GOOD, ...options })).toContain(message);
});
