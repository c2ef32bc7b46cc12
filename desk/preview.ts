import type CMS from "@sveltia/cms";
import type { CustomPreviewTemplate } from "@sveltia/cms";

declare global {
  /** React's `createElement`, which Sveltia CMS puts on the window for templates of previews. */
  var h: typeof import("react").createElement;
}

/** Milliseconds after saving at which the page is loaded again: the development site needs a moment to notice. */
const RELOADS_MS = [1_000, 3_000, 6_000];

/** Milliseconds between two looks for the page of a new record. */
const LOOK_MS = 500;

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
        if (element) void show(url.replace("{id}", id), element);
      },
      title: "The page on the development site",
      style: FRAME,
    });
  };
  cms.registerPreviewTemplate(name, Preview);
}

/** Shows a page as soon as the development site has it, which makes that of a new record some seconds after it's saved. */
async function show(url: string, element: HTMLIFrameElement): Promise<void> {
  if (element.name === url) return; // React calls again whenever a field changes
  element.name = url;
  const { pathname } = new URL(url);
  while (frame === element && element.name === url) {
    const isThere = await fetch(`/desk/page${pathname}`)
      .then((response) => response.json())
      .catch(() => false);
    if (isThere) return void Object.assign(element, { src: url });
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Loads the page again after each saving. */
export function reloadAfterSaving(cms: typeof CMS): void {
  cms.registerEventListener({
    name: "postSave",
    handler: () => {
      for (const delay of RELOADS_MS) {
        setTimeout(() => frame?.src && Object.assign(frame, { src: frame.src }), delay);
      }
    },
  });
}
