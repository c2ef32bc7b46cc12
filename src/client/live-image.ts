import { type ImageRef, pathAtApi } from "../content/model/image";
import { API_IMAGES_URLS, ENDPOINTS } from "../site/endpoints";
import { encodeText } from "../site/format/text";
import type { ImageSource } from "../site/image-source";
import { FALLBACK_IMAGES_ROUTE } from "../site/routes";

export const fallbackPicture = ({ fallback }: Pick<ImageRef, "fallback">): ImageSource => ({
  url: `${FALLBACK_IMAGES_ROUTE}/${fallback.slice(fallback.lastIndexOf("/") + 1)}`,
});

export const liveImageUrl = (path: string, baseUrl: string): string =>
  `${baseUrl}${ENDPOINTS.images}/${path.split("/").map(encodeText).join("/")}`;

/** Returns the content API's image, or the fallback if the content has none. */
export function livePicture(ref: ImageRef, baseUrl: string): ImageSource {
  const path = pathAtApi(ref, ...API_IMAGES_URLS);
  return path === null ? fallbackPicture(ref) : { url: liveImageUrl(path, baseUrl) };
}
