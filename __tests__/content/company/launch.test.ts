import { parseLaunch } from "../../../src/content/company/launch";

const UNSIGNED = { name: "", date: "" };

test("what is not signed off is open; nothing need be there", () => {
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

test("a signature has a name and a date; a wrong date signs nothing and is an issue", () => {
  const { signedOff, issues } = parseLaunch({
    prices: { name: "Akinyi Were", date: "2026-11-02" },
    clients: { name: "Akinyi Were", date: "soon" },
    licence: {},
  });
  expect(signedOff.prices).toEqual({ name: "Akinyi Were", date: "2026-11-02T00:00:00.000Z" });
  expect(signedOff.clients.date).toBe("");
  expect(issues.map(({ field }) => field)).toEqual(["licence", "clients.date"]);
});
