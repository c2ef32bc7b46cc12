import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { CASE_STUDIES } from "../content/catalogue/case-studies";
import { SERVICES } from "../content/catalogue/services";
import { ROUTES } from "../site/routes";
import { CATALOGUE, writeBrochures } from "./brochures";
import { keepPublished, recordedPosts, recordedReport } from "./build-record";
import { readEnvironment } from "./environment";
import { writeFallbackImages } from "./fallback-images";
import { writeFeeds } from "./feeds";
import { gonePage } from "./gone-page";
import { writeMarkdownTwins } from "./markdown-twins";
import { precompress } from "./precompress";
import { writePriceList } from "./price-list";
import { shortReport } from "./report-text";
import { writeSearchIndex } from "./search-index";
import { rescan, saveManifest, scanOutput } from "./site-files";
import { planCards, writeSocialCards } from "./social-cards";
import { POLICY_FILES, writePolicy } from "./write-host-files";
import { writeReport } from "./write-report";

const CARDS_DIRECTORY = ".content-cache/social-cards";

/**
 * After the pages: the files beside them, their Markdown twins, the policy for every host, compressed
 * copies of it all; then the report, its short form, and the note for the next build. What reads
 * pages goes by their digests: after one edit among ten thousand it reads the few that changed.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const publicDirectory = path.resolve("public");
  const step = async <T>(name: string, run: () => T | Promise<T>): Promise<T> => {
    const timer = reporter.activityTimer(name);
    timer.start();
    try {
      return await run();
    } finally {
      timer.end();
    }
  };
  await step("files beside the pages", () => writeFilesBesidePages(publicDirectory));
  await step("social cards", () => writeCards(publicDirectory));
  const site = await step("look at what was built", () => scanOutput(publicDirectory));
  const { touched } = await step("Markdown twins", () =>
    writeMarkdownTwins(publicDirectory, site.files),
  );
  for (const page of writePolicy(publicDirectory, site.files)) {
    reporter.warn(`${page} holds an inline script that is not the site's own; it will not run.`);
  }
  const written = [...touched, ...POLICY_FILES];
  const finished = await rescan(publicDirectory, site, written);
  saveManifest(finished);
  await step("compressed copies", () => precompress(publicDirectory, finished));

  const report = recordedReport();
  if (!report) return;
  writeReport(report);
  keepPublished();
  reporter.info(shortReport(report));
};

async function writeFilesBesidePages(publicDirectory: string): Promise<void> {
  const write = (name: string, text: string) =>
    writeFileSync(path.join(publicDirectory, name), text);
  write("robots.txt", robotsText());
  write("410.html", gonePage());
  writeSearchIndex(publicDirectory);
  writeFeeds(publicDirectory);
  writeFallbackImages(path.resolve("src/images"), publicDirectory);
  await writeBrochures(CATALOGUE, publicDirectory);
  await writePriceList(CATALOGUE, publicDirectory);
}

const writeCards = (publicDirectory: string): Promise<unknown> =>
  writeSocialCards(
    planCards({ services: SERVICES, caseStudies: CASE_STUDIES, posts: recordedPosts() }),
    { publicDirectory, cacheDirectory: path.resolve(CARDS_DIRECTORY) },
  );

/** Everything may be crawled: what must not be found says `noindex` in its page. */
const robotsText = (): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${readEnvironment().siteUrl}${ROUTES.sitemap}\n`;
