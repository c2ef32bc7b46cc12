import { dailyNetworkOf, networksOf, parseAddress } from "../../src/server/network-address";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  [" 203.0.113.9 ", "203.0.113.9"],
  ["203.0.113.9:40001", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["[::ffff:203.0.113.9]:443", "203.0.113.9"],
  ["2001:DB8:0:0::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:40001", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["", null],
  ["unknown", null],
  ["_hidden:80", null],
  ["203.0.113", null],
  ["0x7f.1", null],
  ["203.0.113.9:port", null],
  ["[203.0.113.9", null],
])("the address %j is %j", (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test("a day's limits count by /24 and /48", () => {
  expect(dailyNetworkOf("203.0.113.9")).toBe("203.0.113.0/24");
  expect(dailyNetworkOf("2001:db8:1:2:3::4")).toBe("2001:db8:1::/48");
});

test("an IPv4 address is its own network, an IPv6 address is in two", () => {
  expect(networksOf("203.0.113.9")).toEqual([{ name: "203.0.113.9", share: 1 }]);
  expect(networksOf("2001:db8:1:2:3::4")).toEqual([
    { name: "2001:db8:1:2::/64", share: 1 },
    { name: "2001:db8:1::/48", share: 20 },
  ]);
});
