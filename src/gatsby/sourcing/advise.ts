import {
  ADVICE_FILE,
  type Advice,
  adviceFileProblems,
  adviseOn,
} from "../../content/advice/advice";
import type { AdviceContext, AdvisedRecord } from "../../content/advice/rule";
import { blogPosts } from "../../content/blog/blog-posts";
import { caseStudies } from "../../content/catalogue/case-study-record";
import { services } from "../../content/catalogue/service-record";
import { clientTestimonials } from "../../content/catalogue/testimonial-record";
import { videos } from "../../content/catalogue/video-record";
import { COMPANY_FILE } from "../../content/company/company";
import { hero } from "../../content/home/hero-content";
import { team } from "../../content/home/team-content";
import { testimonials } from "../../content/home/testimonials-content";
import { type ContentIssue, leftOut } from "../../content/model/report";
import { fixedPaths } from "../../content/site/parts";
import { isReadable, readContentFile } from "../../content-files/content-file";
import { contentRoot } from "../../content-files/content-root";
import { MARKET } from "../../site/company/brand";
import type { Redirect } from "../../site/redirects";
import { readParts } from "../parts-file";
import type { Records } from "./content-folder";

/** Widths of the widest places of pictures, in CSS pixels, by section and field: the `sizes` of their pages. */
const SHOWN_WIDTHS: Readonly<Record<string, number>> = {
  [`${blogPosts.name} image_path`]: 800,
  [`${caseStudies.name} image`]: 800,
  [`${services.name} benefitsImage`]: 560,
  [`${videos.name} thumbnail`]: 400,
  [`${hero.name} services.image_path`]: 640,
  [`${team.name} photo_path`]: 112,
  [`${testimonials.name} image_path`]: 56,
  [`${clientTestimonials.name} image`]: 56,
  [`${services.name} testimonials.image`]: 56,
};

/** The record of the company, for the rule of faces alone: its words are no texts of pages. */
const COMPANY_RECORD: AdvisedRecord = {
  key: "company",
  section: "Company",
  item: `“${COMPANY_FILE}”`,
  value: {},
};

export interface AdviceSources extends Pick<AdviceContext, "now" | "widthOf" | "faceBytes"> {
  readonly records: readonly AdvisedRecord[];
  /** Paths of the pages of lists and of records. */
  readonly paths: Iterable<string>;
  readonly redirects: readonly Redirect[];
  readonly siteUrl: string;
  readonly catalogue: Pick<Records, "prices" | "services" | "legalDocuments">;
}

/** Returns the advice on all shown content, and the issues of the file that turns rules off. `root` has `content/`. */
export function advise(
  { records: shown, paths, redirects, siteUrl, catalogue, ...facts }: AdviceSources,
  root = contentRoot(),
): { readonly advice: readonly Advice[]; readonly issues: readonly ContentIssue[] } {
  const file = readContentFile(root, ADVICE_FILE);
  const off = isReadable(file) ? file.value : {};
  const records = [...shown, COMPANY_RECORD];
  const problems = isReadable(file)
    ? adviceFileProblems(off, records)
    : [file.problem].filter((problem) => problem !== "is missing");
  const pages = new Set([
    ...fixedPaths(readParts(root).parts),
    ...paths,
    ...catalogue.legalDocuments.map(({ slug }) => `/${slug}`),
  ]);
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const { code, symbol } = MARKET.currency;
  const advice = adviseOn(
    {
      ...facts,
      records,
      hasPage: (page) => pages.has(page),
      movedTo: (page) => moved.get(page) ?? null,
      siteUrl,
      currencies: [symbol, code],
      amounts: amountsOf(catalogue),
      shownWidthOf: (section, field) => SHOWN_WIDTHS[`${section} ${field}`] ?? null,
    },
    problems.length > 0 ? {} : (off as Readonly<Record<string, readonly string[]>>), // it has no problem
  );
  const issues = problems.map((problem) =>
    leftOut("Advice", `“${ADVICE_FILE}”`, "", problem, "no rule is turned off"),
  );
  return { advice, issues };
}

/** Returns every amount that a text may name: of offers, messages and plans. */
function amountsOf({ prices, services }: AdviceSources["catalogue"]): Set<number> {
  const plans = services.flatMap(({ pricing }) => pricing.map(({ price }) => price));
  return new Set([
    ...prices.offers.flatMap(({ setupPrice, monthlyPrice }) => [setupPrice, monthlyPrice ?? 0]),
    ...prices.tiers.map(({ unitCostCents }) => unitCostCents / 100),
    ...plans.map((price) => Number(String(price).replaceAll(",", ""))),
  ]);
}
