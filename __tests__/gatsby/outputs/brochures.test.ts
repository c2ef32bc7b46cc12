import { readFile } from "node:fs/promises";
import path from "node:path";
import { offerLines, tierCost, tierRange } from "../../../src/content/catalogue/format-price";
import { apiDocs } from "../../../src/gatsby/outputs/brochures/api-docs";
import {
  type BrochureDocument,
  heading,
  list,
  withoutEmpty,
} from "../../../src/gatsby/outputs/brochures/document";
import { drawBrochure } from "../../../src/gatsby/outputs/brochures/draw";
import { priceList, writePriceList } from "../../../src/gatsby/outputs/brochures/price-list";
import { pricingGuide } from "../../../src/gatsby/outputs/brochures/pricing-guide";
import { writeBrochures } from "../../../src/gatsby/outputs/brochures/write-brochures";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";
import { PRICES } from "../../fixtures/prices";
import { pdfText } from "../../support/browser/pdf-text";
import { temporaryFolder } from "../../support/temporary-folder";

const CATALOGUE = { ...readCatalogue().records, prices: PRICES };

const folder = temporaryFolder();
const cacheFile = path.join(folder, "cache.json");
const read = (name: string) => readFile(path.join(folder, "brochures", name));

const grouped = (amount: string | null) => (amount ?? "none").replace(/\B(?=(\d{3})+$)/g, ",");

test("writeBrochures writes three PDFs at the paths that pages link", async () => {
  await writeBrochures(CATALOGUE, folder, cacheFile);
  for (const name of ["pricing-guide.pdf", "service-catalog.pdf", "api-docs.pdf"]) {
    const pdf = await read(name);
    expect(pdf.subarray(0, 8).toString()).toBe("%PDF-1.7");
    expect(pdf.length).toBeLessThan(200_000);
  }
});

test("a PDF draws letters from other fonts, and the report lists those that no font has", async () => {
  const [service, ...others] = CATALOGUE.services;
  if (!service) throw new Error("no service");
  const description = "Ẹ káàbọ̀ ✓ at ₦5 😀 to أهلا ሰላም";
  const features = [
    { ...service.features[0], title: "Ɛyɛ ₵5", description: "አማርኛ 1\u202f0\u00ad0\ufe0f." },
  ];
  const services = [{ ...service, description, features, shortDescription: "ɓaɗɗe" }, ...others];
  const target = path.join(folder, "odd");
  const odd = { ...CATALOGUE, services } as typeof CATALOGUE; // the icon of a feature isn't drawn
  const issues = await writeBrochures(odd, target, `${cacheFile}.odd`);
  expect(issues).toEqual([
    expect.objectContaining({
      item: "/brochures/service-catalog.pdf",
      problem: "has characters that the PDF can’t show: أ ه ل ا 😀",
      shown: "the PDF leaves them out",
    }),
  ]);
  const pdf = await readFile(path.join(target, "brochures/service-catalog.pdf"));
  const fonts = new Set(pdf.toString("latin1").match(/(?<=\/BaseFont \/[A-Z]{6}\+)NotoSans\w*/g));
  expect([...fonts].sort()).toEqual(["NotoSans", "NotoSansEthiopic", "NotoSansMath"]);
  // pdf.js reads a glyph without a character, such as a dot below, as a control character
  const read = await pdfText(pdf);
  expect(read).not.toContain("\0"); // the text of a missing glyph
  const text = read.replace(/[\s\p{Cc}]+/gu, "").normalize("NFC");
  for (const words of ["Ẹkáàbọ̀✓at₦5toሰላም", "Ɛyɛ₵5.አማርኛ100.", "ɓaɗɗe"]) {
    expect(text).toContain(words.normalize("NFC"));
  }
});

test("the price guide has every figure of the price list", async () => {
  const text = await pdfText(await drawBrochure(pricingGuide(CATALOGUE)));
  const { offers, bulkSms, plans } = priceList(CATALOGUE);
  for (const { name, setup, monthly, setupWithVat } of offers) {
    expect(text).toContain(name);
    expect(text).toContain(`KSh ${grouped(setup)}`);
    if (monthly) expect(text).toContain(`KSh ${grouped(monthly)}`);
    expect(text).toContain(`KSh ${grouped(setupWithVat)}`);
  }
  for (const { unitCost } of bulkSms.tiers) expect(text).toContain(`KSh ${unitCost}`);
  for (const { price, interval } of plans) {
    if (price) expect(text).toContain(`KSh ${grouped(price)} per ${interval}`);
  }
  for (const offer of PRICES.offers) {
    for (const { basis, vat } of offerLines(offer)) {
      const words = (phrase: string) => phrase.replace(/[()]/g, "\\$&").split(" ").join("\\s*");
      expect(text).toMatch(new RegExp(words(basis)));
      expect(text).toMatch(new RegExp(words(vat)));
    }
  }
  for (const tier of PRICES.tiers) {
    expect(text).toContain(tierRange(tier));
    expect(text).toContain(tierCost(tier));
  }
  expect(text.match(/VAT inclusive/g)?.length).toBeGreaterThanOrEqual(5 + 3);
  for (const { serviceName, notIncluded } of plans) {
    expect(text.replace(/\s+/g, "")).toContain(
      `${serviceName}: ${notIncluded}`.replace(/\s+/g, ""),
    );
  }
  expect(text.match(/We\s+confirm\s+VAT\s+on\s+plans\s+in\s+your\s+quote/g)).toHaveLength(1); // only once, above the plans
});

