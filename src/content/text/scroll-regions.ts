/** Makes a sideways-scrolling element usable by keyboard and screen reader. */
export type RegionAttributes = Readonly<Record<"role" | "tabindex" | "aria-label", string>>;

export type ScrollRegions = (kind: "Table" | "Code") => RegionAttributes;

/** Numbers an article's tables and listings, since they may be wider than the page. */
export function scrollRegions(): ScrollRegions {
  const counts = { Table: 0, Code: 0 };
  return (kind) => {
    counts[kind] += 1;
    const label = `${kind} ${counts[kind]}, may scroll sideways`;
    return { role: "region", tabindex: "0", "aria-label": label };
  };
}
