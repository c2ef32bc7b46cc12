import { isForeignRequest, isLoopback } from "../../src/site/local-requests";

test.each([
  ["localhost", true],
  ["LOCALHOST", true],
  ["127.0.0.1", true],
  ["127.1", true],
  ["::1", true],
  ["[::1]", true],
  ["0.0.0.0", false],
  ["::", false],
  ["localhost.evil.example", false],
  ["127.0.0.1.evil.example", false],
])("the host %s leads to this machine alone: %s", (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});

const HERE = { host: "localhost:8000" };
test.each<[Record<string, string>, boolean]>([
  [{ host: "localhost:8000" }, false],
  [{ host: "127.0.0.1" }, false],
  [{ host: "[::1]:8000" }, false],
  [{ ...HERE, origin: "http://localhost:8100" }, false],
  [{ ...HERE, origin: "http://127.0.0.1:8000" }, false],
  [{ ...HERE, "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" }, false],
  [{ ...HERE, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, false],
  [{}, true],
  [{ host: "evil.example" }, true],
  [{ host: "localhost.evil.example" }, true],
  [{ host: "127.0.0.1.evil.example:8000" }, true],
  [{ host: "localhost:8000@evil.example" }, true],
  [{ ...HERE, origin: "https://evil.example" }, true],
  [{ ...HERE, origin: "http://localhost.evil.example" }, true],
  [{ ...HERE, origin: "null" }, true],
  [{ ...HERE, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, true],
])("a request with %j is foreign: %s", (headers, isForeign) => {
  expect(isForeignRequest((name) => headers[name])).toBe(isForeign);
});
