import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import type { BlogPost } from "../../content/blog/blog-posts";
import type { CaseStudy } from "../../content/catalogue/case-study-record";
import type { Service } from "../../content/catalogue/service-record";
import { type ContentIssue, contentIssue } from "../../content/model/report";
import { copyOfPage, type PageCopy, type PageName } from "../../content/site/page-copy";
import { linkOrCopy, removeAllBut } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import { BRAND, BRAND_COLOURS } from "../../site/company/brand";
import { pageLevel } from "../../site/page-names";
import { DEFAULT_CARD, type PageCard, socialCard } from "../../site/seo/social-card";
import { readCompany } from "../company-file";
import { readFonts } from "../fonts/brand-fonts";
import { type CardWords, cardFallbacks, drawableOnCard, drawCard } from "./render-card";

export interface CardPlan extends CardWords {
  readonly url: string;
}

/**
 * Maximum number of cards that the first build draws, at up to a tenth of a second each. Later
 * builds draw up to `DRAWN_LATER`.
 */
const DRAWN_FIRST = 100;
const DRAWN_LATER = 20;
/** Increase this to have every card drawn again. */
const DRAWING = 2;
const AT_A_TIME = 2;

const { company, drawings } = readCompany();
const { documents } = readFonts(company).fonts;
const digestOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex");
/** Everything else that affects how a card looks, for its digest. */
const LOOK = [
  drawings.markOnDark.svg,
  company.brand.cardGround,
  ...[documents.heading, documents.textBold].map((file) => digestOf(readFileSync(file))),
  ...cardFallbacks(BRAND.name, "heading").map((file) => path.basename(file)),
];

/** Each page's name for the eyebrow, and the page whose copy provides the card's title. */
const PAGE_CARDS: Readonly<Record<PageCard, { readonly eyebrow: string; readonly of?: PageName }>> =
  {
    about: { eyebrow: pageLevel("about").name, of: "about" },
    services: { eyebrow: pageLevel("services").name, of: "services" },
    testimonials: { eyebrow: pageLevel("testimonials").name, of: "testimonials" },
    blog: { eyebrow: pageLevel("blog").name, of: "blog" },
    contact: { eyebrow: pageLevel("contact").name, of: "contact" },
    pricing: { eyebrow: pageLevel("pricing").name, of: "pricing" },
    "sms-portal": { eyebrow: pageLevel("smsPortal").name, of: "portal" },
    "case-studies": { eyebrow: pageLevel("caseStudies").name, of: "caseStudies" },
    tools: { eyebrow: pageLevel("tools").name, of: "tools" },
    legal: { eyebrow: "Legal" },
  };
const LEGAL_TITLE = "What we promise, in writing";

export interface CardSources {
  readonly pages: readonly PageCopy[];
  readonly services: readonly Pick<Service, "serviceId" | "title" | "color">[];
  readonly caseStudies: readonly Pick<CaseStudy, "slug" | "title">[];
  readonly posts: readonly Pick<BlogPost, "slug" | "title" | "category">[];
}

/**
 * Plans a card for each kind of page, service, case study and post, and one for all other pages.
 */
export function planCards({
  pages,
  services,
  caseStudies,
  posts,
}: CardSources): readonly CardPlan[] {
  const cards = Object.entries(PAGE_CARDS) as [PageCard, (typeof PAGE_CARDS)[PageCard]][]; // keys of the record above
  return [
    {
      url: DEFAULT_CARD,
      eyebrow: `${BRAND.address.city}, ${BRAND.address.country}`,
      title: BRAND.slogan,
    },
    ...cards
      .filter(([, { of }]) => !of || pages.some(({ page }) => page === of)) // skips pages that are switched off
      .map(([name, { eyebrow, of }]) => ({
        url: socialCard("pages", name),
        eyebrow,
        title: of ? copyOfPage(pages, of).cardTitle : LEGAL_TITLE,
      })),
    ...services.map(({ serviceId, title, color }) => ({
      url: socialCard("services", serviceId),
      eyebrow: "Service",
      title,
      color,
    })),
    ...caseStudies.map(({ slug, title }) => ({
      url: socialCard("case-studies", slug),
      eyebrow: "Case study",
      title,
    })),
    ...posts.map(({ slug, title, category }) => ({
      url: socialCard("blog", slug),
      eyebrow: `${pageLevel("blog").name}, ${category}`,
      title,
    })),
  ];
}

