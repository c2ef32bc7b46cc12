import { parseLaunch } from "../../../src/content/company/launch";

const UNSIGNED = { name: "", date: "" };

test("everything that isn't signed off is open, even without a file", () => {
  expect(parseLaunch({})).toEqual({
    signedOff: {
      prices: UNSIGNED,
      apiReference: UNSIGNED,
      clients: UNSIGNED,
      enquiries: UNSIGNED,
      map: UNSIGNED,
      enquiriesKept: UNSIGNED,
    },
    issues: [],
  });
});

test("a signature has a name and a date, and an invalid date signs nothing and is reported", () => {
  const { signedOff, issues } = parseLaunch({
    prices: { name: "Akinyi Were", date: "2026-11-02" },
    clients: { name: "Akinyi Were", date: "soon" },
    licence: {},
  });
  expect(signedOff.prices).toEqual({ name: "Akinyi Were", date: "2026-11-02T00:00:00.000Z" });
  expect(signedOff.clients.date).toBe("");
  expect(issues.map(({ field }) => field)).toEqual(["licence", "clients.date"]);
});
