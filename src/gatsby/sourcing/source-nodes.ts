import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { BlogPost } from "../../content/blog/blog-posts";
import type { ContentReport } from "../../content/model/report";
import { sanitise } from "../../content/model/sanitise";
import { wordSample } from "../../content/model/word-sample";
import {
  type AllContent,
  CONTENT_NAMES,
  CONTENT_TYPES,
  type ContentName,
} from "../../content/registry";
import { ENDPOINTS } from "../../site/api/endpoints";
import { readCompany, saveCompany } from "../company-file";
import { readEnvironment } from "../environment";
import { recordBuild, type SourcedPost, writeReport } from "../report/build-record";
import { shortReport } from "../report/report-text";
import { saveLiveDocuments } from "./accepted-documents";
import { markIncomplete } from "./build-marker";
import { checkBundledImages } from "./bundled-images";
import { type FolderDefaults, readCatalogue, readDefaults } from "./content-folder";
import { contentNodes, type NodeContext } from "./content-nodes";
import { type ContentSource, type RawDocument, resolveContentSource } from "./content-sources";
import { createImageFiles, removeOtherImages } from "./create-image-files";
import { createNodes, planNode } from "./create-nodes";
import { createImageDecoder } from "./image-decoder";
import { createImageResolver, imagePaths } from "./image-resolver";
import { fetchImages } from "./images";

/**
 * Limit of all images together, in time-outs of one: with the plugin's 60 s, sourcing ends within 90 s by
 * default.
 */
const IMAGES_DEADLINE_TIMEOUTS = 2.5;
const IMAGE_DIRECTORY = ".content-cache/images";

type SourceApi = Parameters<NonNullable<GatsbyNode["sourceNodes"]>>[0];

/**
 * Parses the documents of the source plugin, resolves which copy of each is shown, fetches images and
 * creates the content nodes. Gatsby runs it after the plugin's own step.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const { contentApiUrl, contentApiTimeoutMs, contentStrict } = readEnvironment();
  const imagesUrl = `${contentApiUrl?.href.replace(/\/$/, "") ?? ""}${ENDPOINTS.images}`;
  const own = readDefaults();
  const sources = resolveSources(api, own);
  saveLiveDocuments(
    api.getNodesByType("CustomApiDocument").flatMap(({ name, documentPath }) => {
      const source = sources.get(name as ContentName); // a document has an endpoint's name
      return source?.report.status === "live" ? [String(documentPath)] : [];
    }),
  );
  const content = Object.fromEntries(
    [...sources].map(([name, source]) => [name, source.content]),
  ) as unknown as AllContent; // one entry for each name
  const fromApi = new Set(
    CONTENT_NAMES.filter((name) => sources.get(name)?.report.status !== "default"),
  );

  const decoder = createImageDecoder();
  const bundled = await checkBundledImages(api, decoder);
  const results = await fetchImages(imagePaths(content, [...fromApi], imagesUrl), {
    imagesUrl,
    directory: path.resolve(IMAGE_DIRECTORY),
    timeoutMs: contentApiTimeoutMs,
    deadlineMs: IMAGES_DEADLINE_TIMEOUTS * contentApiTimeoutMs,
    decoder,
  });
  decoder.stop();
  const fileIds = await createImageFiles(results, api);
  const images = createImageResolver({
    imagesUrl,
    fromApi: new Set([...fromApi].map((name) => CONTENT_TYPES[name].name)),
    fetched: new Map(results.map((result) => [result.path, result])),
    fileIds,
    bundled: bundled.images,
  });

  const catalogue = readCatalogue();
  const { company, issues: companyIssues } = readCompany();
  saveCompany(company);
  const nodeId = (type: string, key: string) => api.createNodeId(`${type} ${key}`);
  const context: NodeContext = {
    nodeId,
    image: images.fileOf,
    sanitiseHtml: (html, owner) => sanitise(html, (src) => images.inlineUrl(src, owner)),
    ownPosts: own.blogPosts.content,
  };
  const nodes = contentNodes(content, catalogue, context).map((node) => planNode(node, nodeId));
  const words = new Map(content.blogPosts.map((post) => [post.slug, wordSample(postText(post))]));
  const report = recordBuild({
    sections: [...sources.values()].map(({ report }) => report),
    issues: [
      ...[...sources.values()].flatMap(({ issues }) => issues),
      ...images.issues,
      ...images.ownIssues,
      ...bundled.issues,
      ...catalogue.issues,
      ...companyIssues,
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
    const ownIssues = [...Object.values(own), catalogue].flatMap(({ issues }) => issues);
    ownIssues.push(...companyIssues, ...images.ownIssues);
    failWhenStrict(report, contentApiUrl !== null, ownIssues.length); // before a page's content changes
  }
  markIncomplete(process.cwd());
  removeOtherImages(results, api);
  await createNodes(nodes, api);
};

const postText = ({ title, sections }: BlogPost): string =>
  [title, ...sections.flatMap(({ header, html }) => [header, html])].join(" ");

/**
 * Throws, with the report on stderr, when there is a content API and a section is not live, or when
 * the content folder has mistakes: `CONTENT_STRICT=1`.
 */
function failWhenStrict(report: ContentReport, hasApi: boolean, mistakes: number): void {
  const stale = hasApi ? report.sections.filter(({ status }) => status !== "live") : [];
  if (stale.length === 0 && mistakes === 0) return;
  writeReport(report);
  process.stderr.write(`${shortReport(report)}\n`);
  const names = stale.map(({ name }) => name).join(", ");
  throw new Error(
    names
      ? `CONTENT_STRICT is set and these sections are not live: ${names}`
      : `CONTENT_STRICT is set and content/ has mistakes: ${mistakes}`,
  );
}

function resolveSources(
  { getNodesByType }: SourceApi,
  own: FolderDefaults,
): Map<ContentName, ContentSource> {
  const raws = new Map(getNodesByType("CustomApiDocument").map((node) => [node.name, node]));
  return new Map(
    CONTENT_NAMES.map((name) => {
      const raw = raws.get(name) as RawDocument | undefined; // the plugin's type, by contract
      return [name, resolveContentSource(name, raw, readDocument, own[name])];
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
