import { canonicalPath } from "../../site/canonical-path";
import { blogPosts } from "../blog/blog-posts";
import { caseStudies } from "../catalogue/case-study-record";
import { prices } from "../catalogue/prices";
import { services } from "../catalogue/service-record";
import { videos } from "../catalogue/video-record";
import { htmlToText } from "../model/plain-text";
import { isRecord } from "../model/repair";
import { names, tags } from "./name-rules";
import type { AdviceContext, AdvisedRecord, Finding, Rule } from "./rule";

/** The most bytes that every page fetches of one face. */
export const FACE_FETCHED_MAX_BYTES = 16_384;

/** Characters of a title that search engines show, roughly. */
const TITLE_SHOWN_CHARS = 60;
const DESCRIPTION_SHOWN_CHARS = 160;

interface Text {
  readonly record: AdvisedRecord;
  /** The path of the field, as in "sections[2].header". */
  readonly field: string;
  readonly text: string;
}

/** Returns each text of a record with the path of its field. */
function textsOf(record: AdvisedRecord): Text[] {
  const walk = (value: unknown, field: string): Text[] => {
    if (typeof value === "string") return [{ record, field, text: value }];
    if (Array.isArray(value)) return value.flatMap((part, i) => walk(part, `${field}[${i + 1}]`));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) =>
      walk(part, field ? `${field}.${key}` : key),
    );
  };
  return walk(record.value, "");
}

const inTexts =
  (find: (text: Text, context: AdviceContext) => readonly string[]): Rule =>
  (context) =>
    context.records.flatMap(textsOf).flatMap((text) =>
      find(text, context).map((problem) => ({
        record: text.record,
        field: text.field,
        problem,
      })),
    );

/** Matches reminders and filler text that a writer forgot to remove. */
const MARKER = /\b(?:TK|TODO|XXX|FIXME)\b|lorem ipsum/gi;
const isMarker = (found: string) => found === found.toUpperCase() || /lorem/i.test(found);

const markers = inTexts(({ text }) =>
  [...new Set(text.match(MARKER)?.filter(isMarker))].map((found) => `still has “${found}”`),
);

const PICTURE = /<img\b[^>]*>/gi;
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag)?.slice(1).find(Boolean);

/** Picture fields by section, each with the field of its alternative text; portraits need none beside a name. */
const PICTURE_FIELDS: Readonly<
  Record<string, { readonly picture: string; readonly alternative: string }>
> = {
  [blogPosts.name]: { picture: "image_path", alternative: "image_alt" },
  [caseStudies.name]: { picture: "image", alternative: "imageAlt" },
  [services.name]: { picture: "benefitsImage", alternative: "benefitsImageAlt" },
  [videos.name]: { picture: "thumbnail", alternative: "thumbnailAlt" },
};

const ofFields: Rule = ({ records }) =>
  records.flatMap((record) => {
    const fields = PICTURE_FIELDS[record.section];
    const { value } = record;
    if (!fields || typeof value !== "object" || value === null) return [];
    const texts: Readonly<Record<string, unknown>> = { ...value };
    if (!texts[fields.picture] || texts[fields.alternative]) return [];
    const problem = "is missing: say what the picture shows, or “decorative”";
    return [{ record, field: fields.alternative, problem }];
  });

const ofTexts = inTexts(({ text }) =>
  (text.match(PICTURE) ?? [])
    .filter((tag) => !attributeOf(tag, "alt")?.trim())
    .map(
      (tag) =>
        `shows the picture “${attributeOf(tag, "src") ?? ""}” without an alternative text: say what it shows, ` +
        "or “decorative”",
    ),
);

const alternatives: Rule = (context) => [...ofFields(context), ...ofTexts(context)];

/** Matches a field that names a picture of the site, whatever the field is called. */
const PICTURE_PATH = /^\/?[\w./ -]+\.(?:jpe?g|png|webp|avif|gif)$/i;

