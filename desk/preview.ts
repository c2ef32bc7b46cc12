import type CMS from "@sveltia/cms";
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { postWithHtml } from "../src/content-files/markdown-to-html";
import { DRAFT_ROUTE, postRoute } from "../src/site/routes";

declare global {
  /** React's `createElement`, which Sveltia CMS puts on the window for templates of previews. */
  var h: typeof import("react").createElement;
}

/** Milliseconds after saving at which the page is loaded again: the development site needs a moment to notice. */
const RELOADS_MS = [1_000, 3_000, 6_000];

/** Milliseconds between two looks for the page of a new record. */
const LOOK_MS = 500;

let frame: HTMLIFrameElement | null = null;
/** The new post that was written last. */
let draft: Draft | null = null;

const NOTE = { font: "1rem system-ui", padding: "2rem" };
const FRAME = { border: 0, width: "100%", height: "100vh" };

/** A post that was never saved. */
interface Draft {
  /** In the content API's format, as `DRAFT_ROUTE` takes it. */
  readonly post: object;
  /** URL of a picture that was never saved either, or "". */
  readonly href: string;
}

function draftOf(entry: CustomPreviewTemplateProps["entry"]): Draft {
  const { data } = entry.toJS();
  const href = /^blob:/.test(data.image_path) ? data.image_path : "";
  return { post: postWithHtml({ ...data, id: "draft" }), href };
}

/**
 * Shows the page of a record next to its fields, as it was last saved. `{id}` in its URL stands for the record's id, which
 * a new one doesn't have yet: a new post is shown as it's written.
 */
export function registerPreview(cms: typeof CMS, name: string, url: string): void {
  const isOfPosts = url.endsWith(postRoute("{id}"));
  const Preview: CustomPreviewTemplate = ({ entry, document }) => {
    document.body.style.margin = "0";
    const id = entry.get("slug");
    const isNew = !id && url.includes("{id}");
    if (isNew && !isOfPosts)
      return h("p", { style: NOTE }, "The page shows here once this is saved.");
    if (isNew) draft = draftOf(entry); // stays until the page of the saved one is there
    const page = isNew ? new URL(DRAFT_ROUTE, url).href : url.replace("{id}", id);
    return h("iframe", {
      ref: (element: HTMLIFrameElement | null): void => {
        frame = element;
        if (element) void show(page, element);
        void sendDraft();
      },
      title: "The page on the development site",
      style: FRAME,
    });
  };
  cms.registerPreviewTemplate(name, Preview);
}

/** Pictures that were never saved, by their URLs, which end with saving. */
const pictures = new Map<string, Promise<Blob>>();

function pictureAt(href: string): Promise<Blob> {
  const known = pictures.get(href) ?? fetch(href).then((response) => response.blob());
  pictures.set(href, known);
  return known;
}

/** Sends the draft to its page. A picture that was never saved is only known to the desk, so it's sent too. */
async function sendDraft(): Promise<void> {
  const sent = draft;
  if (!sent || !frame?.src.endsWith(DRAFT_ROUTE)) return;
  const { href, ...message } = sent;
  const picture = href && (await pictureAt(href));
  if (sent === draft) frame.contentWindow?.postMessage({ ...message, picture }, frame.src);
}

/** Sends what is being written as soon as the page asks for it. */
export function answerDrafts(): void {
  window.addEventListener("message", ({ source }) => {
    if (source === frame?.contentWindow) void sendDraft();
  });
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
