import type { ImageRef } from "../content/model/image";
import { CONTENT_API } from "../site/api/content-api";
import { encodeText } from "../site/format/text";
import type { ImageSource } from "../site/media/image-source";
import { FALLBACK_IMAGES_ROUTE } from "../site/routes";

/** Returns the published fallback of an image. */
export const fallbackPicture = ({ fallback }: Pick<ImageRef, "fallback">): ImageSource => ({
  url: `${FALLBACK_IMAGES_ROUTE}/${fallback.slice(fallback.lastIndexOf("/") + 1)}`,
});

/** Returns an image at the content API, or its fallback when the content names none. */
export function livePicture(ref: ImageRef, baseUrl: string): ImageSource {
  if (ref.path === null) return fallbackPicture(ref);
  const path = ref.path.split("/").map(encodeText).join("/");
  return { url: `${baseUrl}${CONTENT_API.images}/${path}` };
}
