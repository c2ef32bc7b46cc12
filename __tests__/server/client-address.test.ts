import type { IncomingMessage } from "node:http";
import { createClientAddress } from "../../src/server/client-address";

const TRUSTED = ["127.0.0.1", "10.0.0.2", "2001:db8::2"];
const request = (remoteAddress: string, headers: Record<string, string | undefined>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage; // the parts that are read

test.each([
  ["192.0.2.7", undefined, TRUSTED, "192.0.2.7"],
  ["192.0.2.7", "127.0.0.1", TRUSTED, "192.0.2.7"],
  ["::ffff:192.0.2.7", "198.51.100.1", TRUSTED, "192.0.2.7"],
  ["127.0.0.1", "198.51.100.1", [], "127.0.0.1"],
  ["127.0.0.1", "198.51.100.1", TRUSTED, "198.51.100.1"],
  ["127.0.0.1", "198.51.100.1:40001", TRUSTED, "198.51.100.1"],
  ["127.0.0.1", "[2001:db8:1::1]:40001", TRUSTED, "2001:db8:1::1"],
  ["127.0.0.1", "::ffff:198.51.100.1", TRUSTED, "198.51.100.1"],
  ["2001:db8:0::2", "198.51.100.1", TRUSTED, "198.51.100.1"],
  ["::ffff:127.0.0.1", "203.0.113.9, 198.51.100.1, 10.0.0.2:80", TRUSTED, "198.51.100.1"],
  ["127.0.0.1", undefined, TRUSTED, null],
  ["127.0.0.1", "unknown", TRUSTED, null],
])("the client behind %s with X-Forwarded-For %s", (peer, forwarded, trusted, client) => {
  const clientOf = createClientAddress(trusted, () => undefined);
  expect(clientOf(request(peer, { "x-forwarded-for": forwarded })).address).toBe(client);
});

test("only a trusted proxy can say which host the browser asked for", () => {
  const clientOf = createClientAddress(TRUSTED, () => undefined);
  const headers = { "x-forwarded-host": "evil.example, www.example.com" };
  expect(clientOf(request("127.0.0.1", headers)).forwardedHost).toBe("www.example.com");
  expect(clientOf(request("192.0.2.7", headers)).forwardedHost).toBeNull();
});

test("an untrusted proxy is logged once", () => {
  const lines: string[] = [];
  const clientOf = createClientAddress(["10.0.0.2"], (line) => lines.push(line));
  clientOf(request("10.0.0.2", { "x-forwarded-for": "192.0.2.1" }));
  clientOf(request("10.0.0.3", {}));
  expect(lines).toEqual([]);
  for (let n = 0; n < 3; n += 1) clientOf(request("10.0.0.3", { "x-forwarded-for": "192.0.2.1" }));
  expect(lines).toEqual([
    "server: ignored X-Forwarded-For from 10.0.0.3. If it's your proxy, add it to TRUSTED_PROXIES.",
  ]);
  for (let n = 0; n < 99; n += 1) clientOf(request(`192.0.2.${n}`, { "x-forwarded-for": "x" }));
  expect(lines).toHaveLength(10);
});
