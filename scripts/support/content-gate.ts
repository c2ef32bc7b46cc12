import path from "node:path";
import { MENU } from "../../desk/collections";
import { withAuthors } from "../../src/content/blog/post-authors";
import { LAUNCH_FILE, parseLaunch } from "../../src/content/company/launch";
import {
  momentInWords,
  type PreviewOptions,
  unzonedTimes,
} from "../../src/content/model/publication";
import type { ContentIssue } from "../../src/content/model/report";
import { ADVICE_FILE, adviceFileProblems } from "../../src/content/site/content-lint";
import {
  type FeatureSwitches,
  fixedPaths,
  isSwitchedOn,
} from "../../src/content/site/feature-switches";
import { unfinishedLinkProblem } from "../../src/content/site/lint-rules";
import { withoutDeadLinks } from "../../src/content/site/navigation";
import { toolRoutes } from "../../src/content/tools/tool-catalogue";
import {
  type ContentFile,
  isReadable,
  lineOfField,
  placeOfField,
  quotedName,
  readContentFile,
  withFolder,
  withPlaces,
} from "../../src/content-files/content-file";
import { IMAGES_FOLDER, isOfSystem, shownPath } from "../../src/content-files/content-root";
import { lineAt } from "../../src/content-files/json-advice";
import { previewOptions } from "../../src/content-files/preview-options";
import { brandPictureIssues } from "../../src/gatsby/brand/brand-files";
import { ownPictures } from "../../src/gatsby/brand/site-pictures";
import { readFeatureSwitches } from "../../src/gatsby/feature-switches-file";
import { readMessagingRules } from "../../src/gatsby/messaging-rules-file";
import { addressedPaths, movedPaths } from "../../src/gatsby/sourcing/addressed-records";
import { readCatalogue, readDefaults } from "../../src/gatsby/sourcing/content-folder";
import { planLists } from "../../src/gatsby/sourcing/plan-lists";
import { planRedirects } from "../../src/gatsby/sourcing/plan-redirects";
import { filesBelow } from "../../src/node/files";
import { pageLinks, pathExists } from "../../src/release/links";
import {
  caseStudyRoute,
  feedRoutes,
  postRoute,
  REDIRECTS,
  type Redirect,
  servicePaths,
} from "../../src/site/routes";
import { checkNeededFiles, type Finding, placed, sorted, unreadable, wholeFile } from "./findings";
import {
  type CheckPicture,
  ownPictureFindings,
  type PicturedContent,
  pictureCheck,
  pictureFindings,
} from "./picture-findings";
import { placesOf } from "./text-places";

/**
 * Checks the content folder `root` as a build would read it: the schema of every file, pictures,
 * and links from posts and menus. Repeats this for each later time at which a record is scheduled
 * to appear or be taken down. Returns the problems found at any of these times, sorted by file and
 * line and worded as in the content report.
 */
export async function checkContent(
  root: string,
  checkPicture: CheckPicture = pictureCheck(),
): Promise<readonly Finding[]> {
  const { company, findings } = checkNeededFiles(root);
  if (!company) return sorted(findings); // nothing can be built
  const { siteUrl } = company;
  const files = jsonFiles(root);
  const found = [
    ...findings,
    ...launchFindings(root),
    ...readMessagingRules(root).issues.map(placed),
    ...(await brandPictureIssues(company, root)).map(placed),
    ...unreadFiles(root),
    ...files.flatMap(unzonedFindings),
    ...adviceFindings(root, files),
    ...(await ownPictureFindings(root, checkPicture)),
  ];
  const known = new Set<string>();
  const first = previewOptions();
  for (let preview: PreviewOptions | null = first; preview; ) {
    const content = readContent({ root, siteUrl, files }, preview);
    const ofPictures = await pictureFindings({ root, content, files, checkPicture });
    const all = [...content.findings, ...ofPictures, ...linkFindings(root, content, files)];
    const isLater = preview !== first;
    const from = momentInWords(preview.now.toISOString(), first.now.toISOString());
    const fresh = all.filter((finding) => !known.has(JSON.stringify(finding)));
    found.push(...fresh.map((finding) => (isLater ? { ...finding, from } : finding)));
    for (const finding of fresh) known.add(JSON.stringify(finding));
    const [next] = content.changeTimes.toSorted(); // each is later than `preview.now`
    preview = next ? { ...preview, now: new Date(next) } : null;
  }
  return sorted(found);
}

/** The parts of the input that don't depend on the time. */
interface Whole {
  readonly root: string;
  readonly siteUrl: string;
  readonly files: readonly ContentFile[];
}

/** The content that's visible at one point in time. */
interface Content extends PicturedContent {
  readonly siteUrl: string;
  readonly features: FeatureSwitches;
  /** Redirects from records' former paths. */
  readonly redirects: readonly Redirect[];
  readonly findings: readonly Finding[];
  /** Times at which content will appear or disappear, in ISO 8601 (UTC). */
  readonly changeTimes: readonly string[];
}

function readContent({ root, siteUrl, files }: Whole, preview: PreviewOptions): Content {
  const sections = readDefaults(root, preview);
  const { records, notes } = readCatalogue(root, preview);
  const all = [...Object.values(sections), notes];
  const moved = planRedirects(
    movedPaths(all.flatMap(({ moves }) => moves)),
    addressedPaths({ blogPosts: sections.blogPosts.content }, records),
  );
  const issues = all.flatMap((read) => read.issues);
  return {
    records,
    sections,
    siteUrl,
    features: readFeatureSwitches(root).features,
    redirects: moved.redirects,
    findings: [...issues, ...moved.issues.map((issue) => withLine(issue, files))].map(placed),
    changeTimes: all.flatMap(({ scheduledChanges }) => scheduledChanges).map(({ at }) => at),
  };
}

