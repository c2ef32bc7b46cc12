/**
 * An image as content names it, before it is a file: `path` below the API's `/images/` (or below
 * `src/images/` for bundled content), null when the content names none; `fallback` is the bundled
 * image that stands in when `path` is null or cannot be had.
 */
export interface ImageRef {
  readonly kind: "image";
  readonly path: string | null;
  readonly fallback: FallbackImage;
}

/** Bundled images, below `src/images/`, that replace a missing one. */
export type FallbackImage =
  | "fallback/hero.jpg"
  | "fallback/blog.jpg"
  | "fallback/service.jpg"
  | "fallback/person.png"
  | "fallback/case-study.jpg";

const SAFE_IMAGE_PATH = /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9/_.,@ -]*\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Names an image; a path that is not a plain relative raster path counts as none. */
export function imageRef(path: string | null | undefined, fallback: FallbackImage): ImageRef {
  const clean = path?.trim().replace(/^\/+/, "") ?? "";
  return { kind: "image", path: SAFE_IMAGE_PATH.test(clean) ? clean : null, fallback };
}

type Resolved<T, I> = T extends ImageRef
  ? I
  : T extends readonly (infer Item)[]
    ? Resolved<Item, I>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key], I> }
      : T;

const isImageRef = (value: object): value is ImageRef => "kind" in value && value.kind === "image";

/** A copy of `value` in which `resolve` has replaced every image reference, at any depth. */
export function resolveImages<T, I>(value: T, resolve: (ref: ImageRef) => I): Resolved<T, I> {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== "object" || part === null) return part;
    if (isImageRef(part)) return resolve(part);
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, visit(item)]));
  };
  return visit(value) as Resolved<T, I>; // the walk mirrors the type above
}
