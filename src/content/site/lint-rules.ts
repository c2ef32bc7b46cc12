import { canonicalPath } from "../../site/canonical-path";
import { blogPosts, toSections } from "../blog/blog-posts";
import { caseStudies } from "../catalogue/case-study-record";
import { services } from "../catalogue/service-record";
import { videos } from "../catalogue/video-record";
import { isRecord } from "../model/repair";
import { linkAttributes } from "../text/allowed-html";
import { cleanArticle } from "../text/paste/clean-article";
import { NOT_UPLOADED } from "../text/paste/styles";
import { decodeReferences, htmlToText, visibleLine } from "../text/plain-text";

/** A record as an editor wrote it, except that Markdown is converted to HTML. */
export interface WrittenRecord {
  /** The record's key in `content/advice.json`, such as "posts/12". */
  readonly key: string;
  readonly section: string;
  /** The item's name in the report: its file name, or its title if it comes from the API. */
  readonly item: string;
  readonly value: unknown;
}

/** Facts about the site that the rules use. */
export interface LintedSite {
  readonly hasPage: (path: string) => boolean;
  /** Returns the new path of a moved record, or null for any other path. */
  readonly movedTo: (path: string) => string | null;
  /** The site's origin, to recognise absolute links to itself. */
  readonly siteUrl: string;
}

interface Finding {
  readonly field: string;
  /** Completes a sentence that starts with the field's name. */
  readonly problem: string;
}
type Rule = (record: WrittenRecord, site: LintedSite) => readonly Finding[];

