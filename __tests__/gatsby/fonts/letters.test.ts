import fs from "node:fs";
import path from "node:path";
import { drawableText, fontRuns } from "../../../src/gatsby/fonts/letters";
import { SHIPPED_FONTS } from "../../../src/gatsby/fonts/shipped-fonts";

const { heading, text } = SHIPPED_FONTS.documents;

test("no fallback is read for letters that the fonts have", () => {
  const read = jest.spyOn(fs, "readFileSync");
  const words = "Bulk SMS, 1 000 – “fast” €5, e\u0301\u00a0\u200d";
  expect(drawableText(words, [heading, text], new Set())).toBe(words.normalize("NFC"));
  expect(fontRuns(words, [text])).toEqual([{ font: text, text: words.normalize("NFC") }]);
  const files = read.mock.calls.map(([file]) => path.basename(String(file)));
  expect(files.filter((file) => /\.(?:ttf|woff2)$/.test(file)).sort()).toEqual([
    "figtree-400.ttf",
    "sora-600.ttf",
  ]);
  read.mockRestore();
});

test.each([
  ["Bulk SMS, 1 000 – “fast” €5", []],
  ["Ɛyɛ ₵5, ₦7, ₹9, Ẹ káàbọ̀, Ọ̀ṣun, ɓaɗɗe", []],
  ["አማርኛ العربية Привет Γειά → ✓ ≥", []],
  ["\u200dNow\ufe0f", []],
  ["Done ✓ 😀, 日本", ["😀", "日", "本"]],
])("%j doesn't have %j", (words, missing) => {
  const left = new Set<string>();
  const drawn = drawableText(words, [heading, text], left);
  expect([...left]).toEqual(missing);
  expect(drawn).toBe([...words.normalize("NFC")].filter((one) => !left.has(one)).join(""));
});

test.each([
  ["Pay now", ["figtree: Pay now"]],
  ["Pay ₵5", ["figtree: Pay ", "latin-ext: ₵", "figtree: 5"]],
  ["Ẹ káàbọ̀.", ["vietnamese: Ẹ ", "figtree: káàb", "vietnamese: ọ\u0300", "figtree: ."]],
  ["m\u0300", ["figtree: m", "latin: \u0300"]], // neither font has it
  ["ሰላም ለዓለም", ["ethiopic: ሰላም ለዓለም"]],
  ["A → B", ["figtree: A ", "math: →", "figtree:  B"]], // the font has no space
])("%j is drawn as %j", (words, runs) => {
  const named = fontRuns(words, [text]).map((run) => {
    const [, name] = /(?:noto-sans-)?(.+?)-(?:[0-9a-f]{8}\.woff2|400\.ttf)$/.exec(
      path.basename(run.font),
    ) ?? [""];
    return `${name}: ${run.text}`;
  });
  expect(named).toEqual(runs);
});
