import { cleanPaste } from "../src/content/text/paste/clean-paste";
import { escapeHtml } from "../src/content/text/plain-text";
import { tabbedRows } from "./table";

/** Cleans HTML pasted into a rich text field before the editor turns it into Markdown. */
export function cleanPastes(): void {
  document.addEventListener("paste", replacePaste, true);
}

function replacePaste(event: ClipboardEvent): void {
  const { target, clipboardData, isTrusted } = event;
  // the paste dispatched below isn't trusted, and text copied from the editor itself is already
  // clean
  if (!isTrusted || !clipboardData || clipboardData.types.includes("application/x-lexical-editor"))
    return;
  if (!(target instanceof Element) || !target.closest(".lexical-root")) return;
  if (target.closest("input, textarea, code, .code-block")) return;
  const text = clipboardData.getData("text/plain");
  const html = htmlForEditor(clipboardData.getData("text/html"), text);
  if (!html) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const data = new DataTransfer();
  data.setData("text/html", html);
  data.setData("text/plain", text);
  target.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

/** Returns the HTML to paste instead, or "" if the editor can paste the text as it is. */
export const htmlForEditor = (html: string, text: string): string =>
  html ? withTablesForEditor(cleanPaste(html)) : tableOfText(text);

/**
 * Returns tab-separated text, such as spreadsheet cells, as an HTML table, or "" if there's only
 * one line or any line has no tab.
 */
function tableOfText(text: string): string {
  const rows = tabbedRows(text);
  if (rows.length < 2 || rows.some(({ length }) => length < 2)) return "";
  const cells = rows.map((row) => row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join(""));
  return withTablesForEditor(`<table>${cells.map((row) => `<tr>${row}</tr>`).join("")}</table>`);
}

/**
 * Rewrites tables so that Markdown can express them, because the editor doesn't do that itself. The
 * first row becomes headings, blocks in cells are unwrapped, and `|` is escaped.
 */
function withTablesForEditor(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const table of body.querySelectorAll("table")) {
    if (!body.contains(table)) continue; // nested in another table's cell
    [...table.rows].forEach((row, i) => {
      for (const cell of row.cells) {
        const inCell = document.createElement(i === 0 ? "th" : "td");
        // without a scope, the editor treats the first cell as a heading of its column
        if (i === 0) inCell.setAttribute("scope", "row");
        inCell.append(...inlineNodes(cell));
        cell.replaceWith(inCell);
      }
    });
  }
  return body.innerHTML;
}

const BLOCKS =
  "p, div, li, ul, ol, br, hr, pre, blockquote, table, tbody, thead, tfoot, tr, td, th";

/** Returns a cell's content with blocks unwrapped and separated by spaces. */
function inlineNodes(cell: Element): readonly ChildNode[] {
  for (const block of cell.querySelectorAll(BLOCKS))
    block.replaceWith(" ", ...block.childNodes, " ");
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = (currentNode.nodeValue ?? "").replaceAll("|", "\\|");
  }
  return [...cell.childNodes];
}