export interface CardFolders {
  readonly publicDirectory: string;
  /** Folder for cards drawn earlier. Each is named after a digest of its words and look. */
  readonly cacheDirectory: string;
}

/**
 * Writes the cards, linking those drawn earlier from the cache. If there are many new cards, only
 * the first are drawn. The others, and cards whose words can't be drawn, are copies of the blog's
 * card (or of another card if that one hasn't been drawn). Deletes the cards of removed pages.
 */
export async function writeSocialCards(
  plans: readonly CardPlan[],
  { publicDirectory, cacheDirectory }: CardFolders,
): Promise<{ readonly drawn: number; readonly reused: number }> {
  await mkdir(cacheDirectory, { recursive: true });
  const known = new Set(await readdir(cacheDirectory));
  const isNew = (plan: CardPlan) => !known.has(cardName(plan));
  const wanted = new Map(plans.filter(isNew).map((plan) => [cardName(plan), plan]));
  const count = known.size === 0 ? DRAWN_FIRST : DRAWN_LATER;
  const queue = [...wanted.values()].slice(0, count);
  const draw = async (plan: CardPlan) => {
    if (lettersMissing(wordsOf(plan)).length > 0) return;
    const image = await drawCard(plan).catch(() => null);
    if (!image) return;
    replaceOutput(path.join(cacheDirectory, cardName(plan)), image);
    known.add(cardName(plan));
  };
  const limit = pLimit(AT_A_TIME);
  const before = known.size;
  await Promise.all(queue.map((plan) => limit(() => draw(plan))));
  const drawn = known.size - before;
  const blog = plans.find(({ url }) => url === socialCard("pages", "blog"));
  const fallback = [...(blog ? [blog] : []), ...plans].find((plan) => !isNew(plan));
  for (const plan of plans) {
    const shown = isNew(plan) ? fallback : plan;
    if (shown)
      putCard(path.join(cacheDirectory, cardName(shown)), path.join(publicDirectory, plan.url));
  }
  const cards = path.dirname(DEFAULT_CARD);
  const shown = plans.map(({ url }) => path.posix.relative(cards, url));
  removeAllBut(path.join(publicDirectory, cards), shown);
  removeAllBut(cacheDirectory, plans.map(cardName));
  return { drawn, reused: plans.length - drawn };
}

const wordsOf = ({ title, eyebrow }: CardWords): string => `${eyebrow} ${title}`;

function lettersMissing(words: string): readonly string[] {
  const missing = new Set<string>();
  drawableOnCard(words, missing);
  return [...missing];
}

/**
 * Returns issues about characters that the fonts can't draw: one for each affected card, which
 * another card replaces, and one for the company's name.
 */
export const cardIssues = (plans: readonly CardPlan[]): readonly ContentIssue[] => [
  ...cardIssue(BRAND.name, lettersMissing(BRAND.name), "cards leave them out"),
  ...plans.flatMap((plan) => {
    const missing = lettersMissing(wordsOf(plan));
    return cardIssue(plan.title, missing, "social networks show the general card");
  }),
];

const cardIssue = (words: string, missing: readonly string[], shown: string): ContentIssue[] =>
  missing.length === 0
    ? []
    : [
        contentIssue({
          section: "Social cards",
          item: `“${words}”`,
          field: "",
          problem: `has characters that aren’t in the card fonts: ${missing.join(" ")}`,
          action: "replaced",
          shown,
        }),
      ];

/** Links or copies `kept` to `file`, unless it's already there. */
function putCard(kept: string, file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.ino === statSync(kept).ino) return;
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  linkOrCopy(kept, file);
}

const cardName = ({ eyebrow, title, color }: CardPlan): string => {
  const words = JSON.stringify([
    DRAWING,
    BRAND.name,
    BRAND_COLOURS,
    LOOK,
    eyebrow,
    title,
    color ?? "",
  ]);
  return `${digestOf(words).slice(0, 32)}.jpg`;
};
