import * as v from "valibot";
import { defineDocument } from "../model/define";
import type { ViewModel } from "../model/view-model";
import type { FeatureSwitches } from "./feature-switches";
import { fill, type PagesInput, pagesInput } from "./page-copy-schema";

/** Path below the content folder. Without this file, pages have the default copy. */
const PAGES_FILE = "pages.json";

/** Pages, and sections that several pages show. */
export type PageName = keyof PagesInput;

export const pageCopyView = () =>
  v.object({
    /** Name of the page or section in the file, such as "caseStudies". */
    page: v.string(),
    title: v.string(),
    searchTitle: v.string(),
    subtitle: v.string(),
    description: v.string(),
    keywords: v.array(v.string()),
    /** Title of the call to action, or "" if the page has none. */
    closingTitle: v.string(),
    closingText: v.string(),
    /** Label of the link to a tool, or "" for other pages. */
    action: v.string(),
    /**
     * Points about a phone's menu, shown next to the phone, or about what clients can do in the
     * portal.
     */
    points: v.array(v.string()),
  });

/** A page's title and other copy. Its placeholders are replaced later, by `filledCopy`. */
export type PageCopy = ViewModel<typeof pageCopyView> & {
  readonly page: PageName;
  readonly cardTitle: string;
};

/** All fields that any page or section may have. */
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

/** `content/pages.json`: titles, subtitles and closing calls to action. */
export const pageCopy = defineDocument({
  name: "Page copy",
  endpoint: PAGES_FILE,
  schema: pagesInput,
  needs: Object.keys(pagesInput.entries),
  count: () => 1,
  toViewModel: (pages): readonly PageCopy[] =>
    (Object.keys(pages) as PageName[]).map((name) => toPageCopy(name, pages[name])), // its own keys
});

/** Replaces placeholders with the company's values. */
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

/** The feature that a page or section needs. */
const FEATURES: Partial<Record<PageName, keyof FeatureSwitches>> = {
  testimonials: "testimonials",
  caseStudies: "caseStudies",
  pricing: "pricing",
  pricingForm: "pricing",
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

/** Drops the copy of pages whose feature is off. */
export const switchedOnCopy = (
  pages: readonly PageCopy[],
  features: FeatureSwitches,
): readonly PageCopy[] =>
  pages.filter(({ page }) => {
    const feature = FEATURES[page];
    return !feature || features[feature];
  });

/** Returns one page's copy, with placeholders replaced. Throws if the page's feature is off. */
export function copyOfPage(pages: readonly PageCopy[], name: PageName): PageCopy {
  const found = pages.find(({ page }) => page === name);
  if (!found) throw new Error(`There’s no page copy for “${name}”.`);
  return filledCopy(found);
}
