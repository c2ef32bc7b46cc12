import { isForeignRequest, isLoopback, isReservedHost, sampleHostIn } from "../../src/site/hosts";

test.each([
  ["www.duka.example", true],
  ["duka.example.", true],
  ["example", true],
  ["example.com", true],
  ["www.example.org", true],
  ["duka.invalid", true],
  ["www.example-bank.ug", false],
  ["www.example.co.ke", false],
  ["myexample.com", false],
  ["duka.test", false],
])("%s is an example host: %s", (hostname, isReserved) => {
  expect(isReservedHost(hostname)).toBe(isReserved);
});

test.each([
  ["Write to desk@other.example.", "other.example"],
  ["See https://www.duka.example/prices", "www.duka.example"],
  ["Set the webhook to https://example.com/hook.", null],
  ["Style input.invalid { color: red }", null],
  ["See https://www.example-bank.ug and www.example.co.ke", null],
  ["For example, this one.", null],
])("in “%s” the sample's host is %s", (text, host) => {
  expect(sampleHostIn(text)).toBe(host);
});

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
])("the host %s only leads to this machine: %s", (hostname, expected) => {
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
