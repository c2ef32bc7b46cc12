import { drawableText, missingLetters } from "../../../src/gatsby/fonts/missing-letters";
import { SHIPPED_FONTS } from "../../../src/gatsby/fonts/shipped-fonts";

const FILES = Object.values(SHIPPED_FONTS.documents);

test.each([
  ["Bulk SMS, 1 000 – “fast” €5", []],
  ["e\u0301 co\u0302te", []], // composed before it is drawn
  ["Send ✓ → ₵5", ["✓", "→", "₵"]],
  ["አማርኛ", ["አ", "ማ", "ር", "ኛ"]],
  ["Ŋwɔ", ["Ŋ", "ɔ"]],
  ["\u200dNow\ufe0f", []],
])("%j lacks %j", (text, missing) => {
  expect(missingLetters(text, FILES)).toEqual(missing);
});

test.each([
  ["Pay ₦500 or ₵ 5", "Pay NGN 500 or GHS 5", []],
  ["Ẹ káàbọ̀, Ọṣun", "E káàbo, Osun", ["Ẹ", "ọ", "\u0300", "Ọ", "ṣ"]],
  ["Done ✓ 😀", "Done  ", ["✓", "😀"]],
  ["Price: مرحبا", "Price: ", ["م", "ر", "ح", "ب", "ا"]],
])("%j is %j in a PDF", (text, drawn, left) => {
  const missing = new Set<string>();
  expect(drawableText(text, FILES, missing)).toBe(drawn);
  expect([...missing]).toEqual(left);
});