test("the API documentation describes each interface by a sample that's marked as one", async () => {
  const { blocks } = apiDocs(CATALOGUE);
  const text = await pdfText(await drawBrochure(apiDocs(CATALOGUE)));
  const parts = [
    "Authentication",
    "Send an SMS",
    "Delivery report",
    "Two-way message",
    "USSD callback",
    "Errors",
    "Limits",
  ];
  const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
  expect(headings.filter((heading) => parts.includes(heading))).toEqual(parts);
  expect(text).toMatch(/is a sample\. It\s+shows/);
  const samples = blocks.flatMap((block) =>
    block.kind === "code" ? [block.lines.join("\n")] : [],
  );
  const calls = samples.filter((sample) => sample.startsWith("curl "));
  expect(calls).toHaveLength(parts.length);
  for (const call of calls) {
    expect(call).toMatch(
      /^curl https:\/\/(?:api\.savannasignal|systems\.client)\.example\/\S+ \\\n/,
    );
    expect(call).toContain("Authorization: Bearer $");
  }
  for (const sample of samples) {
    expect(Math.max(...sample.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80); // the page's own
    const [, body] = /--json '([^']*)'$/.exec(sample) ?? [];
    const json = sample.startsWith("curl ") ? (body ?? "{}") : sample;
    expect(JSON.parse(json)).toEqual(expect.any(Object));
  }
});

test("the API documentation has no USSD callbacks if no service uses USSD", () => {
  const services = CATALOGUE.services.map((service) => ({ ...service, usesUssdCode: false }));
  const words = (blocks: BrochureDocument["blocks"]) =>
    JSON.stringify(blocks).match(/USSD (?:callback|screen|menu)/g);
  expect(words(apiDocs(CATALOGUE).blocks)).toEqual(["USSD callback", "USSD screen", "USSD menu"]);
  expect(words(apiDocs({ ...CATALOGUE, services }).blocks)).toBeNull();
});

test("missing content leaves no heading behind", () => {
  const { blocks } = pricingGuide({
    services: [],
    prices: { ...PRICES, philosophy: [], offers: [], tiers: [] }, // along with the notes on tiers and plans
  });
  const headings = withoutEmpty(blocks).flatMap((block) =>
    block.kind === "heading" ? [block.text] : [],
  );
  expect(headings.slice(0, 2)).toEqual([PRICES.whyChooseTitle, "What onboarding requires"]);
});

test("a heading stays above a deeper one that has text, and is removed if none does", () => {
  const blocks = [
    heading(1, "A"),
    heading(2, "B"),
    list(["b"]),
    heading(1, "C"),
    heading(2, "D"),
    list([]),
  ];
  expect(withoutEmpty(blocks)).toEqual(blocks.slice(0, 3));
});

test("the price list is in KES and decimal text", async () => {
  writePriceList(CATALOGUE, folder);
  const list = JSON.parse(await readFile(path.join(folder, "pricing.json"), "utf8"));
  expect(list.currency).toBe("KES");
  expect(list.offers[2]).toEqual({
    id: "dedicated-short-code",
    name: "Dedicated Short Code",
    setup: "17400",
    monthly: "17400",
    vat: "exclusive",
    setupWithVat: "20184",
    monthlyWithVat: "20184",
    per: "per mobile network",
    perNetwork: true,
    popular: true,
  });
  const middle = Object.values(list.bulkSms.tiers[2]);
  expect(middle).toEqual([100_001, 500_000, "0.40", "inclusive", 43, true]);
  expect(list.plans).toHaveLength(24);
  expect(list.plans.slice(0, 3).map(({ vat }: { vat: string | null }) => vat)).toEqual([
    "quoted",
    "quoted",
    null, // a custom price
  ]);
  const prices = list.plans.map(({ price }: { price: string | null }) => price);
  expect(prices.filter((price: string | null) => price === null)).toHaveLength(8);
});
