import { isReservedHost, reservedHostIn } from "../../src/site/reserved-host";

test.each([
  ["www.duka.example", true],
  ["duka.example.", true],
  ["example.com", true],
  ["www.example.org", true],
  ["duka.invalid", true],
  ["www.example-bank.ug", false],
  ["www.example.co.ke", false],
  ["myexample.com", false],
  ["duka.test", false],
])("%s is a host of examples: %s", (hostname, isReserved) => {
  expect(isReservedHost(hostname)).toBe(isReserved);
  expect(reservedHostIn(`See https://${hostname}/prices.`)).toBe(
    isReserved ? hostname.replace(/\.$/, "") : null,
  );
});

test("a host is found in an address and at the end of a sentence", () => {
  expect(reservedHostIn("Write to desk@other.example.")).toBe("other.example");
  expect(reservedHostIn("For example, this one.")).toBeNull();
});
