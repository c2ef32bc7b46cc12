/** As much of webpack's modules and chunks as is used here. */
export interface CssModule {
  readonly type: string;
}
export interface Chunk {
  readonly name?: string | null | undefined;
}
export interface ChunkGraph {
  readonly getModuleChunksIterable: (module: CssModule) => Iterable<Chunk>;
}

/** Gatsby's name for the chunk of one page or template begins so. */
const PAGE_CHUNK = "component---";

/** The chunk of the later parts of a page: the rest of that page's own, and maybe a name. */
const LATER_CHUNK = /^later---(?<page>.+?)(?:---|$)/;

/** The chunk of the page that alone has the later parts in `chunk`. */
const pageOf = ({ name }: Chunk): string | null => {
  const page = LATER_CHUNK.exec(name ?? "")?.groups?.page;
  return page === undefined ? null : PAGE_CHUNK + page;
};

const isStyle = ({ type }: CssModule): boolean => type === "css/mini-extract";

/**
 * Whether a style sheet belongs into the one that every page carries: what the frame of all pages
 * uses, and what is loaded later in several, which no page's own HTML would bring. A sheet that only
 * pages use stays with them, so that a page pays for its own styles; Gatsby writes both into its HTML.
 */
export function isBaseStyle(module: CssModule, chunks: ChunkGraph): boolean {
  if (!isStyle(module)) return false;
  return [...chunks.getModuleChunksIterable(module)].some(
    (chunk) => !chunk.name?.startsWith(PAGE_CHUNK) && pageOf(chunk) === null,
  );
}

/**
 * How the styles of the later parts of a page come into that page's own sheet: its HTML is built
 * with these parts. One group for each of `pages`, named as Gatsby names their files.
 */
export const laterStyles = (pages: readonly string[]) =>
  Object.fromEntries(
    pages.map((page) => [
      `later---${page}`,
      {
        test: (module: CssModule, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
          isStyle(module) && !isBaseStyle(module, chunkGraph),
        chunks: (chunk: Chunk) => pageOf(chunk) === PAGE_CHUNK + page,
        name: PAGE_CHUNK + page,
        priority: 50,
        enforce: true,
      },
    ]),
  );
