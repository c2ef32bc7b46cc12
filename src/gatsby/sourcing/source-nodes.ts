import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { BlogPost } from "../../content/blog/blog-posts";
import type { Company } from "../../content/company/company";
import { staleRuleIssues } from "../../content/messaging/messaging-rules";
import type { Edition } from "../../content/model/publication";
import type { ContentIssue, ContentReport } from "../../content/model/report";
import { sanitise } from "../../content/model/sanitise";
import { wordSample } from "../../content/model/word-sample";
import {
  type AllContent,
  CONTENT_NAMES,
  CONTENT_TYPES,
  type ContentName,
} from "../../content/registry";
import { lacksOf } from "../../content/site/lacks";
import { withoutDeadLinks } from "../../content/site/navigation";
import { CONTENT_IMAGES_FOLDER, contentRoot } from "../../content-files/content-root";
import { currentEdition } from "../../content-files/edition";
import { readEnvironment } from "../../node/environment";
import { ENDPOINTS } from "../../site/api/endpoints";
import { withoutClosingSlash } from "../../site/format/text";
import { writeBrandFiles } from "../brand/brand-files";
import { SITE_PICTURES } from "../brand/site-pictures";
import { readCompany, saveCompany } from "../company-file";
import { updateFaces } from "../faces/update-faces";
import { readMessagingRules, saveMessagingRules } from "../messaging-rules-file";
import { planRedirects } from "../pages/plan-redirects";
import { readParts } from "../parts-file";
import { recordBuild, type SourcedPost, writeReport } from "../report/build-record";
import { shortReport, strictProblem } from "../report/report-text";
import { writeShown } from "../report/shown";
import { saveLiveDocuments } from "./accepted-documents";
import { addressedPaths, addressedRecords, movedPaths } from "./addressed-records";
import { advise } from "./advise";
import { markIncomplete } from "./build-marker";
import { checkBundledImages, untilSourced } from "./bundled-images";
import { type FolderDefaults, readCatalogue, readDefaults } from "./content-folder";
import { contentNodes, type NodeContext } from "./content-nodes";
import { type ContentSource, type RawDocument, resolveContentSource } from "./content-sources";
import { createImageFiles, removeOtherImages } from "./create-image-files";
import { createNodes, planNode } from "./create-nodes";
import { createImageDecoder } from "./image-decoder";
import { createImageResolver, imagePaths } from "./image-resolver";
import { fetchImages } from "./images";
import { publishInline } from "./inline-pictures";
import { readPictureSizes } from "./picture-sizes";
import { siteAddresses } from "./site-addresses";

/** Limit of fetching all images together, in time-outs of one request. */
const IMAGES_DEADLINE_TIMEOUTS = 2.5;
/**
 * Milliseconds of processor time for all images together: enough for some hundred photographs of a first build, and
 * some that are made to take long.
 */
const IMAGES_MAX_CPU_MS = 300_000;
const IMAGE_DIRECTORY = ".content-cache/images";

type SourceApi = Parameters<NonNullable<GatsbyNode["sourceNodes"]>>[0];

