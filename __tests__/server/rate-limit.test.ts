import type { IncomingMessage } from "node:http";
import { clientAddress, createRateLimiter } from "../../src/server/rate-limit";

test("a client has its burst at once, then one more every six seconds", () => {
  let now = 0;
  const wait = createRateLimiter({ burst: 3, perMinute: 10 }, () => now);
  expect([1, 2, 3, 4].map(() => wait("a"))).toEqual([0, 0, 0, 6]);
  expect(wait("b")).toBe(0);
  now = 5_900;
  expect(wait("a")).toBe(1);
  now = 6_000;
  expect([wait("a"), wait("a")]).toEqual([0, 6]);
  now = 3_600_000;
  expect([1, 2, 3, 4].map(() => wait("a"))).toEqual([0, 0, 0, 6]);
});

test("of more clients than are remembered, the one silent for longest is forgotten", () => {
  const wait = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0);
  for (let n = 0; n <= 10_000; n += 1) wait(`client ${n}`);
  expect([wait("client 10000"), wait("client 0")]).toEqual([60, 0]);
});

const TRUSTED = ["127.0.0.1", "10.0.0.2"];
test.each([
  ["192.0.2.7", undefined, TRUSTED, "192.0.2.7"],
  ["192.0.2.7", "127.0.0.1", TRUSTED, "192.0.2.7"],
  ["::ffff:192.0.2.7", "198.51.100.1", TRUSTED, "192.0.2.7"],
  ["127.0.0.1", "198.51.100.1", [], "127.0.0.1"],
  ["127.0.0.1", "198.51.100.1", TRUSTED, "198.51.100.1"],
  ["::ffff:127.0.0.1", "203.0.113.9, 198.51.100.1, 10.0.0.2", TRUSTED, "198.51.100.1"],
  ["127.0.0.1", undefined, TRUSTED, "127.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", undefined, [], "2001:db8:1:2"],
  ["2001:db8::1", undefined, [], "2001:db8:0:0"],
  ["::1", undefined, [], "0:0:0:0"],
])("the client behind %s with X-Forwarded-For %s", (remoteAddress, forwarded, trusted, client) => {
  const request = { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } };
  expect(clientAddress(request as unknown as IncomingMessage, trusted)).toBe(client);
});
