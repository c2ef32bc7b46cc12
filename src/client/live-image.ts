import { type ImageRef, pathAtApi } from "../content/model/image";
import { API_IMAGES_URLS, ENDPOINTS } from "../site/endpoints";
import { encodeText } from "../site/format/text";
import type { ImageSource } from "../site/image-source";
import { FALLBACK_IMAGES_ROUTE } from "../site/routes";

/** Returns the published fallback of an image. */
export const fallbackPicture = ({ fallback }: Pick<ImageRef, "fallback">): ImageSource => ({
  url: `${FALLBACK_IMAGES_ROUTE}/${fallback.slice(fallback.lastIndexOf("/") + 1)}`,
});

/** Returns the URL of the image at `path` below the content API's images. */
export const liveImageUrl = (path: string, baseUrl: string): string =>
  `${baseUrl}${ENDPOINTS.images}/${path.split("/").map(encodeText).join("/")}`;

/** Returns an image at the content API, or its fallback when the content names none. */
export function livePicture(ref: ImageRef, baseUrl: string): ImageSource {
  const path = pathAtApi(ref, ...API_IMAGES_URLS);
  return path === null ? fallbackPicture(ref) : { url: liveImageUrl(path, baseUrl) };
}
