import type CMS from "@sveltia/cms";
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { postWithHtml } from "../src/content-files/markdown-to-html";
import { DRAFT_ROUTE, postRoute } from "../src/site/routes";

declare global {
  /** React's `createElement`, which Sveltia CMS adds to the window for preview templates. */
  var h: typeof import("react").createElement;
}

/**
 * The page reloads this many ms after saving. It does so several times, because the development
 * site needs a moment to notice the change.
 */
const RELOADS_MS = [1_000, 3_000, 6_000];

/** Time between checks for whether a new record's page exists yet. */
const LOOK_MS = 500;

let frame: HTMLIFrameElement | null = null;
/** The unsaved post as it was last edited. */
let draft: Draft | null = null;

const NOTE = { font: "1rem system-ui", padding: "2rem" };
const FRAME = { border: 0, width: "100%", height: "100vh" };

/** A post that has never been saved. */
interface Draft {
  /** The post in the content API's format, which `DRAFT_ROUTE` expects. */
  readonly post: object;
  /** URL of the post's unsaved picture, or "". */
  readonly href: string;
}

function draftOf(entry: CustomPreviewTemplateProps["entry"]): Draft {
  const { data } = entry.toJS();
  const href = /^blob:/.test(data.image_path) ? data.image_path : "";
  return { post: postWithHtml({ ...data, id: "draft" }), href };
}

/**
 * Shows a record's page, as last saved, next to the form. `{id}` in the URL stands for the record's
 * id, which a new record doesn't have yet. New posts are shown as they're being written.
 */
export function registerPreview(cms: typeof CMS, name: string, url: string): void {
  const isOfPosts = url.endsWith(postRoute("{id}"));
  const Preview: CustomPreviewTemplate = ({ entry, document }) => {
    document.body.style.margin = "0";
    const id = entry.get("slug");
    const isNew = !id && url.includes("{id}");
    if (isNew && !isOfPosts)
      return h("p", { style: NOTE }, "The page appears here once you’ve saved it.");
    if (isNew) draft = draftOf(entry); // kept until the saved post has a page
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

/** Unsaved pictures by URL. Saving revokes the URLs. */
const pictures = new Map<string, Promise<Blob>>();

function pictureAt(href: string): Promise<Blob> {
  const known = pictures.get(href) ?? fetch(href).then((response) => response.blob());
  pictures.set(href, known);
  return known;
}

/**
 * Sends the draft to the page that shows it, along with an unsaved picture, which only the desk can
 * read.
 */
async function sendDraft(): Promise<void> {
  const sent = draft;
  if (!sent || !frame?.src.endsWith(DRAFT_ROUTE)) return;
  const { href, ...message } = sent;
  const picture = href && (await pictureAt(href));
  if (sent === draft) frame.contentWindow?.postMessage({ ...message, picture }, frame.src);
}

/** Sends the draft whenever the page asks for it. */
export function answerDrafts(): void {
  window.addEventListener("message", ({ source }) => {
    if (source === frame?.contentWindow) void sendDraft();
  });
}

/** Shows a page once the development site has it, which takes a few seconds for a new record. */
async function show(url: string, element: HTMLIFrameElement): Promise<void> {
  if (element.name === url) return; // Sveltia renders again whenever a field changes
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
