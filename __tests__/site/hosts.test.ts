import { isReservedHost, sampleHostIn } from "../../src/site/hosts";

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
])("%s is a host of examples: %s", (hostname, isReserved) => {
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
