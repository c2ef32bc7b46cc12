import {
  choiceOf,
  exampleState,
  isChosen,
  readOffers,
  withOffer,
} from "../../../../src/features/tools/quotation/quotation-choice";
import { EMPTY_TOOL_STATE } from "../../../../src/features/tools/tool-state";
import { PRICES } from "../../../fixtures/prices";

test.each([
  ["", {}],
  ["a:2,b:1", { a: "2", b: "1" }],
  ["a:2,a:3", { a: "3" }],
  ["a:1,000,b:2", { a: "1,000", b: "2" }],
  ["a:0,b:-1,c:x,:4,d", { a: "0", b: "-1", c: "x" }],
])("readOffers reads %p as %j", (text, offers) => {
  expect(readOffers(text)).toEqual(offers);
});

test.each([
  ["", "a", "2", "a:2"],
  ["a:2", "b", "1", "a:2,b:1"],
  ["a:2,b:1", "a", "", "b:1"],
  ["a:2", "a", "5", "a:5"],
  ["b:1", "a", "1,000", "b:1,a:1,000"],
  ["", "a", "10:30", "a:10;30"],
])("withOffer puts %p, %p × %p into %p", (text, id, typed, whole) => {
  expect(withOffer(text, id, typed)).toBe(whole);
});

test("the example adds up the first offer and a purchase, or only the purchase without offers", () => {
  expect(exampleState({ prices: PRICES })).toMatchObject({
    offers: "alphanumeric-sender-id:1",
    quantity: "10,000",
  });
  expect(exampleState({ prices: { ...PRICES, offers: [] } }).offers).toBe("");
  expect(isChosen(EMPTY_TOOL_STATE)).toBe(false);
  expect(isChosen({ ...EMPTY_TOOL_STATE, ussd: "yes" })).toBe(true);
});

test("choiceOf reads what was entered, and ignores empty fields and zeros", () => {
  const state = { ...EMPTY_TOOL_STATE, quantity: "80k", every: "month", networks: "Airtel" };
  expect(choiceOf(state)).toEqual({
    networks: ["Airtel"],
    offers: {},
    ussd: false,
    parts: 80_000,
    partsEvery: "month",
    plan: "",
  });
  expect(choiceOf({ ...state, quantity: " ", offers: "a:0,b:1.2", every: "" })).toMatchObject({
    offers: { a: 0, b: 2 },
    parts: 0,
    partsEvery: "once",
  });
});
