import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { BUILT_VALUES_FILE } from "../../content/content-store";
import type { ContentIssue } from "../../content/model/report";
import { readEnvironment } from "../../node/environment";
import { replaceOutput } from "../../node/replace-file";
import { DEFAULT_SITE_URL } from "../../site/company/brand";
import { FALLBACK_IMAGES_ROUTE, REDIRECTS_FILE, ROUTES } from "../../site/routes";
import { SITE_PICTURES } from "../brand/site-pictures";
import { contentCopies } from "../images/bundled-images";
import {
  recordedPosts,
  recordedRedirects,
  recordedReport,
  savePublished,
  writeReport,
} from "../report/build-record";
import { undeliveredForms } from "../report/undelivered-forms";
import { VALUES_FILE } from "../site-values";
import { type Records, readCatalogue } from "../sourcing/content-folder";
import { writeApiImages } from "./api-images";
import { writePriceList } from "./brochures/price-list";
import { writeBrochures } from "./brochures/write-brochures";
import { writeBuiltAuthors } from "./built-authors";
import { EDGE_FILES } from "./hosts/edge-files";
import { precompress } from "./hosts/precompress";
import { writeRemovedPage } from "./hosts/removed-page";
import { writePolicy } from "./hosts/write-host-files";
import { writeMarkdownAlternates } from "./markdown/markdown-alternates";
import { querySearchPosts } from "./search-posts";
import { rescan, saveManifest, scanOutput } from "./site-files";
import { cardIssues, planCards, writeSocialCards } from "./social-cards";
import { writeStoredContent } from "./stored-content";
import { queryFeedPages, writeFeeds } from "./write-feeds";
import { writeRecentPosts } from "./write-recent-posts";
import { writeSearchIndex } from "./write-search-index";

const PUBLIC = "public";
const CARDS_DIRECTORY = ".content-cache/social-cards";

/**
 * Writes the files next to the pages, then headers and compressed copies, then the content report.
 * Reads only the pages that changed since the last build.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const directory = path.resolve(PUBLIC);
  const step = async <T>(name: string, run: () => T | Promise<T>): Promise<T> => {
    const timer = reporter.activityTimer(name);
    timer.start();
    try {
      return await run();
    } finally {
      timer.end();
    }
  };
  const catalogue = readCatalogue().records;
  await step("search index and feeds", async () => {
    writeSearchIndex(await querySearchPosts(graphql), directory);
    writeFeeds(await queryFeedPages(graphql), directory);
    await writeRecentPosts(graphql, directory);
    await writeRemovedPage(graphql, directory);
    await writeBuiltAuthors(graphql, catalogue.authors, directory);
  });
  const leftOut = [
    ...(await step("other output files", () => writeSiteOutputs(catalogue, directory))),
    ...(await step("social cards", () => writeCards(catalogue, directory))),
  ];
  for (const { item, problem, shown } of leftOut) reporter.warn(`${item} ${problem}: ${shown}.`);
  const scanned = await step("scan of the output", () => scanOutput(directory));
  const { touched } = await step("Markdown alternates", () =>
    writeMarkdownAlternates(directory, scanned.files, catalogue),
  );
  for (const page of writePolicy(directory, scanned.files)) {
    reporter.warn(`${page} has an inline script that isn't the site's own, so it won't run.`);
  }
  const output = await rescan(directory, scanned, [...touched, ...Object.values(EDGE_FILES)]);
  saveManifest(output);
  await step("compressed copies", () => precompress(directory, output));

  const warning = undeliveredForms(readEnvironment(DEFAULT_SITE_URL));
  if (warning) reporter.warn(warning);
  const report = recordedReport();
  if (!report) return;
  writeReport({ ...report, issues: [...report.issues, ...leftOut] });
  savePublished();
};

async function writeSiteOutputs(
  catalogue: Records,
  directory: string,
): Promise<readonly ContentIssue[]> {
  const write = (name: string, text: string) => replaceOutput(path.join(directory, name), text);
  write("robots.txt", robotsText());
  write(REDIRECTS_FILE, JSON.stringify(recordedRedirects()));
  write(BUILT_VALUES_FILE, readFileSync(VALUES_FILE, "utf8"));
  writeStoredContent(directory, !readEnvironment(DEFAULT_SITE_URL).contentApiUrl);
  const images = path.join(SITE_PICTURES, "fallback");
  cpSync(images, path.join(directory, FALLBACK_IMAGES_ROUTE), { recursive: true });
  writeApiImages(
    readEnvironment(DEFAULT_SITE_URL).contentApiUrl ? new Map() : contentCopies(),
    directory,
  );
  const issues = await writeBrochures(catalogue, directory);
  writePriceList(catalogue, directory);
  return issues;
}

async function writeCards(catalogue: Records, publicDirectory: string) {
  const plans = planCards({ ...catalogue, posts: recordedPosts() });
  const cacheDirectory = path.resolve(CARDS_DIRECTORY);
  await writeSocialCards(plans, { publicDirectory, cacheDirectory });
  return cardIssues(plans);
}

/** Allows everything, because pages that mustn't be indexed say so themselves. */
const robotsText = (): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${readEnvironment(DEFAULT_SITE_URL).siteUrl}${ROUTES.sitemap}\n`;
