/** As much of webpack's modules and chunks as is used here. */
export interface CssModule {
  readonly type: string;
}
export interface ChunkGraph {
  readonly getModuleChunksIterable: (
    module: CssModule,
  ) => Iterable<{ readonly name?: string | null | undefined }>;
}

/** Gatsby's name for the chunk of one page or template begins so. */
const PAGE_CHUNK = "component---";

/**
 * Whether a style sheet belongs into the one that every page carries: what the frame of all pages
 * uses, and what is loaded later, which no page's own HTML would bring. A sheet that only pages use
 * stays with them, so that a page pays for its own styles; Gatsby writes both into its HTML.
 */
export function isBaseStyle(module: CssModule, chunks: ChunkGraph): boolean {
  if (module.type !== "css/mini-extract") return false;
  return [...chunks.getModuleChunksIterable(module)].some(
    ({ name }) => !name?.startsWith(PAGE_CHUNK),
  );
}
