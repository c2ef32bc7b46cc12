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

/** Returns whether the site's code may have an element with this id beside the services' cards. */
export const isReservedId = (id: string): boolean =>
  // React's begin with a colon, Gatsby's slices with their names
  RESERVED_IDS.has(id) || /^(?:[:_]|(?:footer|gatsby|header)-)/.test(id);

/**
 * Returns the ids of cards that content names `names`: the names themselves, but for those that the site's code or an
 * earlier card has.
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
