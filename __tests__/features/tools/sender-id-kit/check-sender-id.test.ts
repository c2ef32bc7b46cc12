import fc from "fast-check";
import {
  checkSenderId,
  isAcceptable,
  suggestSenderIds,
} from "../../../../src/features/tools/sender-id-kit/check-sender-id";

test.each([["DUKA"], ["DukaBora"], ["Maji24"], ["ABCDEFGHIJK"], ["  DUKA  "], ["Krakow"]])(
  "%p may be applied for unchanged",
  (name) => {
    const check = checkSenderId(name);
    expect(check).toEqual({ name: name.trim(), refused: [], advice: [] });
    expect(isAcceptable(check)).toBe(true);
  },
);

test.each([
  ["ABCDEFGHIJKL", ["It has 12 characters; at most 11 fit."]],
  ["Duka!", ["! can't be used in a sender ID."]],
  ["Café", ["é can't be used in a sender ID."]],
  [
    "22141",
    ["It has no letter. A sender that's a number is a short code: see the alternatives below."],
  ],
  [
    "MpesaShop",
    [
      "M-PESA belongs to a mobile network, whose names and services nobody else may send under. Use your own name.",
    ],
  ],
  [
    "KCB Loans",
    [
      "KCB belongs to a bank or lender; messages in its name are a common fraud, so only it may send them. Use your own name.",
    ],
  ],
  [
    "KPLC-Tokens",
    ["KPLC belongs to a utility, whose bills and tokens people pay on trust. Use your own name."],
  ],
  [
    "KRA Tax",
    ["KRA belongs to a public body, for which nobody else may speak. Use your own name."],
  ],
  [
    "Duka 😀😀😀😀😀😀😀",
    ["It has 12 characters; at most 11 fit.", "😀 can't be used in a sender ID."],
  ],
])("%p is refused", (name, refused) => {
  expect(checkSenderId(name).refused).toEqual(refused);
  expect(isAcceptable(checkSenderId(name))).toBe(false);
});

test.each([
  ["AB", "Names of fewer than 3 characters are often rejected."],
  ["Duka-1", "Some networks refuse spaces and symbols. Only letters and digits are always safe."],
  [
    "Info",
    "It doesn't name a company. Add a word of your own, as on your registration certificate.",
  ],
])("%p is allowed with advice", (name, advice) => {
  expect(checkSenderId(name)).toEqual({ name, refused: [], advice: [advice] });
});

test.each([
  ["SAFARICOM", "SAFARICOM"],
  ["M PESA", "M-PESA"],
  ["Fuliza", "FULIZA"],
  ["MSHWARI", "M-SHWARI"],
  ["m.shwari", "M-SHWARI"],
  ["My M-Pesa", "M-PESA"],
  ["EquityLoans", "EQUITY"],
  ["MyKCB", "KCB"],
  ["KCBShop", "KCB"],
  ["I&M Bank", "I&M BANK"],
  ["KenyaPower", "KENYA POWER"],
  ["NHIF", "NHIF"],
  ["SHA Kenya", "SHA"],
  ["eCitizen", "ECITIZEN"],
])("%p contains the protected name %s", (name, kept) => {
  expect(checkSenderId(name).refused.join()).toContain(`${kept} belongs to`);
});

test.each(["Shabaha", "Sharks", "Kraal", "Pesa Yetu", "Powerhouse", "Dciple", "Family"])(
  "%p contains no protected name",
  (name) => {
    expect(checkSenderId(name).refused).toEqual([]);
  },
);

test("an empty name is neither refused nor acceptable", () => {
  expect(checkSenderId("  ")).toEqual({ name: "", refused: [], advice: [] });
  expect(isAcceptable(checkSenderId(""))).toBe(false);
});

test.each([
  ["Mama Njeri's Supermarket Limited", ["MamaNjeris", "MamaNS", "MNSKenya"]],
  ["Nyamira Dairy", ["Nyamira", "NyamiraD", "NDKenya"]],
  ["The Jamii Sacco Society Ltd", ["JamiiSacco", "JamiiSS", "JSSKenya"]],
  ["Café Ñandú", ["CafeNandu", "CafeN", "CNKenya"]],
  ["Safaricom Shop Nairobi", []],
  ["Safari Com", []],
  ["Safarì Com", []],
  ["My Safari Com", []],
  ["duka-saFARIcom", []],
  ["M-PESA", []],
  ["12345", ["12345KE", "12345Kenya"]],
  ["Duka!", ["Duka", "DukaKE", "DukaKenya"]],
  ["Telecommunications", []],
  ["SAFARICOM", []],
  ["日本", []],
  ["", []],
])("for %p it suggests %p", (typed, suggestions) => {
  expect(suggestSenderIds(typed)).toEqual(suggestions);
});

test("every suggestion may be applied for unchanged", () => {
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
