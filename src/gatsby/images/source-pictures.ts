import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { resolveImages } from "../../content/model/image";
import { type AllContent, CONTENT_TYPES, type ContentName } from "../../content/registry";
import { imageSources } from "../../content/text/sanitise";
import { contentRoot } from "../../content-files/content-root";
import type { Environment } from "../../node/environment";
import { filesBelow } from "../../node/files";
import { ENDPOINTS } from "../../site/endpoints";
import { withoutClosingSlash } from "../../site/format/text";
import { SITE_PICTURES } from "../brand/site-pictures";
import type { Records } from "../sourcing/content-folder";
import { type BundledImages, checkBundledImages } from "./bundled-images";
import { createImageFiles } from "./create-image-files";
import {
  createImageResolver,
  folderImagePath,
  type ImageResolver,
  imagePaths,
} from "./image-resolver";
import { bytesDigest, fetchImages } from "./images";
import { type PictureFile, readPictureSizes } from "./picture-sizes";

/** Time limit for all images, as a multiple of a single request's timeout. */
const IMAGES_DEADLINE_TIMEOUTS = 2.5;
const IMAGE_DIRECTORY = ".content-cache/images";

export interface SourcedPictures {
  readonly resolver: ImageResolver;
  readonly bundled: BundledImages;
  /** MD5 of each picture by name, for the report and for `setAsideUnnamed`. */
  readonly digests: ReadonlyMap<string, string>;
}

interface PicturedContent {
  readonly content: AllContent;
  /** Records that always come from the content folder. */
  readonly catalogue: Records;
  /** The content folder's posts, used as samples for categories without posts. */
  readonly folderPosts: AllContent["blogPosts"];
}

/**
 * Checks pictures from the content folder, fetches pictures for the sections in `fromApi`, and
 * creates a file node for each picture that content uses.
 */
export async function sourcePictures(
  api: SourceNodesArgs,
  { content, catalogue, folderPosts }: PicturedContent,
  fromApi: ReadonlySet<ContentName>,
  {
    contentApiUrl,
    contentApiTimeoutMs: timeoutMs,
  }: Pick<Environment, "contentApiUrl" | "contentApiTimeoutMs">,
): Promise<SourcedPictures> {
  const imagesUrl = withoutClosingSlash(contentApiUrl?.href ?? "") + ENDPOINTS.images;
  const bundled = await checkBundledImages(
    contentRoot(),
    folderPictures([content, catalogue, folderPosts], [...content.blogPosts, ...folderPosts]),
  );
  const fetched = await fetchImages(imagePaths(content, [...fromApi], imagesUrl), {
    imagesUrl,
    directory: path.resolve(IMAGE_DIRECTORY),
    timeoutMs,
    deadlineMs: IMAGES_DEADLINE_TIMEOUTS * timeoutMs,
  });
  const arrived = fetched.flatMap((result) => (result.file === null ? [] : [result]));
  const site = await sitePictures();
  const originals = [...bundled.content].map(([name, { original }]) => [name, original] as const);
  const all = [
    ...originals,
    ...site,
    ...arrived.map((picture) => [picture.path, picture] as const),
  ];
  const fileIds = await createImageFiles(
    all.map(([, picture]) => picture),
    api,
  );
  const resolver = createImageResolver({
    imagesUrl,
    fromApi: new Set([...fromApi].map((name) => CONTENT_TYPES[name].name)),
    fetched: new Map(fetched.map((result) => [result.path, result])),
    fileIds,
    bundled: bundled.content,
    site,
    sizes: await readPictureSizes([...bundled.content.values(), ...arrived]),
  });
  return { resolver, bundled, digests: new Map(all.map(([name, { digest }]) => [name, digest])) };
}

function folderPictures(records: unknown, posts: AllContent["blogPosts"]): readonly string[] {
  const paths: string[] = [];
  resolveImages(records, ({ path }) => path && paths.push(path));
  const texts = posts.flatMap(({ sections }) => sections.map(({ html }) => html));
  return [...paths, ...texts.flatMap(imageSources).flatMap((src) => folderImagePath(src) ?? [])];
}

async function sitePictures(): Promise<ReadonlyMap<string, PictureFile>> {
  const directory = path.resolve(SITE_PICTURES);
  const names = filesBelow(directory).filter((name) => name.includes("/"));
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const file = path.join(directory, name);
        return [name, { file, digest: bytesDigest(await readFile(file)) }] as const;
      }),
    ),
  );
}
