import fc from "fast-check";
import {
  EMPTY_TOOL_STATE,
  networksOf,
  readQuantity,
  readToolState,
  toolLink,
  toolValues,
  withTyped,
} from "../../../src/features/tools/tool-state";

test.each([
  ["80000", 80_000],
  ["80,000", 80_000],
  ["80 000", 80_000],
  ["80.000", 80_000],
  ["1.250.000", 1_250_000],
  [" 80k ", 80_000],
  ["1.5M", 1_500_000],
  ["1,5m", 1_500_000],
  ["1,500k", 1_500_000],
  ["1.1m", 1_100_000],
  ["0.5", 0.5],
  ["-3", -3],
  ["+7", 7],
  ["5,000 sms parts", 5_000],
  ["\u200B80,000\u200E", 80_000],
  ["1,5", Number.NaN],
  ["80,00", Number.NaN], // a slip for 80,000, which must not be priced as 80
  ["1,250.50", 1_250.5],
  ["20,000 SMS", 20_000],
  ["20k sms", 20_000],
  ["2,500 customers.", 2_500],
  ["1.5 million", 1_500_000],
  ["1,5 million SMS", 1_500_000],
  ["30 Thousand", 30_000],
  ["5,000/=", 5_000],
  ["5,000/-", 5_000],
  ["7000=", 7_000],
  ["3,500+", 3_500],
  ["2 sender IDs", 2],
  ["~4000", 4_000],
  ["８０，０００", 80_000],
  ["3 lakh", Number.NaN],
  ["5 to 10", Number.NaN],
  ["", Number.NaN],
  ["1,2,3", Number.NaN],
  ["1,000,00", Number.NaN],
  ["8 0000", Number.NaN],
  ["many", Number.NaN],
  ["1e9", Number.NaN],
  ["12abc", Number.NaN],
])("readQuantity reads %p as %p", (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});

test("toolLink contains the entered values and nothing else", () => {
  const whole = {
    ...{ quantity: "1", text: "2", people: "3", parts: "4", sender: "5", networks: "6" },
    ...{ offers: "a:1", ussd: "yes", every: "month", plan: "7" },
  };
  const everything = [...toolValues({ ...whole, kind: "promotional" })];
  expect(Object.fromEntries(everything)).toEqual({ ...whole, kind: "promotional" });
  const sender = { ...EMPTY_TOOL_STATE, sender: "A B" };
  expect(toolLink("/tools/sender-id", EMPTY_TOOL_STATE)).toBe("/tools/sender-id");
  expect(toolLink("/tools/sender-id", sender)).toBe("/tools/sender-id#sender=A+B");
});

test("readToolState cuts hostile values and drops unknown words", () => {
  const long = { text: "😀".repeat(2_000), sender: "x".repeat(99), kind: "evil", a: "b" };
  const state = readToolState(new URLSearchParams(long));
  expect(state.text).toBe("😀".repeat(765));
  expect(state.sender).toBe("x".repeat(60));
  expect(state.kind).toBe("");
  const odd = readToolState(new URLSearchParams({ text: `a${"😀".repeat(2_000)}` }));
  expect(odd.text).toBe(`a${"😀".repeat(764)}`);
});

test("withTyped reads fields by name, and adds counts of offers to a link's", () => {
  const state = withTyped(
    { ...EMPTY_TOOL_STATE, offers: "a:1" },
    { quantity: "5", "offers.b": "2", "": "x", website: "y" },
  );
  expect(state).toEqual({ ...EMPTY_TOOL_STATE, quantity: "5", offers: "a:1,b:2" });
});

test("readToolState restores every state from its values", () => {
  const word = fc.string({ unit: "grapheme", maxLength: 20 });
  const states = fc.record({
    quantity: word,
    text: word,
    people: word,
    parts: word,
    sender: word,
    networks: word,
    offers: word,
    ussd: word,
    every: word,
    plan: word,
    kind: fc.constantFrom("" as const, "promotional" as const, "transactional" as const),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(readToolState(toolValues(state))).toEqual(state);
    }),
  );
});

test.each([
  ["", ["Safaricom", "Airtel", "Telkom"]],
  ["Airtel", ["Airtel"]],
  ["Telkom,Safaricom", ["Safaricom", "Telkom"]],
  ["Nonsense", ["Safaricom", "Airtel", "Telkom"]],
])("networksOf %p is %j", (networks, expected) => {
  expect(networksOf({ networks })).toEqual(expected);
});
