import { pluginOptionsSchema } from "../../plugins/gatsby-source-custom-api/gatsby-node";
import { Joi, testPluginOptionsSchema } from "./harness";

const GOOD = {
  baseUrl: "http://127.0.0.1:4000/api/",
  endpoints: [{ name: "posts", path: "/posts", paging: { listKeys: ["items"] } }],
  storeDirectory: ".content-cache/documents",
};

const errorsOf = async (options: Record<string, unknown>) => {
  if (!pluginOptionsSchema) throw new Error("no schema");
  return (await testPluginOptionsSchema(pluginOptionsSchema, options)).errors;
};

test("the least that is needed is complete", async () => {
  expect(await errorsOf(GOOD)).toEqual([]);
  expect(await errorsOf({ endpoints: [], storeDirectory: "x" })).toEqual([]);
});

test("what is left out has its default", () => {
  const { value } = pluginOptionsSchema?.({ Joi }).validate(GOOD) ?? {};
  expect(value).toEqual({
    baseUrl: "http://127.0.0.1:4000/api/",
    endpoints: [
      {
        name: "posts",
        path: "/posts",
        query: {},
        headers: {},
        paging: {
          pageParam: "page",
          perPageParam: "per_page",
          perPage: 50,
          listKeys: ["items"],
          maxPages: 500,
        },
      },
    ],
    headers: {},
    storeDirectory: ".content-cache/documents",
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
  [
    "two endpoints of one name",
    {
      endpoints: [
        { name: "a", path: "/a" },
        { name: "a", path: "/b" },
      ],
    },
    '"endpoints[1]" has a name that another endpoint has; give each its own',
  ],
  [
    "an endpoint without name",
    { endpoints: [{ path: "/a" }] },
    '"endpoints[0].name" must name the document; the site finds it under this name',
  ],
  ["a path without slash", endpoint({ path: "posts" }), PATH],
  ["a path with a query", endpoint({ path: "/posts?page=1" }), PATH],
  [
    "a header of two lines",
    endpoint({ headers: { a: "x\r\ny" } }),
    '"endpoints[0].headers.a" must map header names to text of one line in ASCII',
  ],
  [
    "a header name with a blank",
    { headers: { "a b": "x" } },
    '"headers.a b" must map header names to text of one line in ASCII',
  ],
  [
    "paging without keys",
    endpoint({ paging: {} }),
    '"endpoints[0].paging.listKeys" must name the fields that may hold the list, such as ["items"]; [] reads a bare array only',
  ],
  [
    "a misspelt option of an endpoint",
    endpoint({ pth: "/a" }),
    '"endpoints[0].pth" is not an option of this plugin',
  ],
  [
    "a misspelt option of paging",
    endpoint({ paging: { listKeys: [], size: 5 } }),
    '"endpoints[0].paging.size" is not an option of this plugin',
  ],
  [
    "an endpoint's header name with a blank",
    endpoint({ headers: { "a b": "x" } }),
    '"endpoints[0].headers.a b" must map header names to text of one line in ASCII',
  ],
  [
    "no folder",
    { storeDirectory: undefined },
    '"storeDirectory" must be a folder for last good copies, outside .cache and public, such as ".content-cache/documents"',
  ],
  ["no time", { timeoutMs: 0 }, '"timeoutMs" must be a whole number from 1 to 2147483647'],
  [
    "more time than a timer has",
    { deadlineMs: 2_147_483_648 },
    '"deadlineMs" must be a whole number from 1 to 2147483647',
  ],
  ["no requests at once", { concurrency: 0 }, '"concurrency" must be a whole number from 1 to 64'],
  ["half a retry", { retries: 1.5 }, '"retries" must be a whole number from 0 to 10'],
])("%s is refused in plain words", async (_name, options, message) => {
  expect(await errorsOf({ ...GOOD, ...options })).toContain(message);
});
