import { encodeText } from "./format/text";
import { pageRoute, ROUTES } from "./routes";

interface ListRoute<Kind> {
  readonly kind: Kind;
  /** The segment of the category, tag or author; "all" for the whole blog. */
  readonly slug: string;
  /** Path of the list's first page. */
  readonly base: string;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** A parsed path below `/blog`. */
export type BlogRoute =
  | { readonly kind: "post"; readonly slug: string }
  | ListRoute<"all" | "category" | "tag">
  | ListRoute<"author">;

/** A path that may be of a page newer than the build. Authors' pages never are: their records come with a build. */
export type ClientRenderedRoute = Exclude<BlogRoute, { readonly kind: "author" }>;

/** Folders below `/blog`, with one list for each segment in them. */
const LIST_FOLDERS = ["category", "tag", "author"] as const;

/** Decodes a segment of a path; one that was never encoded stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone percent sign
  }
}

/** Parses a path below `/blog`; null for one that can have no page. */
export function parseBlogPath(pathname: string): BlogRoute | null {
  const [root, ...parts] = pathname.split("/").filter(Boolean).map(decoded);
  if (`/${root}` !== ROUTES.blog) return null;
  const [first = "", second = ""] = parts;
  const folder = second === "" ? undefined : LIST_FOLDERS.find((name) => name === first);
  const rest = folder ? parts.slice(2) : parts;
  const page = rest[0] === "page" && /^[1-9]\d{0,5}$/.test(rest[1] ?? "") ? Number(rest[1]) : 1;
  const isPaged = rest.length === 0 || (rest.length === 2 && rest[0] === "page");
  if (folder && isPaged) {
    return {
      kind: folder,
      slug: second,
      base: `${ROUTES.blog}/${folder}/${encodeText(second)}`,
      page,
    };
  }
  if (isPaged) return { kind: "all", slug: "all", base: pageRoute(ROUTES.blog, 1), page };
  return parts.length === 1 ? { kind: "post", slug: first } : null;
}
