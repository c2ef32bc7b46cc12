import * as v from "valibot";
import { defineDocument } from "../model/define";
import type { ViewModel } from "../model/view-model";
import type { FeatureSwitches } from "./feature-switches";
import { fill, type PagesInput, pagesInput } from "./page-copy-schema";

/** Path of the file below the content folder; without it pages have the specified words. */
const PAGES_FILE = "pages.json";

/** Names of pages, and of sections that several pages show. */
export type PageName = keyof PagesInput;

export const pageCopyView = () =>
  v.object({
    /** Name of the page or section in the file, as in "caseStudies". */
    page: v.string(),
    title: v.string(),
    searchTitle: v.string(),
    subtitle: v.string(),
    description: v.string(),
    keywords: v.array(v.string()),
    /** Title of the call to action; empty where the page has none. */
    closingTitle: v.string(),
    closingText: v.string(),
    /** Label of the link to a tool; empty unless the page is a tool. */
    action: v.string(),
    /** What the company says of its menus beside a phone, or of what clients do in the portal. */
    points: v.array(v.string()),
  });

/** Title and other words of a page, with placeholders as they are written: see `filledCopy`. */
export type PageCopy = ViewModel<typeof pageCopyView> & {
  readonly page: PageName;
  readonly cardTitle: string;
};

/** All fields that a group of words may have. */
interface AnyCopy {
  readonly title: string;
  readonly subtitle: string;
  readonly searchTitle?: string;
  readonly description?: string;
  readonly cardTitle?: string;
  readonly keywords?: string[];
  readonly closing?: { readonly title: string; readonly text: string };
  readonly action?: string;
  readonly points?: string[];
}

function toPageCopy(page: PageName, words: AnyCopy): PageCopy {
  const { title, searchTitle, subtitle, description, cardTitle, keywords = [] } = words;
  const { closing, action = "", points = [] } = words;
  return {
    page,
    title,
    searchTitle: searchTitle || title,
    subtitle,
    description: description || subtitle || `${title}. {description}`,
    cardTitle: cardTitle || title,
    keywords,
    closingTitle: closing?.title ?? "",
    closingText: closing?.text ?? "",
    action,
    points,
  };
}

/** `content/pages.json`: titles, subtitles and closing calls of pages. */
export const pageCopy = defineDocument({
  name: "Words of pages",
  endpoint: PAGES_FILE,
  schema: pagesInput,
  needs: Object.keys(pagesInput.entries),
  count: () => 1,
  toViewModel: (pages): readonly PageCopy[] =>
    (Object.keys(pages) as PageName[]).map((name) => toPageCopy(name, pages[name])), // its keys
});

/** Returns the words as pages show them: with the company's facts in place of placeholders. */
const filledCopy = (words: PageCopy): PageCopy => ({
  ...words,
  title: fill(words.title),
  searchTitle: fill(words.searchTitle),
  subtitle: fill(words.subtitle),
  description: fill(words.description),
  cardTitle: fill(words.cardTitle),
  keywords: words.keywords.map(fill).filter(Boolean),
  closingTitle: fill(words.closingTitle),
  closingText: fill(words.closingText),
  points: words.points.map(fill).filter(Boolean),
});

/** Features by the pages or sections that depend on them. */
const FEATURES: Partial<Record<PageName, keyof FeatureSwitches>> = {
  testimonials: "testimonials",
  caseStudies: "caseStudies",
  tools: "tools",
  quotation: "tools",
  smsLength: "tools",
  smsPrice: "tools",
  senderId: "tools",
  ussdPhone: "tools",
  ivrPhone: "tools",
  newsletter: "newsletter",
  portal: "portal",
};

/** Leaves out the copy of pages that a site with these features does not have. */
export const switchedOnCopy = (
  pages: readonly PageCopy[],
  features: FeatureSwitches,
): readonly PageCopy[] =>
  pages.filter(({ page }) => {
    const feature = FEATURES[page];
    return !feature || features[feature];
  });

/** Returns the copy of one page as it shows it. Throws for a page of a feature that is off. */
export function copyOfPage(pages: readonly PageCopy[], name: PageName): PageCopy {
  const found = pages.find(({ page }) => page === name);
  if (!found) throw new Error(`page words: there are none of “${name}”`);
  return filledCopy(found);
}
