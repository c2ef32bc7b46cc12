/**
 * Decodes the segments of a URL's path, safe to join below a folder; empty segments (doubled or
 * closing slashes) are left out. `malformed`: not a URL encoding of UTF-8. `unsafe`: an encoded slash,
 * backslash or control character, or a dot file (`.well-known` aside, RFC 8615).
 */
export function pathSegments(pathname: string): readonly string[] | "malformed" | "unsafe" {
  let segments: string[];
  try {
    segments = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return "malformed";
  }
  const safe = segments.every(
    (segment, index) =>
      !/[/\\\p{Cc}]/u.test(segment) &&
      (!segment.startsWith(".") || (index === 0 && segment === ".well-known")),
  );
  return safe ? segments : "unsafe";
}
