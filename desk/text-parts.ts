import type { EditorComponentDefinition } from "@sveltia/cms";
import { linesOf, TABLE_PATTERN, tableOf } from "./table";

/**
 * Makes text safe to use inside the quotation marks of a Markdown caption. `alternative` does the
 * same for the brackets of alternative text.
 */
const caption = (text: unknown) => oneLine(text).replaceAll('"', "”");
const alternative = (text: unknown) => oneLine(text).replace(/[[\]]/g, "");
const oneLine = (text: unknown) =>
  String(text ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The items under Insert in the text editor. Each is plain Markdown in the file. */
export const TEXT_PARTS = [
  {
    id: "picture",
    label: "Picture",
    icon: "image",
    trigger: "button",
    mode: "dialog",
    summary: "{{alt}}",
    fields: [
      {
        name: "src",
        label: "Picture",
        widget: "image",
        choose_url: false,
        hint: "A landscape picture, 1600 × 1000 pixels or more.",
      },
      {
        name: "alt",
        label: "What the picture shows",
        widget: "string",
        hint: "A short description for people who can’t see the picture. Write “decorative” if the picture adds nothing.",
      },
      { name: "caption", label: "Caption", widget: "string", required: false },
    ],
    pattern: /^!\[(?<alt>[^\]]*)\]\((?<src>[^\s)]+)(?:\s+"(?<caption>[^"]*)")?\)$/m,
    toBlock: ({ src, alt, caption: words }) =>
      `![${alternative(alt)}](${src ?? ""}${caption(words) && ` "${caption(words)}"`})`,
    toPreview: ({ src, alt }) => `![${alternative(alt)}](${src ?? ""})`,
  },
  {
    id: "call-out",
    label: "Call-out",
    icon: "campaign",
    fields: [
      {
        name: "text",
        label: "Text of the call-out",
        widget: "text",
        hint: "What readers in a hurry should see. Write links and bold as in Markdown.",
      },
    ],
    pattern: /^<aside>\n+(?<text>[\s\S]*?)\n+<\/aside>$/m,
    toBlock: ({ text }) => `<aside>\n\n${String(text ?? "").trim()}\n\n</aside>`,
    // with a preview, every `aside` that's pasted would become an empty call-out
    toPreview: () => undefined as unknown as string,
  },
  {
    id: "table",
    label: "Table",
    icon: "table",
    fields: [
      {
        name: "lines",
        label: "Rows of the table",
        widget: "text",
        hint: "One line per row, headings first, with | between cells. Or paste rows from a spreadsheet.",
      },
      { name: "source", widget: "hidden", required: false },
    ],
    pattern: TABLE_PATTERN,
    fromBlock: ([source]) => ({ lines: linesOf(source ?? ""), source }),
    toBlock: ({ lines, source }) => tableOf(String(lines ?? ""), source),
    toPreview: ({ lines }) => String(lines ?? ""),
  },
] satisfies readonly EditorComponentDefinition[];
