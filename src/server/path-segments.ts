/**
 * Decodes the segments of a URL path so that they're safe to join to a folder. Empty segments (from
 * doubled or trailing slashes) are left out. Returns `malformed` if the encoding isn't valid UTF-8.
 * Returns `unsafe` if a segment has an encoded slash, a backslash or a control character, or is a
 * dot file other than `.well-known` (RFC 8615).
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
