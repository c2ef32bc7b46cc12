import { ANCHORS, contentAnchor } from "../../site/routes";

const RESERVED_IDS: ReadonlySet<string> = new Set([
  ...Object.values(ANCHORS),
  "main",
  "web-fonts",
  "consent-title",
  "services-panel",
  "newsletter-email",
  "newsletter-email-message",
]);

/** Returns whether the site's own code may use this id on a page with service cards. */
export const isReservedId = (id: string): boolean =>
  // React's ids start with a colon, and ids of Gatsby slices with the slice's name
  RESERVED_IDS.has(id) || /^(?:[:_]|(?:footer|gatsby|header)-)/.test(id);

/**
 * Returns an id for each card. The id is the card's name from the content, with a prefix if the
 * site's code may use that name, and a number if an earlier card does.
 */
export function cardAnchors(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const first = isReservedId(name) ? contentAnchor(name) : name;
    let id = first;
    for (let n = 2; used.has(id); n += 1) id = `${first}-${n}`;
    used.add(id);
    return id;
  });
}