/** Returns all strings in a value, each with its field's path, such as "sections[2].header". */
function textsOf(value: unknown, field = ""): readonly (readonly [field: string, text: string])[] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((part, i) => textsOf(part, `${field}[${i + 1}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, field ? `${field}.${key}` : key),
  );
}

/** Makes a rule that checks each text of a record separately. */
const inTexts =
  (find: (text: string, site: LintedSite) => readonly string[], readAs = asWritten): Rule =>
  (record, site) =>
    textsOf(record.value).flatMap(([field, text]) =>
      [...new Set(find(readAs(text, record, field), site))].map((problem) => ({ field, problem })),
    );

const asWritten = (text: string, _record: WrittenRecord, _field: string): string => text;

/** Matches reminders and filler text that a writer forgot to remove. */
const MARKER = /\b(?:TK|TODO|XXX|FIXME|[Ll]orem [Ii]psum|LOREM IPSUM)\b/g;

const markers = inTexts((text) =>
  Array.from(text.matchAll(MARKER), ([found]) => `still contains “${found}”`),
);

/** Matches code, where markup is meant to be visible. */
const CODE = /<(code|pre)\b[^>]*>[\s\S]*?<\/\1>/gi;

/**
 * Returns text as visitors read it. Only a post's opening paragraph and sections may contain HTML.
 */
const asVisitorsRead: typeof asWritten = (text, { section }, field) =>
  section === blogPosts.name && field.endsWith("explanation")
    ? htmlToText(text.replace(CODE, " "))
    : decodeReferences(text);

/** Matches a tag, a character reference, or Markdown for bold text, links and table rows. */
const VISIBLE_MARKUP =
  /<\/?[a-z][^<>]{0,200}>|&(?:[a-z]{2,8}|#x?[\da-f]{1,6});|\*\*[^\s*][^*]{0,80}\*\*|\[[^[\]]{1,80}\]\([^()\s]{1,200}\)|(?:^|\s)\|(?:[^|]{1,80}\|){2,}/i;

const markup = inTexts((text) => {
  const [found] = VISIBLE_MARKUP.exec(text) ?? [];
  return found ? [`shows visitors the markup “${found.trim()}”`] : [];
}, asVisitorsRead);

const PICTURE = /<img\b[^>]*>/gi;
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag)?.slice(1).find(Boolean);

/**
 * Picture fields and the fields with their alternative text. Portraits aren't listed, because next
 * to a name they don't need any.
 */
const PICTURE_FIELDS: Readonly<Record<string, readonly [picture: string, alternative: string]>> = {
  [blogPosts.name]: ["image_path", "image_alt"],
  [caseStudies.name]: ["image", "imageAlt"],
  [services.name]: ["benefitsImage", "benefitsImageAlt"],
  [videos.name]: ["thumbnail", "thumbnailAlt"],
};

const SHOWN_ADDRESS_MAX_CHARS = 80;

const inArticles = inTexts((text) =>
  (text.match(PICTURE) ?? []).flatMap((tag) => {
    const src = attributeOf(tag, "src") ?? "";
    if (NOT_UPLOADED.test(src)) {
      if (/\sdata-(?:lazy-)?(?:src|original)\s*=/i.test(tag)) return [];
      const shown = visibleLine(src, SHOWN_ADDRESS_MAX_CHARS);
      return [`has a pasted picture that isn’t shown (${shown}). Upload it and insert it`];
    }
    if (attributeOf(tag, "alt")?.trim()) return [];
    return [
      `shows the picture “${src}” without alternative text. Say what it shows, or “decorative”`,
    ];
  }),
);

const alternatives: Rule = (record, site) => {
  const [picture = "", alternative = ""] = PICTURE_FIELDS[record.section] ?? [];
  const value = isRecord(record.value) ? record.value : {};
  const problem = "is missing. Say what the picture shows, or “decorative”";
  const isMissing = value[picture] && !value[alternative];
  return [...(isMissing ? [{ field: alternative, problem }] : []), ...inArticles(record, site)];
};

const EMBED = /<(?:iframe|video|audio|object|embed)\b/i;

const embeds = inTexts((text) =>
  EMBED.test(text.replace(CODE, " "))
    ? ["has an embedded video or frame, which isn’t shown. Link to its page instead"]
    : [],
);

const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/**
 * Matches a link that is relative to the page's own path, as opposed to an absolute path, anchor,
 * query or full URL.
 */
const RELATIVE = /^(?![/\\#?]|[a-z][a-z\d+.-]*:)\S/i;
/**
 * Matches the path of a file that isn't a page and may exist even if `hasPage` doesn't know it.
 * PDFs don't match, because all of the site's PDFs are known.
 */
const OTHER_FILE = /\.(?!pdf$)\w+$/i;

const inText = inTexts((text, site) =>
  Array.from(text.matchAll(HREF), ([, one, other]) => one ?? other ?? "").flatMap((target) =>
    linkProblems(target, site),
  ),
);

/** Finds links to anchors, such as "#costs", that don't exist in the article. */
const toPlaces: Rule = ({ section, value }) => {
  const { sections } = isRecord(value) ? value : {};
  if (section !== blogPosts.name || !Array.isArray(sections)) return [];
  const written = (text: unknown) => (typeof text === "string" ? text : "");
  const parts = sections.map((part) => ({
    header: written(isRecord(part) && part.header),
    explanation: written(isRecord(part) && part.explanation),
  }));
  if (!parts.some(({ explanation }) => /href\s*=\s*["']?#/i.test(explanation))) return [];
  const headed = toSections(parts).filter(({ header }) => header);
  const texts = cleanArticle(
    parts.map(({ explanation }) => explanation),
    headed.map(({ anchor }) => anchor),
  );
  return texts.flatMap(({ deadLinks }, i) =>
    [...new Set(deadLinks)].map((link) => ({
      field: `sections[${i + 1}].explanation`,
      problem: `links to ${link}, which isn’t in the article, so visitors see text without a link`,
    })),
  );
};

const links: Rule = (record, site) => [...inText(record, site), ...toPlaces(record, site)];

/** Returns what's wrong with a link without a start, as in "www.example.com", or null. */
export function unfinishedLinkProblem(target: string): string | null {
  if (!RELATIVE.test(target)) return null;
  const start = /^www\./i.test(target)
    ? "https://"
    : /^[^\s/?#]+@[^\s/?#]+$/.test(target)
      ? "mailto:"
      : "/, or with https:// for another site";
  return `links to ${target}. Start it with ${start}`;
}

function linkProblems(target: string, { hasPage, movedTo, siteUrl }: LintedSite): string[] {
  const unfinished = unfinishedLinkProblem(target);
  if (unfinished) return [unfinished];
  if (/[^\s#]/.test(target) && linkAttributes(target).href === undefined) {
    return [`links to ${target}, which can’t be opened, so visitors see text without a link`];
  }
  const url = URL.canParse(target, siteUrl) ? new URL(target, siteUrl) : null;
  const isOfSite = url?.origin === siteUrl && /^(?:\/(?!\/)|https?:)/.test(target);
  if (!url || !isOfSite || OTHER_FILE.test(url.pathname)) return [];
  const path = canonicalPath(decoded(url.pathname));
  const moved = movedTo(path);
  if (moved !== null) return [`links to ${path}, which is now ${moved}`];
  const kind = path.endsWith(".pdf") ? "file" : "page";
  return hasPage(path) ? [] : [`links to ${path}, but the site has no such ${kind}`];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns whether an article contains any words or pictures. */
function hasText(article: unknown): boolean {
  const { paragraph_explanation, sections } = isRecord(article) ? article : {};
  const parts = Array.isArray(sections) ? sections.filter(isRecord) : [];
  return [paragraph_explanation, ...parts.flatMap((part) => [part.header, part.explanation])].some(
    (text) => typeof text === "string" && (htmlToText(text) !== "" || text.search(PICTURE) >= 0),
  );
}

const empty: Rule = ({ section, value }) =>
  section === blogPosts.name && !hasText(value)
    ? [
        {
          field: "the whole item",
          problem:
            "has no text: neither an opening paragraph (paragraph_explanation) nor a section (sections)",
        },
      ]
    : [];

/** All rules, by the name that `content/advice.json` uses to turn them off. */
export const LINT_RULES = {
  markers,
  empty,
  alternatives,
  embeds,
  links,
  markup,
} satisfies Readonly<Record<string, Rule>>;

export type LintRule = keyof typeof LINT_RULES;
