/** A point that a page makes, as in "99.9% delivery rate". */
interface Point {
  readonly title: string;
  /** Evidence for a figure: who measured it, how and when. */
  readonly source: string;
}

/** Matches a share or a rating, as in "99.9%" or "4.9/5"; "24/7" is none. */
const FIGURE = /\d\s?%|\b\d(?:[.,]\d)?\/(?:5|10)\b/;

/**
 * Returns the points that may be shown: a figure needs a source. `onUnsourced` gets the others' places in the list,
 * from 1.
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