/**
 * Parses the documents of the source plugin, resolves which copy of each is shown, fetches images and
 * creates the content nodes. Gatsby runs it after the plugin's own step.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const { contentApiUrl, contentApiTimeoutMs, contentStrict, siteUrl } = readEnvironment();
  const imagesUrl = withoutClosingSlash(contentApiUrl?.href ?? "") + ENDPOINTS.images;
  const edition = currentEdition();
  const defaults = readDefaults(undefined, edition);
  const sources = resolveSources(api, defaults, edition);
  saveLiveDocuments(
    process.cwd(),
    api.getNodesByType("CustomApiDocument").flatMap(({ name, documentPath }) => {
      const source = sources.get(name as ContentName); // a document has an endpoint's name
      return source?.report.status === "live" ? [String(documentPath)] : [];
    }),
  );
  const { parts } = readParts();
  const content = {
    ...Object.fromEntries([...sources].map(([name, source]) => [name, source.content])),
    ...(!parts.testimonials && { testimonials: [] }),
  } as unknown as AllContent; // one entry for each name
  const fromApi = new Set(
    CONTENT_NAMES.filter((name) => sources.get(name)?.report.status !== "default"),
  );

  await untilSourced(api, path.join(contentRoot(), CONTENT_IMAGES_FOLDER));
  await untilSourced(api, SITE_PICTURES);
  const decoder = createImageDecoder();
  const pictures = async () => ({
    bundled: await checkBundledImages(api, decoder),
    results: await fetchImages(imagePaths(content, [...fromApi], imagesUrl), {
      imagesUrl,
      directory: path.resolve(IMAGE_DIRECTORY),
      timeoutMs: contentApiTimeoutMs,
      deadlineMs: IMAGES_DEADLINE_TIMEOUTS * contentApiTimeoutMs,
      maxCpuMs: IMAGES_MAX_CPU_MS,
      decoder,
    }),
  });
  const { bundled, results } = await pictures().finally(decoder.stop);
  const fileIds = await createImageFiles(results, api);
  const arrived = results.flatMap((result) => (result.file === null ? [] : [result]));
  const sizes = await readPictureSizes([...bundled.content.values(), ...arrived]);
  const images = createImageResolver({
    imagesUrl,
    fromApi: new Set([...fromApi].map((name) => CONTENT_TYPES[name].name)),
    fetched: new Map(results.map((result) => [result.path, result])),
    fileIds,
    bundled,
    sizes,
  });

  const catalogue = readCatalogue(undefined, edition);
  const updated = await updateCompany(api.reporter);
  const { company, changes, issues: companyIssues } = updated;
  const messaging = readMessagingRules();
  saveMessagingRules(messaging.rules);
  const nodeId = (type: string, key: string) => api.createNodeId(`${type} ${key}`);
  const context: NodeContext = {
    nodeId,
    image: images.fileOf,
    sanitiseHtml: (html, owner, regions) =>
      sanitise(html, (src) => images.inlinePicture(src, owner), regions),
    folderPosts: defaults.blogPosts.content,
  };
  const shown = contentNodes(content, catalogue, context);
  const menus = withoutDeadLinks(catalogue.navigation, siteAddresses(shown, parts));
  const nodes = [
    ...shown,
    { type: "Navigation", key: "document", fields: { ...menus.navigation } },
  ].map((node) => planNode(node, nodeId));
  const words = new Map(content.blogPosts.map((post) => [post.slug, wordSample(postText(post))]));
  const notes = [...[...sources.values()].map((source) => source.notes), catalogue];
  const moved = planRedirects(
    movedPaths(notes.flatMap(({ moves }) => moves)),
    addressedPaths(content, catalogue),
  );
  const { advice, issues: adviceIssues } = advise({
    records: notes.flatMap(({ records }) => records),
    paths: [
      ...addressedPaths(content, catalogue),
      ...nodes.flatMap(({ type, fields }) => (type === "PostList" ? String(fields.path) : [])),
    ],
    redirects: moved.redirects,
    siteUrl,
    catalogue,
    faceBytes: updated.faceBytes,
    widthOf: (name) => {
      const picture = arrived.find((one) => one.path === name) ?? bundled.content.get(name);
      return sizes.get(picture?.digest ?? "")?.width ?? null;
    },
  });
  const report = recordBuild({
    advice,
    lacks: lacksOf({ sections: content, records: catalogue }, parts),
    redirects: moved.redirects,
    records: addressedRecords(catalogue),
    sections: [...sources.values()].map(({ report }) => report),
    edition: {
      at: edition.now.toISOString(),
      drafts: edition.drafts,
      unpublished: notes.flatMap(({ unpublished }) => unpublished),
      due: notes.flatMap(({ due }) => due).sort((a, b) => a.at.localeCompare(b.at)),
    },
    issues: [
      ...[...sources.values()].flatMap(({ notes }) => notes.issues),
      ...images.issues,
      ...images.folderIssues,
      ...bundled.issues,
      ...catalogue.issues,
      ...menus.issues,
      ...companyIssues,
      ...changes,
      ...messaging.issues,
      ...staleRuleIssues(messaging.rules, edition.now.getTime()),
      ...moved.issues,
      ...adviceIssues,
    ],
    posts: nodes
      .filter(({ type }) => type === "BlogPost")
      .map(({ key, fields, digest }) => ({
        ...(fields as unknown as SourcedPost), // by its type
        digest,
        words: words.get(key) ?? [],
        isSample: !words.has(key),
      })),
  });
  if (contentStrict) {
    const folderIssues = [...Object.values(defaults), catalogue].flatMap(({ issues }) => issues);
    folderIssues.push(
      ...menus.issues,
      ...companyIssues,
      ...messaging.issues,
      ...images.folderIssues,
    );
    // before a page's content changes
    endWhenStrict(api.reporter, report, contentApiUrl !== null, folderIssues.length);
  }
  markIncomplete(process.cwd());
  if (company) writeShown({ company, sections: content, records: catalogue }, readEnvironment());
  removeOtherImages(results, api);
  await publishInline(images.inline);
  await createNodes(nodes, api);
};

const postText = ({ title, sections }: BlogPost): string =>
  [title, ...sections.flatMap(({ header, html }) => [header, html])].join(" ");

/**
 * Updates the company in bundles from its file, and returns it with its issues. A file that cannot be used ends a
 * build; the development server reports it and goes on with the former values.
 */
async function updateCompany(reporter: SourceApi["reporter"]): Promise<{
  readonly company?: Company;
  readonly issues: readonly ContentIssue[];
  readonly changes: readonly ContentIssue[];
  readonly faceBytes: Readonly<Record<string, number>>;
}> {
  try {
    const { company, drawings, issues, changes } = readCompany();
    saveCompany(company, drawings);
    const brandIssues = await writeBrandFiles(company, drawings, contentRoot(), "public");
    const faces = await updateFaces(company, contentRoot());
    return {
      company,
      changes,
      issues: [...issues, ...brandIssues, ...faces.issues],
      faceBytes: faces.fetchedBytes,
    };
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
    return { issues: [], changes: [], faceBytes: {} };
  }
}

/**
 * Ends the build, with the report on stderr, when there is a content API and a section is not live, or when
 * the content folder has mistakes: `CONTENT_STRICT=1`. Not by an error that is thrown: Gatsby would print the
 * code that throws it.
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
  edition: Edition,
): Map<ContentName, ContentSource> {
  const raws = new Map(getNodesByType("CustomApiDocument").map((node) => [node.name, node]));
  return new Map(
    CONTENT_NAMES.map((name) => {
      const raw = raws.get(name) as RawDocument | undefined; // the plugin's type, by contract
      return [name, resolveContentSource(name, raw, readDocument, defaults[name], edition)];
    }),
  );
}

function readDocument(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined; // a damaged copy is no copy
  }
}
