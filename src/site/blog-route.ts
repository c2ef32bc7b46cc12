import { encodeText } from "./format/text";
import { pageRoute, ROUTES } from "./routes";

/** A parsed path below `/blog`. */
export type BlogRoute =
  | { readonly kind: "post"; readonly slug: string }
  | {
      readonly kind: "all" | "category" | "tag";
      /** The segment of the category or tag; "all" for the whole blog. */
      readonly slug: string;
      /** Path of the list's first page. */
      readonly base: string;
      /** Number of the page, from 1. */
      readonly page: number;
    };

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
  const isFiled = (first === "category" || first === "tag") && second !== "";
  const rest = isFiled ? parts.slice(2) : parts;
  const page = rest[0] === "page" && /^[1-9]\d{0,5}$/.test(rest[1] ?? "") ? Number(rest[1]) : 1;
  const isPaged = rest.length === 0 || (rest.length === 2 && rest[0] === "page");
  if (isFiled && isPaged) {
    const base = `${ROUTES.blog}/${first}/${encodeText(second)}`;
    return { kind: first === "tag" ? "tag" : "category", slug: second, base, page };
  }
  if (isPaged) return { kind: "all", slug: "all", base: pageRoute(ROUTES.blog, 1), page };
  return parts.length === 1 ? { kind: "post", slug: first } : null;
}
