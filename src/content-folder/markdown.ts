import MarkdownIt from "markdown-it";

const parser = new MarkdownIt({ html: true });

/** Converts a text of the content folder to HTML, which may hold anything: it is sanitised where it is shown. */
export const markdownToHtml = (markdown: string): string => parser.render(markdown).trim();
