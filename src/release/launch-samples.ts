import type { ShownValue } from "../gatsby/report/shown";
import { sampleHostIn } from "../site/hosts";
import { COMPANY, type Launch, type LaunchItem, LEVELS, quoted } from "./launch-items";

/**
 * Minimum length for comparing text with the sample's, because shorter text may be the same by
 * chance. `NAMING` fields are compared at any length.
 */
const TEXT_MIN_CHARS = 20;
const NAMING =
  /^(?:company\.(?:name|legalName|slogan|description|siteUrl|phone|whatsAppNumber|email|smsPortalUrl|messagingApiUrl|address\.(?:building|street|latitude|longitude)|social\.\w+|promises\.commitment|facts\.reviews\.(?:score|count|source))|team\.members\.name|testimonials\.(?:name|company)|clientTestimonials\.(?:author|company)|services\.testimonials\.(?:author|company)|clients\.(?:name|link)|videos\.(?:title|company|link)|caseStudies\.(?:title|company)|blogPosts\.(?:title|author)|hero\.heading|about\.(?:clientsServed|countries|messagesDelivered|teamMembers))$/;
/** Matches fields with names of people and companies, which no other copy should mention either. */
const NAMES =
  /^(?:company\.(?:name|legalName)|team\.members\.name|testimonials\.(?:name|company)|clientTestimonials\.(?:author|company)|services\.testimonials\.(?:author|company)|clients\.name|videos\.company|caseStudies\.company)$/;
const NAME_MIN_CHARS = 8;

/**
 * Finds sample content that's still in place: values, names within other copy, example hosts, and
 * pictures from either sample company.
 */
export function samples({ shown, shipped }: Launch): readonly LaunchItem[] {
  const sampleValues = new Set(
    shipped.values.filter(isDistinctive).map(({ kind, value }) => `${kind} ${normal(value)}`),
  );
  const names = [
    ...new Set(shipped.values.filter(({ kind }) => NAMES.test(kind)).map(({ value }) => value)),
  ].filter((name) => name.length >= NAME_MIN_CHARS);
  const values = shown.values.flatMap((one): LaunchItem[] => {
    const { place, kind, value } = one;
    const name = names.find((text) => value.includes(text));
    const host = sampleHostIn(value);
    const isSame = isDistinctive(one) && sampleValues.has(`${kind} ${normal(value)}`);
    if (!isSame && !name && !host) return [];
    const found = host ? `the example host ${quoted(host)}` : `the sample’s ${quoted(name ?? "")}`;
    const what = isSame ? "is the sample’s" : `has ${found}`;
    const isCompany = kind.startsWith("company.");
    return [
      {
        group: isCompany || host ? "Must" : LEVELS[2],
        text: `${place} ${quoted(value)} ${what}.`,
        where: isCompany ? COMPANY : placeOf(kind),
      },
    ];
  });
  const pictures = Object.entries(shown.pictures).flatMap(([file, digest]): LaunchItem[] => {
    const original = shipped.pictures.get(digest);
    if (!original) return [];
    const text = `The picture ${file} is the same as ${original}.`;
    return [{ group: LEVELS[2], text, where: "content/images" }];
  });
  return [...values, ...pictures];
}

/** Files and folders that aren't named after their content, by the content's name. */
const FILES: Readonly<Record<string, string>> = {
  hero: "sections/hero-section.json",
  about: "sections/about-us.json",
  servicesOverview: "sections/services.json",
  howItWorks: "sections/how-it-works.json",
  whyUs: "sections/why-us.json",
  blogPosts: "posts",
  blogCategories: "sections/blog-categories.json",
  categoryLooks: "sections/blog-categories.json",
  clientTestimonials: "client-testimonials",
  testimonialCategories: "testimonial-categories",
  caseStudies: "case-studies",
  legalDocuments: "legal",
  phoneMenus: "tools",
  pages: "pages.json",
  prices: "prices.json",
  navigation: "navigation.json",
};

/**
 * Returns the content file or folder for this kind of value, assuming that no content API supplies
 * it.
 */
function placeOf(kind: string): string {
  const [name = ""] = kind.split(".");
  return kind.startsWith("team.") && !kind.startsWith("team.members.")
    ? "content/sections/our-team.json"
    : `content/${FILES[name] ?? name}`;
}

const normal = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
/** Returns whether it's unlikely that two companies share this value by chance. */
const isDistinctive = ({ kind, value }: ShownValue): boolean =>
  value !== "" &&
  (NAMING.test(kind) ||
    (value.length >= TEXT_MIN_CHARS &&
      /\s\S+\s/.test(value) && // excludes ids and dates
      !/^(?:company|legalDocuments)\./.test(kind)));
