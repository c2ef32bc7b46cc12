import { fetchAhead } from "../../src/hooks/fetch-ahead";

/** What the loader was asked for on a connection as the browser tells of it. */
function askedFor(address: string, connection: object): string[] {
  const asked: string[] = [];
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  fetchAhead(address, { ___loader: { hovering: (path) => asked.push(path) } });
  return asked;
}

afterEach(() => Reflect.deleteProperty(navigator, "connection"));

test.each([
  ["/pricing", "/pricing"],
  ["/blog?q=ussd", "/blog?q=ussd"],
  ["/services#bulk-sms", "/services"],
])("%s is fetched ahead as %s", (address, path) => {
  expect(askedFor(address, { effectiveType: "4g" })).toEqual([path]);
});

test.each([
  ["data saver", { saveData: true, effectiveType: "4g" }],
  ["a 2G connection", { effectiveType: "2g" }],
  ["a slow 2G connection", { effectiveType: "slow-2g" }],
])("with %s nothing is fetched ahead", (_name, connection) => {
  expect(askedFor("/pricing", connection)).toEqual([]);
});

test("before Gatsby's loader is there, nothing happens", () => {
  expect(() => fetchAhead("/pricing", {})).not.toThrow();
});
