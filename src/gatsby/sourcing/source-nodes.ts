import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import type { BlogPost } from "../../content/blog/blog-posts";
import type { Company } from "../../content/company/company";
import { staleRuleIssues } from "../../content/messaging/messaging-rules";
import type { PreviewOptions } from "../../content/model/publication";
import type { ContentIssue, ContentReport, RecordDigest } from "../../content/model/report";
import {
  type AllContent,
  CONTENT_NAMES,
  CONTENT_TYPES,
  type ContentName,
} from "../../content/registry";
import { emptySections } from "../../content/site/empty-sections";
import { isSwitchedOn } from "../../content/site/feature-switches";
import type { WrittenRecord } from "../../content/site/lint-rules";
import { withoutDeadLinks } from "../../content/site/navigation";
import { visibleLine } from "../../content/text/plain-text";
import { sanitise } from "../../content/text/sanitise";
import { wordSample } from "../../content/text/word-sample";
import { withFolder } from "../../content-files/content-file";
import { contentRoot, shownPath } from "../../content-files/content-root";
import { previewOptions } from "../../content-files/preview-options";
import { readEnvironment } from "../../node/environment";
import { DEFAULT_SITE_URL } from "../../site/company/brand";
import type { BrandDrawings } from "../brand/brand-drawings";
import { writeBrandFiles } from "../brand/brand-files";
import { sitePictureIssues } from "../brand/site-pictures";
import { readCompany } from "../company-file";
import { readFeatureSwitches } from "../feature-switches-file";
import { publishFonts, readFonts } from "../fonts/brand-fonts";
import type { ImageResolver } from "../images/image-resolver";
import { publishInline } from "../images/inline-pictures";
import { sourcePictures } from "../images/source-pictures";
import { setAsideUnnamed } from "../images/unnamed-pictures";
import { readMessagingRules } from "../messaging-rules-file";
import { readMenus } from "../needed-files";
import { recordBuild, type SourcedPost, writeReport } from "../report/build-record";
import { shortReport, strictProblem } from "../report/report-text";
import { writeShown } from "../report/shown";
import { writeSiteValues } from "../site-values";
import { saveLiveDocuments } from "./accepted-documents";
import { addressedPaths, addressedRecords, movedPaths } from "./addressed-records";
import { markIncomplete } from "./build-marker";
import { type FolderDefaults, readCatalogue, readDefaults } from "./content-folder";
import { contentNodes } from "./content-nodes";
import { type ContentSource, type RawDocument, resolveContentSource } from "./content-sources";
import { createNodes, type PlannedNode, planNode } from "./create-nodes";
import { saveBuiltFiles } from "./good-files";
import { lintPublished } from "./lint-content";
import { planRedirects } from "./plan-redirects";
import { siteAddresses } from "./site-addresses";

/** Limit for a record's name in the list of changes. */
const ITEM_MAX_CHARS = 120;

type SourceApi = Parameters<NonNullable<GatsbyNode["sourceNodes"]>>[0];

