/** @jest-environment node */
import { quotation } from "../../../../src/content/catalogue/price-quotation";
import { quotationRows } from "../../../../src/content/catalogue/quotation-words";
import { textWidth, wrapText, writePdf } from "../../../../src/features/tools/quotation/pdf-writer";
import { quotationPdf } from "../../../../src/features/tools/quotation/quotation-pdf";
import { PRICES } from "../../../fixtures/prices";

const QUOTE = quotation(
  {
    networks: ["Safaricom", "Airtel"],
    offers: { "alphanumeric-sender-id": 2, "dedicated-short-code": 1 },
    ussd: true,
    parts: 80_000,
    partsEvery: "month",
    plan: "",
  },
  { prices: PRICES, services: [] },
);

/** The texts that a PDF of ours shows, in their order. */
const textsOf = (pdf: string) =>
  [...pdf.matchAll(/\((.*?)\) Tj/g)].map(([, text = ""]) =>
    text.replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8))),
  );

test("the PDF has every figure of the page's rows, its day, and what only a quote says", () => {
  const texts = textsOf(quotationPdf(QUOTE, "24 November 2026"));
  const shown = texts.join(" ");
  for (const { label, once, monthly, firstYear } of quotationRows(QUOTE)) {
    expect(shown).toContain(label);
    for (const amount of [once, monthly, firstYear].filter((text) => text !== "–"))
      expect(texts).toContain(amount);
  }
  expect(shown).toContain("24 November 2026");
  expect(shown).toContain("Setup and rental of the USSD code on Safaricom, Airtel");
});

test("every object of a PDF is where its table of references says, and its streams are as long as they say", () => {
  const pdf = quotationPdf(QUOTE, "today");
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe("xref");
  const offsets = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
  offsets.forEach((at, i) => {
    expect(pdf.slice(at)).toMatch(new RegExp(`^${i + 1} 0 obj\n`));
  });
  for (const [, length, stream] of pdf.matchAll(
    /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g,
  ))
    expect(stream).toHaveLength(Number(length));
  expect(pdf).toMatch(/\/MarkInfo << \/Marked true >>/);
  expect(pdf).toMatch(/\/Lang \(en-KE\)/);
});

test("brackets, dashes and letters that the font lacks never break a text", () => {
  const line = {
    tag: "P",
    leading: 10,
    runs: [{ text: "a (b) \\ – 漢 ’", size: 10, x: 0 }],
  } as const;
  expect(textsOf(writePdf("t", "en", [line]))).toEqual(["a (b) \\ \u0096 ? \u0092"]);
});

test("what does not fit a page goes on to the next", () => {
  const line = { tag: "P", leading: 20, runs: [{ text: "x", size: 10, x: 56 }] } as const;
  const pdf = writePdf(
    "t",
    "en",
    Array.from({ length: 80 }, () => line),
  );
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(3);
  expect(textsOf(pdf)).toHaveLength(80);
});

test("texts wrap at spaces within their width", () => {
  const lines = wrapText("Setup and rental of the USSD code on all networks", 10, 100);
  expect(lines.join(" ")).toBe("Setup and rental of the USSD code on all networks");
  for (const line of lines) expect(textWidth(line, 10)).toBeLessThanOrEqual(100);
  expect(wrapText("", 10, 100)).toEqual([]);
});
