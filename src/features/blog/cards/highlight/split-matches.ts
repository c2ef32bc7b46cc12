/** A stretch of text; `isMatch` where it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

/** `text` cut at every place that holds `query`, whatever the case; blank finds nothing. */
export function splitMatches(text: string, query: string): Stretch[] {
  const needle = query.trim().toLowerCase();
  const hay = text.toLowerCase();
  // a few letters change their length with their case; then places would not fit
  if (!needle || hay.length !== text.length) return [{ text, isMatch: false }];
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
    if (at > from) stretches.push({ text: text.slice(from, at), isMatch: false });
    from = at + needle.length;
    stretches.push({ text: text.slice(at, from), isMatch: true });
  }
  if (from < text.length) stretches.push({ text: text.slice(from), isMatch: false });
  return stretches;
}
