import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { type AllContent, CONTENT_TYPES, type ContentName } from "../../content/registry";
import { contentRoot, IMAGES_FOLDER } from "../../content-files/content-root";
import type { Environment } from "../../node/environment";
import { ENDPOINTS } from "../../site/api/endpoints";
import { withoutClosingSlash } from "../../site/format/text";
import { SITE_PICTURES } from "../brand/site-pictures";
import { type BundledImages, checkBundledImages, untilSourced } from "./bundled-images";
import { createImageFiles } from "./create-image-files";
import { createImageDecoder } from "./image-decoder";
import { createImageResolver, type ImageResolver, imagePaths } from "./image-resolver";
import { fetchImages, type ImageResult } from "./images";
import { readPictureSizes } from "./picture-sizes";

/** Limit of fetching all images together, in time-outs of one request. */
const IMAGES_DEADLINE_TIMEOUTS = 2.5;
/**
 * Milliseconds of processor time for all images together: enough for some hundred photographs of a first build, and
 * some that are made to take long.
 */
const IMAGES_MAX_CPU_MS = 300_000;
const IMAGE_DIRECTORY = ".content-cache/images";

/** The pictures of a build. */
export interface SourcedPictures {
  /** Gives content its pictures. */
  readonly resolver: ImageResolver;
  readonly bundled: BundledImages;
  /** Pictures of the content API, those that could not be fetched among them. */
  readonly fetched: readonly ImageResult[];
}

/**
 * Checks the pictures of the repository, fetches those that sections `fromApi` name, and creates their file nodes.
 * Gatsby's own source of files must have begun.
 */
export async function sourcePictures(
  api: SourceNodesArgs,
  content: AllContent,
  fromApi: ReadonlySet<ContentName>,
  {
    contentApiUrl,
    contentApiTimeoutMs: timeoutMs,
  }: Pick<Environment, "contentApiUrl" | "contentApiTimeoutMs">,
): Promise<SourcedPictures> {
  const imagesUrl = withoutClosingSlash(contentApiUrl?.href ?? "") + ENDPOINTS.images;
  await untilSourced(api, path.join(contentRoot(), IMAGES_FOLDER));
  await untilSourced(api, SITE_PICTURES);
  const decoder = createImageDecoder();
  const pictures = async () => ({
    bundled: await checkBundledImages(api, decoder),
    fetched: await fetchImages(imagePaths(content, [...fromApi], imagesUrl), {
      imagesUrl,
      directory: path.resolve(IMAGE_DIRECTORY),
      timeoutMs,
      deadlineMs: IMAGES_DEADLINE_TIMEOUTS * timeoutMs,
      maxCpuMs: IMAGES_MAX_CPU_MS,
      decoder,
    }),
  });
  const { bundled, fetched } = await pictures().finally(decoder.stop);
  const fileIds = await createImageFiles(fetched, api);
  const arrived = fetched.flatMap((result) => (result.file === null ? [] : [result]));
  const sizes = await readPictureSizes([...bundled.content.values(), ...arrived]);
  const resolver = createImageResolver({
    imagesUrl,
    fromApi: new Set([...fromApi].map((name) => CONTENT_TYPES[name].name)),
    fetched: new Map(fetched.map((result) => [result.path, result])),
    fileIds,
    bundled,
    sizes,
  });
  return { resolver, bundled, fetched };
}
