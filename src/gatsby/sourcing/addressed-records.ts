import { postSlug } from "../../content/blog/blog-posts";
import { caseStudies } from "../../content/catalogue/case-study-record";
import { services } from "../../content/catalogue/service-record";
import type { PublishedPost } from "../../content/model/report";
import { type AllContent, CONTENT_TYPES } from "../../content/registry";
import { slugify } from "../../content/text/plain-text";
import { wordSample } from "../../content/text/word-sample";
import {
  caseStudyRoute,
  PHONE_ROUTES,
  postRoute,
  servicePaths,
  serviceRoute,
} from "../../site/routes";
import type { Records } from "./content-folder";
import type { MovedRecord } from "./parse-document";
import type { MovedPath } from "./plan-redirects";

/** Records with a page of their own, by the names of their types for editors. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  [CONTENT_TYPES.blogPosts.name]: (id) => postRoute(postSlug(id)),
  [services.name]: (id) => serviceRoute(slugify(id)),
  [caseStudies.name]: (id) => caseStudyRoute(slugify(id)),
};

/** Returns the paths of records that have moved, as `moved_from` gives their former ids. */
export const movedPaths = (moves: readonly MovedRecord[]): MovedPath[] =>
  moves.flatMap(({ section, item, from, to }) => {
    const pathOf = PATHS[section];
    return pathOf ? [{ section, item, from: pathOf(from), to: pathOf(to) }] : [];
  });

/** Returns the records with a page of their own, but posts, as builds compare them. */
export const addressedRecords = (catalogue: Records): PublishedPost[] => [
  ...catalogue.services.map((service) =>
    record(serviceRoute(service.serviceId), service.title, service),
  ),
  ...catalogue.caseStudies.map((study) => record(caseStudyRoute(study.slug), study.title, study)),
];

/** Returns the paths of all records with a page of their own. */
export const addressedPaths = (
  { blogPosts }: Pick<AllContent, "blogPosts">,
  catalogue: Records,
): Set<string> =>
  new Set([
    ...blogPosts.map(({ slug }) => postRoute(slug)),
    ...catalogue.services.flatMap(servicePaths),
    ...catalogue.caseStudies.map(({ slug }) => caseStudyRoute(slug)),
    ...catalogue.phoneMenus.map(({ kind }) => PHONE_ROUTES[kind]),
  ]);

/** Returns the published form of a record; its digest is empty, as builds compare paths and words of these records. */
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
