import { markdownLink } from "./markdown-text";

/** Joins words into a line: no space at its beginning, none twice. */
export class Line {
  private readonly parts: string[] = [];

  /** Begins a line after the character `last`. */
  constructor(private last = "\n") {}

  add(text: string): void {
    const isAfterSpace = /[ \n]/.test(this.last);
    const added = isAfterSpace && text.startsWith(" ") ? text.slice(1) : text;
    if (!added) return;
    this.parts.push(added);
    this.last = added.charAt(added.length - 1);
  }

  /** Adds words that lead to `href`; an exclamation mark before them would make the link a picture. */
  addLink(words: string, href: string): void {
    const link = words.includes("\n") ? words : onWords(words, (text) => markdownLink(text, href));
    if (this.last === "!" && link.startsWith("[")) {
      this.parts.push(`${this.parts.pop()?.slice(0, -1)}\\!`);
    }
    this.add(link);
  }

  break(): void {
    if (this.parts.length > 0) this.add("  \n");
  }

  /** Returns the words, and begins a new line. */
  end(): string {
    const text = this.parts.splice(0).join("");
    this.last = "\n";
    return text;
  }
}

/** Returns `text` with its words changed by `edit`, and the white space around them as it is. */
function onWords(text: string, edit: (words: string) => string): string {
  const words = text.trim();
  const start = text.length - text.trimStart().length;
  return words ? text.slice(0, start) + edit(words) + text.slice(start + words.length) : text;
}

/** Returns `text` with `mark` on both sides of its words; they hold within a line. */
export const marked = (text: string, mark: string): string =>
  text.includes("\n") ? text : onWords(text, (words) => `${mark}${words}${mark}`);

/** Returns a fence of at least `least` backticks, longer than each run of them in `code`. */
export function fenceFor(code: string, least: number): string {
  const runs = code.match(/`+/g) ?? [];
  const longest = runs.reduce((length, run) => Math.max(length, run.length), 0);
  return "`".repeat(Math.max(least, longest + 1));
}

export function codeSpan(text: string, inCell: boolean): string {
  const code = text.replace(/\s+/g, " ");
  if (!code.trim()) return code;
  const fence = fenceFor(code, 1);
  const edge = /^`|`$/.test(code) ? " " : "";
  const shown = inCell ? code.replaceAll("|", "\\|") : code;
  return `${fence}${edge}${shown}${edge}${fence}`;
}

export const indented = (text: string, first: string, next: string): string =>
  `${first}${text.replaceAll("\n", `\n${next}`)}`.replace(/\n +(?=\n)/g, "\n");
