import type CMS from "@sveltia/cms";
import type { CustomPreviewTemplate } from "@sveltia/cms";

declare global {
  /** React's `createElement`, which Sveltia CMS puts on the window for templates of previews. */
  var h: typeof import("react").createElement;
}

/** Milliseconds after saving at which the page is loaded again: the development site needs a moment to notice. */
const RELOADS_MS = [1_000, 3_000, 6_000];

let frame: HTMLIFrameElement | null = null;

const NOTE = { font: "1rem system-ui", padding: "2rem" };
const FRAME = { border: 0, width: "100%", height: "100vh" };

/**
 * Shows the page of a record beside its fields, as it was saved last. `{id}` in its URL stands for the
 * record's id, which a new one does not have yet.
 */
export function registerPreview(cms: typeof CMS, name: string, url: string): void {
  const Preview: CustomPreviewTemplate = ({ entry, document }) => {
    document.body.style.margin = "0";
    const id = entry.get("slug");
    if (!id && url.includes("{id}"))
      return h("p", { style: NOTE }, "The page shows here once this is saved.");
    return h("iframe", {
      ref: (element: HTMLIFrameElement | null): void => {
        frame = element;
      },
      src: url.replace("{id}", id),
      title: "The page on the development site",
      style: FRAME,
    });
  };
  cms.registerPreviewTemplate(name, Preview);
}

/** Loads the page again after each saving. */
export function reloadAfterSaving(cms: typeof CMS): void {
  cms.registerEventListener({
    name: "postSave",
    handler: () => {
      for (const delay of RELOADS_MS) {
        setTimeout(() => frame && Object.assign(frame, { src: frame.src }), delay);
      }
    },
  });
}
