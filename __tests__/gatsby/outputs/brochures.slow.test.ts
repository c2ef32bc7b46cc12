import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import PDFDocument from "pdfkit";
import { apiDocs } from "../../../src/gatsby/outputs/brochures/api-docs";
import { table } from "../../../src/gatsby/outputs/brochures/document";
import { drawBrochure } from "../../../src/gatsby/outputs/brochures/draw";
import { priceList } from "../../../src/gatsby/outputs/brochures/price-list";
import { pricingGuide } from "../../../src/gatsby/outputs/brochures/pricing-guide";
import { serviceCatalog } from "../../../src/gatsby/outputs/brochures/service-catalog";
import { writeBrochures } from "../../../src/gatsby/outputs/brochures/write-brochures";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";
import { PRICES } from "../../fixtures/prices";
import { pdfText } from "../../support/browser/pdf-text";
import { temporaryFolder } from "../../support/temporary-folder";

const CATALOGUE = { ...readCatalogue().records, prices: PRICES };

const folder = temporaryFolder();
const cacheFile = path.join(folder, "cache.json");

test("writeBrochures draws the same data as the same bytes, and only new, changed and lost brochures", async () => {
  const [first, second] = await Promise.all([
    drawBrochure(pricingGuide(CATALOGUE)),
    drawBrochure(pricingGuide(CATALOGUE)),
  ]);
  expect(first.equals(second)).toBe(true);
  await writeBrochures(CATALOGUE, folder, cacheFile);
  const file = path.join(folder, "brochures", "pricing-guide.pdf");
  const before = await stat(file);
  await writeBrochures(CATALOGUE, folder, cacheFile);
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
  await rm(file);
  await writeBrochures(CATALOGUE, folder, cacheFile);
  expect((await readFile(file)).equals(first)).toBe(true);
  const offers = PRICES.offers.map((offer) => ({ ...offer, name: `${offer.name} renamed` }));
  await writeBrochures({ ...CATALOGUE, prices: { ...PRICES, offers } }, folder, cacheFile);
  expect((await readFile(file)).equals(first)).toBe(false);
});

test.each([
  ["Pricing Guide", pricingGuide, "Bulk SMS pricing"],
  ["Service Catalogue", serviceCatalog, "IVR & Voice"],
  ["API Documentation", apiDocs, "USSD callback"],
])("%s is tagged, titled, in its language and bookmarked", async (title, plan, bookmark) => {
  const raw = (await drawBrochure(plan(CATALOGUE))).toString("latin1");
  const missing = [
    "/Marked true",
    "/StructTreeRoot",
    "/Lang (en-KE)",
    "/DisplayDocTitle true",
    `(${title} | Savanna Signal)`,
    `/Title (${bookmark})`,
    "/S /H1",
    "/S /Table",
    "/FontFile2", // the brand's fonts, not fallbacks
  ].filter((mark) => !raw.includes(mark));
  expect(missing).toEqual([]);
});

test("the price list has every figure of the price guide", async () => {
  const text = await pdfText(await drawBrochure(pricingGuide(CATALOGUE)));
  const { offers, bulkSms, plans } = priceList(CATALOGUE);
  const known = new Set(
    [
      ...offers.flatMap(({ setup, monthly, setupWithVat }) => [setup, monthly, setupWithVat]),
      ...bulkSms.tiers.map(({ unitCost }) => unitCost),
      ...plans.flatMap(({ price, creditsAlone, rest }) => [price, creditsAlone, rest]),
    ].map(Number),
  );
  const shown = [...text.matchAll(/KSh ([\d,]+(?:\.\d+)?)/g)].map(([, figure = ""]) =>
    Number(figure.replaceAll(",", "")),
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((figure) => !known.has(figure))).toEqual([]);
});

test("the service catalogue has all eight services with their plans", async () => {
  const text = await pdfText(await drawBrochure(serviceCatalog(CATALOGUE)));
  for (const { title, features, pricing } of CATALOGUE.services) {
    expect(text).toContain(title);
    for (const feature of features) expect(text).toContain(feature.title);
    for (const { price } of pricing) expect(text).toContain(price);
  }
  expect(text).toContain("Page 10 of 10"); // an overview of the services, each service on its own page, contacts
  expect(text.match(/We\s+confirm\s+VAT\s+on\s+plans\s+in\s+your\s+quote/g)).toHaveLength(1);
});

test("a text without spaces is drawn completely, without being measured again for each line", async () => {
  const word = "abcdefghij".repeat(500);
  const measured: number[] = [];
  const original = PDFDocument.prototype.widthOfString;
  const spy = jest.spyOn(PDFDocument.prototype, "widthOfString").mockImplementation(function (
    this: PDFKit.PDFDocument,
    text,
    options,
  ) {
    measured.push(String(text).length);
    return original.call(this, text, options);
  });
  const bytes = await drawBrochure({
    title: "Long",
    subtitle: "",
    keywords: [],
    blocks: [
      { kind: "heading", level: 1, text: word },
      { kind: "paragraph", text: word },
      { kind: "list", items: [word] },
      { kind: "table", columns: [1, 2], head: ["Name", "Value"], rows: [{ cells: ["One", word] }] },
    ],
  });
  spy.mockRestore();
  expect(Math.max(...measured)).toBeLessThan(500);
  expect((await pdfText(bytes)).match(/j/g)).toHaveLength(4 * 500);
});

test("a table's header cell says whether it's for its column or its row", async () => {
  const blocks = [table([1, 1], ["Name", "Price"], [["SMS", "KSh 1"]])];
  const pdf = await drawBrochure({ title: "T", subtitle: "", keywords: [], blocks });
  const heads = pdf.toString("latin1").match(/\/S \/TH[\s\S]*?endobj/g) ?? [];
  expect(heads.map((cell) => /\/Scope \/(\w+)/.exec(cell)?.[1])).toEqual([
    "Column",
    "Column",
    "Row",
  ]);
});

test("a table longer than a page repeats its header on the next one", async () => {
  const rows = Array.from({ length: 80 }, (_, i) => ({ cells: [`Row ${i}`, "x".repeat(40)] }));
  const pdf = await drawBrochure({
    title: "Long",
    subtitle: "",
    keywords: [],
    blocks: [{ kind: "table", columns: [1, 2], head: ["Name", "Value"], rows }],
  });
  const text = await pdfText(pdf);
  expect(text.match(/Name/g)?.length).toBeGreaterThan(1);
  expect(text).toContain("Row 79");
});
