import { withOptOut } from "../../../src/features/tools/messaging-guidance";

test.each([
  ["Maziwa leo KSh 50", "Maziwa leo KSh 50 STOP*456*9*5#"],
  ["Maziwa leo KSh 50 ", "Maziwa leo KSh 50 STOP*456*9*5#"],
  ["Offer.\n", "Offer.\nSTOP*456*9*5#"],
  ["Offer STOP*456*9*5#", "Offer STOP*456*9*5#"],
  ["", ""],
  ["  ", "  "],
])("with the opt-out %p becomes %p", (text, promotional) => {
  expect(withOptOut(text)).toBe(promotional);
});
