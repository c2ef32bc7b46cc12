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

/** Paths of records with their own page, by the editors' name of their type. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  [CONTENT_TYPES.blogPosts.name]: (id) => postRoute(postSlug(id)),
  [services.name]: (id) => serviceRoute(slugify(id)),
  [caseStudies.name]: (id) => caseStudyRoute(slugify(id)),
};

/** Returns the paths of moved records. `moved_from` has their former ids. */
export const movedPaths = (moves: readonly MovedRecord[]): MovedPath[] =>
  moves.flatMap(({ section, item, from, to }) => {
    const pathOf = PATHS[section];
    return pathOf ? [{ section, item, from: pathOf(from), to: pathOf(to) }] : [];
  });

/** Returns the records with their own page, except posts, in the form that builds compare. */
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
 * Returns a record in the form that builds compare. The digest is empty, because only paths and
 * words of these records are compared.
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
