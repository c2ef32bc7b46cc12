import { imagePathOf } from "./image-path";

/** An image as content refers to it, before it's resolved to a file. */
export interface ImageRef {
  readonly kind: "image";
  /** Path below `/images/` or `content/images/`, or null if the content has no valid image. */
  readonly path: string | null;
  /** The refused path, for the report. Missing if the content has no image or its path is valid. */
  readonly refused?: string;
  /**
   * The bundled image (from `illustrations/`) to use if the content has none or it can't be
   * fetched.
   */
  readonly fallback: `fallback/${"hero.jpg" | "blog.jpg" | "service.jpg" | "person.png" | "case-study.jpg"}`;
}

const SAFE_IMAGE_PATH = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9/_.,@ -]*\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Creates an image reference. Only plain relative paths of raster images are accepted. */
export function imageRef(
  path: string | null | undefined,
  fallback: ImageRef["fallback"],
): ImageRef {
  const written = path?.trim() ?? "";
  const clean = written.replace(/^\/(?!\/)/, ""); // two slashes would mean another host
  if (SAFE_IMAGE_PATH.test(clean)) return { kind: "image", path: clean, fallback };
  return { kind: "image", path: null, ...(written && { refused: written }), fallback };
}

/**
 * Returns an image's path below the API's images. The record may contain that path or a full URL
 * below one of `imagesUrls`. Returns null for any other image.
 */
export function pathAtApi(
  { path, refused = "", fallback }: ImageRef,
  ...imagesUrls: readonly string[]
): string | null {
  if (path !== null || !imagesUrls.some((url) => refused.startsWith(`${url}/`))) return path;
  const named = imagePathOf(refused, ...imagesUrls);
  return "path" in named ? imageRef(named.path, fallback).path : null;
}

type Resolved<T, I> = T extends ImageRef
  ? I
  : T extends readonly (infer Item)[]
    ? Resolved<Item, I>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key], I> }
      : T;

const isImageRef = (value: object): value is ImageRef => "kind" in value && value.kind === "image";

/**
 * Copies `value` with every image reference, at any depth, replaced by the result of `resolve`,
 * which also receives the record that contains the reference.
 */
export function resolveImages<T, I>(
  value: T,
  resolve: (ref: ImageRef, record: object) => I,
): Resolved<T, I> {
  const visit = (part: unknown, record: object): unknown => {
    if (Array.isArray(part)) return part.map((item) => visit(item, record));
    if (typeof part !== "object" || part === null) return part;
    if (isImageRef(part)) return resolve(part, record);
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, visit(item, part)]));
  };
  return visit(value, {}) as Resolved<T, I>; // the walk mirrors the type above
}
