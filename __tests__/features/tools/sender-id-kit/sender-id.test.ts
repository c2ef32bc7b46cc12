import fc from "fast-check";
import {
  checkSenderId,
  isAcceptable,
  suggestSenderIds,
} from "../../../../src/features/tools/sender-id-kit/sender-id";

test.each([["DUKA"], ["DukaBora"], ["Maji24"], ["ABCDEFGHIJK"], ["  DUKA  "], ["Krakow"]])(
  "%p may be applied for as it is",
  (name) => {
    const check = checkSenderId(name);
    expect(check).toEqual({ name: name.trim(), refused: [], advice: [] });
    expect(isAcceptable(check)).toBe(true);
  },
);

test.each([
  ["ABCDEFGHIJKL", ["It has 12 characters; at most 11 fit."]],
  ["Duka!", ["! cannot stand in a sender ID."]],
  ["Café", ["é cannot stand in a sender ID."]],
  ["22141", ["It has no letter. A number as sender is a short code, see the alternatives below."]],
  ["SAFARICOM", ["SAFARICOM is kept for its owner. Use your own name."]],
  ["MpesaShop", ["MPESA is kept for its owner. Use your own name."]],
  ["KRA Tax", ["KRA is kept for its owner. Use your own name."]],
  [
    "Duka 😀😀😀😀😀😀😀",
    ["It has 12 characters; at most 11 fit.", "😀 cannot stand in a sender ID."],
  ],
])("%p is refused", (name, refused) => {
  expect(checkSenderId(name).refused).toEqual(refused);
  expect(isAcceptable(checkSenderId(name))).toBe(false);
});

test.each([
  ["AB", "Names of fewer than 3 characters are often sent back."],
  [
    "Duka-1",
    "Some networks refuse spaces and signs. Letters and digits alone are accepted by all.",
  ],
  [
    "Info",
    "It names no company. Add a word of your own, as it stands on your registration certificate.",
  ],
])("%p is allowed with advice", (name, advice) => {
  expect(checkSenderId(name)).toEqual({ name, refused: [], advice: [advice] });
});

test("an empty name is neither refused nor acceptable", () => {
  expect(checkSenderId("  ")).toEqual({ name: "", refused: [], advice: [] });
  expect(isAcceptable(checkSenderId(""))).toBe(false);
});

test.each([
  ["Mama Njeri's Supermarket Limited", ["MamaNjeris", "MamaNS", "MNSKenya"]],
  ["Nyamira Dairy", ["Nyamira", "NyamiraDry", "NymrDry"]],
  ["The Jamii Sacco Society Ltd", ["JamiiSacco", "JmSccScty", "JamiiSS"]],
  ["Café Ñandú", ["CafeNandu", "CafeNnd", "CfNnd"]],
  ["Safaricom Shop Nairobi", ["ShopNairobi", "ShopNrb", "ShpNrb"]],
  ["12345", ["12345KE"]],
  ["SAFARICOM", []],
  ["日本", []],
  ["", []],
])("for %p it suggests %p", (typed, suggestions) => {
  expect(suggestSenderIds(typed)).toEqual(suggestions);
});

test("every suggestion may be applied for as it is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" })), (typed) => {
      const suggestions = suggestSenderIds(typed);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      for (const name of suggestions) {
        expect(name).toMatch(/^[A-Za-z0-9]{3,11}$/);
        expect(checkSenderId(name)).toEqual({ name, refused: [], advice: [] });
      }
    }),
  );
});
