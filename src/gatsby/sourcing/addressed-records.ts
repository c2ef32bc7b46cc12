import { postSlug } from "../../content/blog/blog-posts";
import { caseStudies } from "../../content/catalogue/case-study-record";
import { services } from "../../content/catalogue/service-record";
import type { PublishedPost } from "../../content/model/report";
import { type AllContent, CONTENT_TYPES } from "../../content/registry";
import { slugify } from "../../content/text/plain-text";
import { wordSample } from "../../content/text/word-sample";
import { toolRoutes } from "../../content/tools/tool-catalogue";
import { caseStudyRoute, postRoute, servicePaths, serviceRoute } from "../../site/routes";
import type { Records } from "./content-folder";
import type { MovedRecord } from "./parse-document";
import type { MovedPath } from "./plan-redirects";

/** Paths of records that have their own page, by the content type's name for editors. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  [CONTENT_TYPES.blogPosts.name]: (id) => postRoute(postSlug(id)),
  [services.name]: (id) => serviceRoute(slugify(id)),
  [caseStudies.name]: (id) => caseStudyRoute(slugify(id)),
};

/** Returns the former and new paths of moved records. Their former ids are in `moved_from`. */
export const movedPaths = (moves: readonly MovedRecord[]): MovedPath[] =>
  moves.flatMap(({ section, item, from, to }) => {
    const pathOf = PATHS[section];
    return pathOf ? [{ section, item, from: pathOf(from), to: pathOf(to) }] : [];
  });

/** Returns the records that have their own page, except posts, for comparison with other builds. */
export const addressedRecords = (catalogue: Records): PublishedPost[] => [
  ...catalogue.services.map((service) =>
    record(serviceRoute(service.serviceId), service.title, service),
  ),
  ...catalogue.caseStudies.map((study) => record(caseStudyRoute(study.slug), study.title, study)),
];

/** Returns the paths of all records with their own page. */
export const addressedPaths = (
  { blogPosts }: Pick<AllContent, "blogPosts">,
  catalogue: Records,
): Set<string> =>
  new Set([
    ...blogPosts.map(({ slug }) => postRoute(slug)),
    ...catalogue.services.flatMap(servicePaths),
    ...catalogue.caseStudies.map(({ slug }) => caseStudyRoute(slug)),
    ...toolRoutes(catalogue.pages),
  ]);

/**
 * Returns a record for comparison with other builds. Its digest is empty, because only the paths
 * and words of these records are compared.
 */
const record = (urlPath: string, title: string, value: object): PublishedPost => ({
  urlPath,
  title,
  digest: "",
  words: wordSample(textsIn(value).join(" ")),
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
