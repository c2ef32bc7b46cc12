import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import type { BlogPost } from "../../content/blog/blog-posts";
import type { Company } from "../../content/company/company";
import { staleRuleIssues } from "../../content/messaging/messaging-rules";
import type { Edition } from "../../content/model/publication";
import type { ContentIssue, ContentReport } from "../../content/model/report";
import { sanitise } from "../../content/model/sanitise";
import { wordSample } from "../../content/model/word-sample";
import { type AllContent, CONTENT_NAMES, type ContentName } from "../../content/registry";
import { lacksOf } from "../../content/site/lacks";
import { withoutDeadLinks } from "../../content/site/navigation";
import { contentRoot } from "../../content-files/content-root";
import { currentEdition } from "../../content-files/edition";
import { readEnvironment } from "../../node/environment";
import { writeBrandFiles } from "../brand/brand-files";
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
import { type FolderDefaults, readCatalogue, readDefaults } from "./content-folder";
import { contentNodes, type NodeContext } from "./content-nodes";
import { type ContentSource, type RawDocument, resolveContentSource } from "./content-sources";
import { removeOtherImages } from "./create-image-files";
import { createNodes, planNode } from "./create-nodes";
import { publishInline } from "./inline-pictures";
import { siteAddresses } from "./site-addresses";
import { sourcePictures } from "./source-pictures";

type SourceApi = Parameters<NonNullable<GatsbyNode["sourceNodes"]>>[0];

/**
 * Parses the documents of the source plugin, resolves which copy of each is shown, fetches images and
 * creates the content nodes. Gatsby runs it after the plugin's own step.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const environment = readEnvironment();
  const { contentApiUrl, contentStrict, siteUrl } = environment;
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

  const pictures = await sourcePictures(api, content, fromApi, environment);
  const images = pictures.resolver;
  const { records: catalogue, notes: folderNotes } = readCatalogue(undefined, edition);
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
  const notes = [...[...sources.values()].map((source) => source.notes), folderNotes];
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
    now: edition.now,
    faceBytes: updated.faceBytes,
    widthOf: pictures.widthOf,
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
      ...pictures.bundled.issues,
      ...folderNotes.issues,
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
    const folderIssues = [...Object.values(defaults), folderNotes].flatMap(({ issues }) => issues);
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
  if (company) writeShown({ company, sections: content, records: catalogue }, environment);
  removeOtherImages(pictures.fetched, api);
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
