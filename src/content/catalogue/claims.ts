/** A claim on a page, such as "99.9% delivery rate". */
interface Point {
  readonly title: string;
  /** Evidence for a figure: who measured it, how and when. */
  readonly source: string;
}

/** Matches a percentage or rating, as in "99.9%" or "4.9/5", but not "24/7". */
const FIGURE = /\d\s?%|\b\d(?:[.,]\d)?\/(?:5|10)\b/;

/**
 * Drops points that contain a figure but no source, and calls `onUnsourced` with the position in
 * the list (starting at 1) and title of each dropped point.
 */
export const withoutUnsourced = <T extends Point>(
  points: readonly T[],
  onUnsourced: (place: number, title: string) => void,
): readonly T[] =>
  points.filter(({ title, source }, i) => {
    if (source || !FIGURE.test(title)) return true;
    onUnsourced(i + 1, title);
    return false;
  });
