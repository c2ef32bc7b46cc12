/** Makes a sideways-scrolling element usable by keyboard and screen reader. */
export type RegionAttributes = Readonly<Record<"role" | "tabindex" | "aria-label", string>>;

export type ScrollRegions = (kind: "Table" | "Code") => RegionAttributes;

/**
 * Returns the attributes of an article's tables and listings, numbered by kind. They scroll because
 * they may be wider than the page.
 */
export function scrollRegions(): ScrollRegions {
  const counts = { Table: 0, Code: 0 };
  return (kind) => {
    counts[kind] += 1;
    const label = `${kind} ${counts[kind]}, may scroll sideways`;
    return { role: "region", tabindex: "0", "aria-label": label };
  };
}