/**
 * Parses the source plugin's documents, decides which copy of each to show, fetches images and
 * creates the content nodes. Gatsby runs this after the plugin's own `sourceNodes`.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const mistake = partsMistake();
  if (mistake) {
    api.reporter.panicOnBuild(mistake);
    return; // the development server continues with the content that it has
  }
  const environment = readEnvironment(DEFAULT_SITE_URL);
  const preview = previewOptions();
  const read = readContent(api, preview);
  saveLiveDocuments(process.cwd(), liveDocuments(api, read.sources));
  if (!preview.drafts) saveBuiltFiles();
  const pictures = await sourcePictures(api, read, fromApi(read.sources), environment);
  const updated = await updateCompany(api.reporter);
  const messaging = readMessagingRules();
  const planned = planNodes(api, read, pictures.resolver);
  const { moved, linted } = planAddresses(read, planned.nodes, environment.siteUrl);
  const { folderIssues, issues: imageIssues } = pictures.resolver;
  const ownIssues = [...planned.issues, ...updated.issues, ...messaging.issues, ...folderIssues];
  const report = recordBuild({
    advice: linted.advice,
    emptySections: [
      ...read.remarks,
      ...emptySections(
        { sections: read.content, records: read.catalogue },
        read.features,
        shownPath(contentRoot()),
      ),
    ],
    redirects: moved.redirects,
    records: addressedRecords(read.catalogue),
    team: read.content.team.members.map(({ name }) => name),
    authors: read.catalogue.authors,
    sections: [...read.sources.values()].map(({ report }) => report),
    publication: {
      at: preview.now.toISOString(),
      drafts: preview.drafts,
      unpublished: read.notes.flatMap(({ unpublished }) => unpublished),
      scheduledChanges: read.notes
        .flatMap(({ scheduledChanges }) => scheduledChanges)
        .sort((a, b) => a.at.localeCompare(b.at)),
    },
    issues: [
      ...read.notes.flatMap(({ issues }) => issues),
      ...ownIssues,
      ...imageIssues,
      ...pictures.bundled.issues,
      ...sitePictureIssues(),
      ...updated.changes,
      ...withFolder(contentRoot(), staleRuleIssues(messaging.rules, preview.now.getTime())),
      ...moved.issues,
      ...linted.issues,
    ],
    posts: sourcedPosts(planned.nodes, read.content.blogPosts),
    others: recordDigests([
      ...read.notes.flatMap(({ records }) => records),
      ...[...pictures.digests].map(([name, value]) => only("Pictures", value, name)),
      only("Company", [updated.company, updated.drawings]),
      only("Site features", read.features),
      only("Messaging rules", messaging.rules),
    ]),
  });
  if (environment.contentStrict) {
    const mistakes = ownIssues.length + read.folderIssueCount;
    // ends the build before any page's content changes
    endWhenStrict(api.reporter, report, environment.contentApiUrl !== null, mistakes);
  }
  markIncomplete(process.cwd());
  setAsideUnnamed(new Set(pictures.digests.values()));
  if (updated.company) {
    const { content: sections, catalogue: records } = read;
    writeShown({ company: updated.company, sections, records }, environment);
  }
  await publishInline(pictures.resolver.inline);
  await createNodes(planned.nodes, api);
};

/** Returns a sentence about a mistake in the menus or feature switches, or null. */
function partsMistake(): string | null {
  try {
    readMenus(contentRoot());
    readFeatureSwitches();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

type Sources = ReadonlyMap<ContentName, ContentSource>;
type ReadContent = ReturnType<typeof readContent>;

function readContent(api: SourceApi, preview: PreviewOptions) {
  const defaults = readDefaults(undefined, preview);
  const sources = resolveSources(api, defaults, preview);
  const { records: catalogue, notes: folderNotes } = readCatalogue(undefined, preview);
  const { features, remarks } = readFeatureSwitches();
  const content = {
    ...Object.fromEntries([...sources].map(([name, source]) => [name, source.content])),
    ...(!features.testimonials && { testimonials: [] }),
  } as unknown as AllContent; // one entry for each name
  return {
    sources,
    content,
    catalogue,
    features,
    remarks,
    notes: [...[...sources.values()].map(({ notes }) => notes), folderNotes],
    folderPosts: defaults.blogPosts.content,
    /**
     * Number of mistakes in the content folder, including those in content that the API replaces.
     */
    folderIssueCount: [...Object.values(defaults), folderNotes].flatMap(({ issues }) => issues)
      .length,
  };
}

/** Returns the paths of the documents that are shown live from the content API. */
const liveDocuments = ({ getNodesByType }: SourceApi, sources: Sources): string[] =>
  getNodesByType("CustomApiDocument").flatMap(({ name, documentPath }) => {
    const source = sources.get(name as ContentName); // a document is named after its endpoint
    return source?.report.status === "live" ? [String(documentPath)] : [];
  });

const fromApi = (sources: Sources): ReadonlySet<ContentName> =>
  new Set(CONTENT_NAMES.filter((name) => sources.get(name)?.report.status !== "default"));

/** Plans the nodes of everything shown. Dead links in menus are left out and reported. */
function planNodes(
  api: SourceApi,
  { content, catalogue, features, folderPosts }: ReadContent,
  images: ImageResolver,
) {
  const nodeId = (type: string, key: string) => api.createNodeId(`${type} ${key}`);
  const shown = contentNodes(content, catalogue, {
    nodeId,
    image: images.fileOf,
    sanitiseHtml: (html, owner, regions) =>
      sanitise(html, (src) => images.inlinePicture(src, owner), regions),
    folderPosts,
  });
  const menus = withoutDeadLinks(
    catalogue.navigation,
    siteAddresses(shown, features),
    (path) => !isSwitchedOn(path, features),
  );
  const navigation = { type: "Navigation", key: "document", fields: { ...menus.navigation } };
  return {
    nodes: [...shown, navigation].map((node) => planNode(node, nodeId)),
    issues: withFolder(contentRoot(), menus.issues),
  };
}

/** Plans redirects and lints the records. The lint checks links, so it needs to know all paths. */
function planAddresses(
  { content, catalogue, notes }: ReadContent,
  nodes: readonly PlannedNode[],
  siteUrl: string,
) {
  const paths = addressedPaths(content, catalogue);
  const moved = planRedirects(movedPaths(notes.flatMap(({ moves }) => moves)), paths);
  const lists = nodes.flatMap(({ type, fields }) =>
    type === "PostList" ? String(fields.path) : [],
  );
  const linted = lintPublished({
    records: notes.flatMap(({ records }) => records),
    paths: [...paths, ...lists, ...catalogue.legalDocuments.map(({ slug }) => `/${slug}`)],
    redirects: moved.redirects,
    siteUrl,
  });
  return { moved, linted };
}

/** Wraps content that isn't a record, for comparison with other builds. */
const only = (section: string, value: unknown, item = ""): WrittenRecord => ({
  ...{ key: `${section}/${item}`, section, item, value },
});

/** Returns whether a key belongs to an API document or to content that isn't a record. */
const isOnly = (key: string): boolean => key.endsWith("/") && key.indexOf("/") === key.length - 1;

const recordDigests = (records: readonly WrittenRecord[]): readonly RecordDigest[] =>
  records
    .filter(({ section }) => section !== CONTENT_TYPES.blogPosts.name)
    .map(({ section, key, item, value }) => ({
      section,
      key,
      name: isOnly(key) ? "" : visibleLine(item, ITEM_MAX_CHARS),
      digest: createHash("sha256")
        .update(JSON.stringify(value) ?? "")
        .digest("hex"),
    }));

/** Returns the posts as the build's record stores them. */
function sourcedPosts(nodes: readonly PlannedNode[], posts: readonly BlogPost[]) {
  const words = new Map(posts.map((post) => [post.slug, wordSample(postText(post))]));
  return nodes
    .filter(({ type }) => type === "BlogPost")
    .map(({ key, fields, digest }) => ({
      ...(fields as unknown as SourcedPost), // of type BlogPost
      digest,
      words: words.get(key) ?? [],
      isSample: !words.has(key),
    }));
}

const postText = ({ title, sections }: BlogPost): string =>
  [title, ...sections.flatMap(({ header, html }) => [header, html])].join(" ");

/**
 * Updates the bundles' company values from `company.json`, and returns the company with its issues.
 * If the file can't be used, a build ends, and the development server reports it and keeps the
 * previous values.
 */
async function updateCompany(reporter: SourceApi["reporter"]): Promise<{
  readonly company?: Company;
  readonly drawings?: BrandDrawings;
  readonly issues: readonly ContentIssue[];
  readonly changes: readonly ContentIssue[];
}> {
  try {
    const { company, drawings, issues, changes } = readCompany();
    writeSiteValues();
    const brandIssues = await writeBrandFiles(company, drawings, contentRoot(), "public");
    const { fonts, issues: fontIssues } = readFonts(company);
    publishFonts(fonts, "public");
    return {
      company,
      drawings,
      changes,
      issues: [...issues, ...brandIssues, ...fontIssues],
    };
  } catch (error) {
    reporter.panicOnBuild(messageOf(error));
    return { issues: [], changes: [] };
  }
}

/**
 * With `CONTENT_STRICT=1`, ends the build and prints the report to stderr if the content folder has
 * mistakes, or if there's a content API and a section isn't live. Doesn't throw, because Gatsby
 * would print the code that threw.
 */
function endWhenStrict(
  reporter: SourceApi["reporter"],
  report: ContentReport,
  hasApi: boolean,
  mistakes: number,
): void {
  const problem = strictProblem(report, hasApi, mistakes);
  if (!problem) return;
  writeReport(report);
  reporter.panic(`${problem}\n\n${shortReport(report)}`);
}

function resolveSources(
  { getNodesByType }: SourceApi,
  defaults: FolderDefaults,
  preview: PreviewOptions,
): Map<ContentName, ContentSource> {
  const raws = new Map(getNodesByType("CustomApiDocument").map((node) => [node.name, node]));
  return new Map(
    CONTENT_NAMES.map((name) => {
      const raw = raws.get(name) as RawDocument | undefined; // the type that the source plugin documents
      return [name, resolveContentSource(name, raw, readDocument, defaults[name], preview)];
    }),
  );
}

function readDocument(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined; // a damaged copy counts as missing
  }
}
