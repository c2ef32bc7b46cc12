/** Attributes that make a sideways-scrolling element usable with a keyboard and screen reader. */
export type RegionAttributes = Readonly<Record<"role" | "tabindex" | "aria-label", string>>;

export type ScrollRegions = (kind: "Table" | "Code") => RegionAttributes;

/**
 * Returns a function that makes the attributes for an article's tables and code blocks, which
 * scroll because they may be wider than the page. Each kind is numbered separately.
 */
export function scrollRegions(): ScrollRegions {
  const counts = { Table: 0, Code: 0 };
  return (kind) => {
    counts[kind] += 1;
    const label = `${kind} ${counts[kind]}, may scroll sideways`;
    return { role: "region", tabindex: "0", "aria-label": label };
  };
}