/** Adds the field's line number to the file name in the issue. */
function withLine(issue: ContentIssue, files: readonly ContentFile[]): ContentIssue {
  const file = files.find((one) => quotedName(one) === issue.item);
  return file ? { ...issue, item: placeOfField(file, issue.field) } : issue;
}

const contentFiles = (root: string): readonly string[] =>
  filesBelow(root).filter((file) => !isOfSystem(file));

/** Checks the owner's sign-offs. The file may be missing, because no build needs it. */
function launchFindings(root: string): readonly Finding[] {
  const file = readContentFile(root, LAUNCH_FILE);
  if (!isReadable(file)) return unreadable(file);
  return withPlaces(file, parseLaunch(file.value).issues).map(placed);
}

/**
 * Checks `content/advice.json`. It may list unpublished records, so that it needn't be edited when
 * a record is taken down.
 */
function adviceFindings(root: string, files: readonly ContentFile[]): readonly Finding[] {
  const file = readContentFile(root, ADVICE_FILE);
  if (!isReadable(file)) return unreadable(file);
  const records = files.map((one) => ({ key: one.path.replace(/\.json$/, "") }));
  return adviceFileProblems(file.value, records).map((problem) => {
    const [, name = ""] = /^“(.+?)”/.exec(problem) ?? [];
    const at = file.text.indexOf(JSON.stringify(name));
    return {
      file: file.name,
      ...(at >= 0 && { line: lineAt(file.text, at) }),
      field: "",
      problem,
    };
  });
}

function unzonedFindings(file: ContentFile): readonly Finding[] {
  return unzonedTimes(file.value).map(({ field, problem }) => ({
    file: file.name,
    line: lineOfField(file, field),
    field,
    problem,
  }));
}

/** Finds files that neither the desk nor a build reads, which would otherwise go unnoticed. */
function unreadFiles(root: string): readonly Finding[] {
  const unused = ownPictures(root).unused.map((name) => `${IMAGES_FOLDER}/${name}`);
  const entries = MENU.flat();
  const files = entries.flatMap((entry) => ("files" in entry ? entry.files : []));
  const folders = entries.flatMap((entry) => ("files" in entry ? [] : [entry.name]));
  const isRead = (file: string) =>
    file === ADVICE_FILE ||
    (file.startsWith(`${IMAGES_FOLDER}/`) && !unused.includes(file)) ||
    folders.includes(path.posix.dirname(file)) || // reported as an issue if it isn't JSON
    files.some((one) => one.file === file);
  return contentFiles(root)
    .filter((file) => !isRead(file))
    .map((file) =>
      wholeFile(
        shownPath(root, file),
        "isn’t used. Check its name, or move it to the right folder (see docs/publishing.md)",
      ),
    );
}

const jsonFiles = (root: string): readonly ContentFile[] =>
  contentFiles(root)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readContentFile(root, file))
    .filter(isReadable);

/** Finds links from posts and menus to paths that the site doesn't have. */
function linkFindings(
  root: string,
  content: Content,
  files: readonly ContentFile[],
): readonly Finding[] {
  const { sections, records, features, siteUrl } = content;
  const redirects = [...REDIRECTS, ...content.redirects];
  const paths = new Set(sitePaths(content));
  const { issues } = withoutDeadLinks(
    records.navigation,
    paths,
    (path) => !isSwitchedOn(path, features),
  );
  const ofMenus = withFolder(root, issues).map(placed);
  const hasPage = (file: string) => paths.has(`/${file.replace(/(?:^|\/)index\.html$/, "")}`);
  const ofPosts = sections.blogPosts.content.flatMap((post) => {
    const name = `posts/${post.postId}.json`;
    const file = files.filter((one) => one.path === name);
    const html = post.sections.map((section) => section.html).join("");
    return pageLinks(html, postRoute(post.slug), siteUrl)
      .links.filter((target) => !pathExists(target, hasPage, redirects))
      .map((target) => {
        const [place] = placesOf(file, (text) => text.includes(target));
        const missing = `links to ${target}, but the site has no such page`;
        if (place) return { ...place, problem: missing };
        const written = target.slice(target.lastIndexOf("/") + 1); // of a relative link
        const [at = { file: shownPath(root, name), field: "sections" }] = placesOf(file, (text) =>
          text.includes(written),
        );
        return { ...at, problem: unfinishedLinkProblem(written) ?? missing };
      });
  });
  return [...ofMenus, ...ofPosts];
}

/** Returns every path that links in content may point to. */
function sitePaths({ sections, records, features }: Content): readonly string[] {
  const posts = sections.blogPosts.content;
  const lists = planLists(withAuthors(posts, records.authors), sections.blogCategories.content);
  const ofRecords = [
    ...records.services.flatMap(servicePaths),
    ...records.caseStudies.map(({ slug }) => caseStudyRoute(slug)),
    ...toolRoutes(records.pages),
    ...records.legalDocuments.map(({ slug }) => `/${slug}`),
    ...posts.map(({ slug }) => postRoute(slug)),
    ...lists.flatMap((list) => [list.path, ...Object.values(feedRoutes(list.base))]),
  ];
  return [...fixedPaths(features), ...ofRecords.filter((path) => isSwitchedOn(path, features))];
}
