import { readFileSync } from "node:fs";
import path from "node:path";
import { apiDocs } from "../../src/gatsby/outputs/brochures/api-docs";
import { drawBrochure } from "../../src/gatsby/outputs/brochures/draw";
import { pricingGuide } from "../../src/gatsby/outputs/brochures/pricing-guide";
import { serviceCatalog } from "../../src/gatsby/outputs/brochures/service-catalog";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { builtFile, builtPage } from "../support/browser/built-site";
import { pdfText } from "../support/browser/pdf-text";
import { costOf } from "../support/content/site-prices";

/** The PDFs and the price list that the pricing page links. */

const CATALOGUE = readCatalogue().records;

test("page, price list and price guide state the same figures", async () => {
  const figuresOf = (text: string) =>
    [...new Set([...text.matchAll(/KSh ([\d,]+(?:\.\d+)?)/g)].map(([, figure]) => figure))].sort();
  const html = builtPage("/pricing");
  const list = JSON.parse(builtFile("pricing.json"));
  const guide = await pdfText(readFileSync("public/brochures/pricing-guide.pdf"));
  const catalogue = await pdfText(readFileSync("public/brochures/service-catalog.pdf"));
  const listed = [
    ...list.offers.flatMap(({ setup, monthly, setupWithVat }: Record<string, string>) => [
      setup,
      monthly,
      setupWithVat,
    ]),
    ...list.bulkSms.tiers.map(({ unitCost }: Record<string, string>) => unitCost),
    ...list.plans.flatMap(({ price, creditsAlone, rest }: Record<string, string>) => [
      price,
      creditsAlone,
      rest,
    ]),
  ]
    .filter((figure) => figure !== null)
    .map((figure) => figure.replace(/\.00$/, "").replace(/\B(?=(\d{3})+(?:\.|$))/g, ","));
  const [quotation = ""] = /<section[^>]*id="quotation".*?<\/section>/s.exec(html) ?? [];
  expect(quotation).toContain(costOf(10_000));
  const shown = figuresOf(html.replace(quotation, "").replaceAll("<!-- -->", ""));
  expect(shown).toEqual([...new Set(listed)].sort());
  expect(figuresOf(guide)).toEqual(shown);
  expect(shown).toEqual(expect.arrayContaining(figuresOf(catalogue)));
  expect(figuresOf(catalogue)).toHaveLength(14); // the plans, and what networks require for a code
});

test.each([
  ["pricing-guide.pdf", pricingGuide],
  ["service-catalog.pdf", serviceCatalog],
  ["api-docs.pdf", apiDocs],
])(
  "the pricing page links to %s, which has the same bytes when drawn again",
  async (name, plan) => {
    expect(builtPage("/pricing").includes(`href="/brochures/${name}"`)).toBe(true);
    const response = await fetch(`${process.env.E2E_URL}/brochures/${name}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "application/pdf",
    ]);
    const published = readFileSync(path.join("public/brochures", name));
    expect((await drawBrochure(plan(CATALOGUE))).equals(published)).toBe(true);
  },
);
