import { OPT_OUT_TEXT } from "./messaging-rules";

/** A promotional text with the opt-out at its end, unless it holds it already; empty stays empty. */
export function withOptOut(text: string): string {
  if (!text.trim() || text.includes(OPT_OUT_TEXT)) return text;
  return `${text}${/\s$/.test(text) ? "" : " "}${OPT_OUT_TEXT}`;
}
