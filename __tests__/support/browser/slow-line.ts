import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";

/** Pages are cut after these closing tags, which are on every page's first screen. */
const CUT = /<\/(?:li|p|h1|h2)>/g;
/** The parser treats their content as text, so a cut inside wouldn't be painted. */
const RAW = ["script", "noscript", "style"];
/** Headers that reach the browser. */
const KEPT = ["content-type", "cache-control", "content-security-policy"];
const CUTS = 64;
const CUTS_PER_PIECE = 4;

/** A proxy for the site that delivers everything only when the test says so. */
export interface SlowLine {
  readonly url: string;
  /**
   * Opens a page whose HTML arrives in pieces, each painted before the next is sent. The first
   * piece is the head, which paints nothing; `afterHead` runs before the body is sent.
   */
  readonly openInPieces: (
    page: Page,
    path: string,
    afterHead?: () => Promise<unknown>,
  ) => Promise<void>;
  /** Delivers fonts that have been requested, and all later ones. */
  readonly releaseFonts: () => void;
  readonly close: () => Promise<void>;
}

export interface SlowLineOptions {
  readonly origin: string;
  /** Whether fonts wait for `releaseFonts`. */
  readonly holdFonts: boolean;
  /** Whether pages may use local fonts that their styles name. */
  readonly localFonts: boolean;
}

/**
 * Cuts a page into its head and pieces of its body. Each piece ends in a comment with its number.
 */
function cut(html: string): string[] {
  const body = html.indexOf("<body");
  const isRaw = (at: number) =>
    RAW.some((tag) => html.lastIndexOf(`<${tag}`, at) > html.lastIndexOf(`</${tag}`, at));
  const ends = [...html.matchAll(CUT)]
    .map(({ index, 0: { length } }) => index + length)
    .filter((at) => at > body && !isRaw(at))
    .slice(0, CUTS)
    .filter((_, i) => i % CUTS_PER_PIECE === 0);
  const all = [body, ...ends, html.length];
  return all.map((end, i) => `${html.slice(all[i - 1] ?? 0, end)}<!--piece ${i}-->`);
}

/** Waits until the page has painted everything up to that piece. */
async function painted(page: Page, piece: number): Promise<void> {
  await page.waitForFunction((text) => {
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
    for (let node = comments.nextNode(); node; node = comments.nextNode()) {
      if (node.nodeValue === text) return true;
    }
    return false;
  }, `piece ${piece}`);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Starts a slow proxy for the site at `origin`. Only one page at a time can be opened in pieces.
 */
export async function startSlowLine(options: SlowLineOptions): Promise<SlowLine> {
  let releaseFonts: () => void = () => undefined;
  const fonts = new Promise<void>((resolve) => {
    releaseFonts = resolve;
    if (!options.holdFonts) resolve();
  });
  let pieces: string[] | undefined;
  let answer: (response: ServerResponse) => void = () => undefined;

  const server = createServer(async (request, response) => {
    const { url = "/", method, headers } = request;
    const { accept = "" } = headers;
    const upstream = await fetch(options.origin + url, { method, headers: { accept } });
    if (url.endsWith(".woff2")) await fonts;
    const type = upstream.headers.get("content-type") ?? "";
    for (const name of KEPT) {
      const value = upstream.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.statusCode = upstream.status;
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await upstream.arrayBuffer()));
      return;
    }
    const text = await upstream.text();
    const html = options.localFonts ? text : text.replaceAll(/local\("[^"]+"\)/g, 'local("none")');
    if (!pieces) response.end(html);
    else {
      pieces = cut(html);
      answer(response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listens on a port
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    openInPieces: async (page, path, afterHead) => {
      pieces = [];
      const answered = new Promise<ServerResponse>((resolve) => {
        answer = resolve;
      });
      const opened = page.goto(url + path, { waitUntil: "commit" });
      const response = await answered;
      const sent = pieces;
      pieces = undefined;
      for (const [i, piece] of sent.entries()) {
        response.write(piece);
        await opened;
        if (i > 0) await painted(page, i);
        else await afterHead?.();
      }
      response.end();
      await page.waitForLoadState("domcontentloaded"); // the load event waits for fonts
    },
    releaseFonts: () => releaseFonts(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
