/** Attributes of an element that scrolls sideways, by pointer and by keyboard. */
export type RegionAttributes = Readonly<Record<"role" | "tabindex" | "aria-label", string>>;

/** Returns the attributes of an article's next table or listing. */
export type ScrollRegions = (kind: "Table" | "Code") => RegionAttributes;

/** Numbers the tables and listings of one article, which may be wider than the page. */
export function scrollRegions(): ScrollRegions {
  const counts = { Table: 0, Code: 0 };
  return (kind) => {
    counts[kind] += 1;
    const label = `${kind} ${counts[kind]}, may scroll sideways`;
    return { role: "region", tabindex: "0", "aria-label": label };
  };
}
