import { createAddressLimiter, createRateLimiter } from "../../src/server/rate-limit";

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

test("with too many clients, the one that has been silent longest is forgotten", () => {
  const wait = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0);
  for (let n = 0; n <= 10_000; n += 1) wait(`client ${n}`);
  expect([wait("client 10000"), wait("client 0")]).toEqual([60, 0]);
});

test("a client that returned is remembered longer than one that didn't", () => {
  const wait = createRateLimiter({ burst: 2, perMinute: 1 }, () => 0);
  for (let n = 0; n < 10_000; n += 1) wait(`client ${n}`);
  expect([wait("client 0"), wait("client 0")]).toEqual([0, 60]); // all 10,000 are remembered
  wait("one more");
  expect([wait("client 0"), wait("client 1"), wait("client 1")]).toEqual([60, 0, 0]);
});

test("without another clock, the machine's own is used", () => {
  jest.useFakeTimers();
  const wait = createRateLimiter({ burst: 1, perMinute: 60 });
  expect([wait("a"), wait("a")]).toEqual([0, 1]);
  jest.advanceTimersByTime(1_000);
  expect([wait("a"), wait("a")]).toEqual([0, 1]);
  jest.useRealTimers();
});

test("an IPv6 address has the limit of its /64, which is a twentieth of its /48's", () => {
  const wait = createAddressLimiter({ burst: 2, perMinute: 1 }, () => 0);
  expect(["::1", "::2", "::3"].map((end) => wait(`2001:db8:1:2${end}`))).toEqual([0, 0, 60]);
  const statuses = Array.from({ length: 45 }, (_, n) =>
    wait(`2001:db8:1:${(n + 3).toString(16)}::1`),
  );
  expect(statuses.filter((seconds) => seconds === 0)).toHaveLength(38); // 40 minus the first two
  expect(wait("2001:db8:2::1")).toBe(0);
});

test("a /48 gets its next token twenty times as soon", () => {
  const wait = createAddressLimiter({ burst: 1, perMinute: 1 }, () => 0);
  for (let n = 0; n < 20; n += 1) wait(`2001:db8:1:${n.toString(16)}::1`);
  expect([wait("2001:db8:1:0::1"), wait("2001:db8:1:ff::1")]).toEqual([60, 3]);
});

test("a refused network takes nothing from its neighbours", () => {
  const wait = createAddressLimiter({ burst: 1, perMinute: 1 }, () => 0);
  for (let n = 0; n < 100; n += 1) wait("2001:db8:1:2::1");
  expect(wait("2001:db8:1:3::1")).toBe(0);
});