const sizes = inTexts(({ text, field, record }, { widthOf, shownWidthOf }) => {
  if (!PICTURE_PATH.test(text)) return [];
  const shown = shownWidthOf(record.section, field.replace(/\[\d+\]/g, ""));
  const width = widthOf(text.replace(/^\//, ""));
  return shown !== null && width !== null && width < shown
    ? [`is a picture of ${width} pixels, shown up to ${shown} wide: it looks blurred`]
    : [];
});

interface SearchFields {
  /** The fields for search engines alone: title and description. */
  readonly forSearch: readonly [string, string];
  /** The fields that are shown where `forSearch` is empty; without `description`, an excerpt of fitting length. */
  readonly title: string;
  readonly description?: string;
}

/** Fields that become a page's title or description. */
const SEARCH_FIELDS: Readonly<Record<string, SearchFields>> = {
  [blogPosts.name]: { forSearch: ["meta_title", "meta_description"], title: "title" },
  [caseStudies.name]: {
    forSearch: ["metaTitle", "metaDescription"],
    title: "title",
    description: "description",
  },
  [services.name]: {
    forSearch: ["metaTitle", "metaDescription"],
    title: "title",
    description: "shortDescription",
  },
};

const search: Rule = ({ records }) =>
  records.flatMap((record) => {
    const fields = SEARCH_FIELDS[record.section];
    const { value } = record;
    if (!fields || typeof value !== "object" || value === null) return [];
    const texts: Readonly<Record<string, unknown>> = { ...value };
    const check = (field: string | undefined, max: number): Finding[] => {
      const text = field && texts[field];
      return typeof text === "string" && text.length > max
        ? [
            {
              record,
              field: field as string, // it has a text
              problem: `has ${text.length} characters, and search engines show about ${max} of them`,
            },
          ]
        : [];
    };
    const [title, description] = fields.forSearch;
    return [
      ...check(texts[title] ? title : fields.title, TITLE_SHOWN_CHARS),
      ...check(texts[description] ? description : fields.description, DESCRIPTION_SHOWN_CHARS),
    ];
  });

const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Matches a target that is resolved against the page's own path: no path, anchor, query or scheme. */
const RELATIVE = /^(?![/\\#?]|[a-z][a-z\d+.-]*:)\S/i;
/** Matches a file that may be there though it is no page; the site's PDFs are known. */
const OTHER_FILE = /\.(?!pdf$)\w+$/i;

const relativeProblem = (target: string): string =>
  /^www\./i.test(target)
    ? `links to ${target}, which without https:// leads to no other site: begin it with https://`
    : `links to ${target}, which leads elsewhere from each page: begin it with /, or with https:// for another site`;

const links = inTexts(({ text }, { hasPage, movedTo, siteUrl }) => {
  const targets = Array.from(text.matchAll(HREF), ([, one, other]) => one ?? other ?? "");
  return [...new Set(targets)].flatMap((target) => {
    if (RELATIVE.test(target)) return [relativeProblem(target)];
    const url = URL.canParse(target, siteUrl) ? new URL(target, siteUrl) : null;
    const isOfSite = url?.origin === siteUrl && /^(?:\/(?!\/)|https?:)/.test(target);
    if (!url || !isOfSite || OTHER_FILE.test(url.pathname)) return [];
    const path = canonicalPath(decoded(url.pathname));
    const moved = movedTo(path);
    if (moved !== null) return [`links to ${path}, which is now ${moved}`];
    const kind = /\.pdf$/i.test(path) ? "file" : "page";
    return hasPage(path) ? [] : [`links to ${path}, which is no ${kind} of this site`];
  });
});

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Sections whose amounts are not compared with the prices, because they define them. */
const HAS_PRICES = new Set([prices.name]);

const amounts: Rule = (context) => {
  const { currencies, amounts: known, records } = context;
  const symbols = currencies.filter(Boolean).map(escaped).join("|");
  const amount = new RegExp(`(?<![\\w])(?:${symbols})\\s?(\\d[\\d,]*(?:\\.\\d+)?)`, "g");
  const find = inTexts(({ text }) => {
    const found = Array.from(htmlToText(text).matchAll(amount), ([whole, digits = ""]) => ({
      whole: whole.replace(/[,.]$/, ""),
      value: Number(digits.replaceAll(",", "")),
    }));
    return [
      ...new Set(found.filter(({ value }) => !known.has(value)).map(({ whole }) => whole)),
    ].map((whole) => `names ${whole}, which content/prices.json does not have`);
  });
  return find({ ...context, records: records.filter(({ section }) => !HAS_PRICES.has(section)) });
};

const dates = inTexts(({ text, field }, { now }) =>
  field === "created_at" && Date.parse(text) > now.getTime()
    ? [
        `is “${text}”, which is to come, and visitors see it already: to let it appear then, write that time as ` +
          "“Publish at” (publish_at)",
      ]
    : [],
);

/** Returns whether an article has a word or a picture. */
function hasText(article: unknown): boolean {
  const { paragraph_explanation, sections } = isRecord(article) ? article : {};
  const parts = Array.isArray(sections) ? sections.filter(isRecord) : [];
  return [paragraph_explanation, ...parts.flatMap((part) => [part.header, part.explanation])].some(
    (text) => typeof text === "string" && (htmlToText(text) !== "" || text.search(PICTURE) >= 0),
  );
}

const empty: Rule = ({ records }) =>
  records
    .filter(({ section, value }) => section === blogPosts.name && !hasText(value))
    .map((record) => ({
      record,
      field: "the whole item",
      problem:
        "has no text: neither an opening paragraph (paragraph_explanation) nor a section (sections)",
    }));

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

const faces: Rule = ({ records, faceBytes }) =>
  records
    .filter(({ key }) => key === "company")
    .flatMap((record) =>
      Object.entries(faceBytes)
        .filter(([, bytes]) => bytes > FACE_FETCHED_MAX_BYTES)
        .map(([field, bytes]) => ({
          record,
          field,
          problem:
            `is a font of which every page fetches ${kilobytes(bytes)}, where ${kilobytes(FACE_FETCHED_MAX_BYTES)} ` +
            "should do: one with fewer weights or simpler letters is shown sooner",
        })),
    );

/** All rules by the name that `content/advice.json` turns them off by. */
export const RULES = {
  markers,
  empty,
  alternatives,
  sizes,
  search,
  links,
  tags,
  names,
  amounts,
  dates,
  faces,
} satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;
