import { cutText } from "../../site/format/text";

/**
 * Maximum length of an excerpt, not counting the ellipsis. Cards show at most three lines
 * (`post-card.module.css`).
 */
export const EXCERPT_MAX_CHARS = 150;

/**
 * Cuts text after the last whole word within `max` characters and adds an ellipsis. Returns text
 * that fits unchanged.
 */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const end = cut.lastIndexOf(" ");
  const kept = end > 0 ? cut.slice(0, end) : cutText(text, max);
  return `${kept.replace(/[\s,;:.–—-]+$/u, "")}…`;
}
