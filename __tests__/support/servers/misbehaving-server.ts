import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** Handles a request, or doesn't. `visit` counts the requests for this path, from 1. */
export type Behaviour = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  visit: number,
) => void;

export interface ReceivedRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
}

export interface MisbehavingServer {
  /** Base URL, without a trailing slash. */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** Maximum number of simultaneous requests. */
  readonly mostAtOnce: () => number;
  /** Sets what happens to requests for `path`. All others get a 404. */
  readonly on: (path: string, behaviour: Behaviour) => void;
  /** Resolves once `count` requests have arrived. */
  readonly arrived: (count: number) => Promise<void>;
  /** Resolves once `count` responses have been aborted by either side. */
  readonly brokenOff: (count: number) => Promise<void>;
  /** Closes all connections. Further ones are refused. */
  readonly stop: () => Promise<void>;
}

/** Starts a real HTTP server on loopback that does to each path whatever a test says. */
export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  const behaviours = new Map<string, Behaviour>();
  const visits = new Map<string, number>();
  const requests: ReceivedRequest[] = [];
  const arrivals = createCounter();
  const breaks = createCounter();
  let open = 0;
  let mostAtOnce = 0;

  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://server");
    const visit = (visits.get(pathname) ?? 0) + 1;
    visits.set(pathname, visit);
    requests.push({ path: pathname, query: searchParams, headers: request.headers });
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on("close", () => {
      open -= 1;
      if (!response.writableFinished) breaks.add();
    });
    (behaviours.get(pathname) ?? status(404))(request, response, visit);
    arrivals.add();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has this kind of address
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    mostAtOnce: () => mostAtOnce,
    on: (path, behaviour) => void behaviours.set(path, behaviour),
    arrived: arrivals.reached,
    brokenOff: breaks.reached,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Headers = Readonly<Record<string, string>>;

export const json =
  (body: unknown, headers: Headers = {}): Behaviour =>
  (_request, response) =>
    void response
      .writeHead(200, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));

/** 200 with exactly these bytes. */
export const raw =
  (body: string | Uint8Array, contentType = "application/json"): Behaviour =>
  (_request, response) =>
    void response.writeHead(200, { "content-type": contentType }).end(body);

/** An error with an HTML page, as proxies send it. */
export const status =
  (code: number, headers: Headers = {}): Behaviour =>
  (_request, response) =>
    void response
      .writeHead(code, { "content-type": "text/html", ...headers })
      .end(code === 304 || code === 204 ? undefined : "<h1>Sorry</h1>");

export const redirect = (location: string, code = 302): Behaviour => status(code, { location });

/** Accepts the request and never responds. */
export const silence = (): Behaviour => () => undefined;

/** Sends headers and the start of a document, then nothing more. */
export const stall = (): Behaviour => (_request, response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"items":[');
};

/** Sends a document one byte at a time, forever. */
export const drip = (): Behaviour => (_request, response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"items":[');
  const timer = setInterval(() => response.write(" "), 5);
  response.on("close", () => clearInterval(timer));
};

/** Sends a document as fast as the client reads it, forever. */
export const endless = (): Behaviour => (_request, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = " ".repeat(64 * 1024);
  const pour = () => {
    if (response.destroyed) return;
    if (response.write(chunk)) setImmediate(pour);
    else response.once("drain", pour);
  };
  pour();
};

/** A few bytes that decompress to a document of `size` bytes. */
export const bomb =
  (size: number): Behaviour =>
  (_request, response) =>
    void response
      .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
      .end(gzipSync(JSON.stringify("0".repeat(size))));

/** Resets the connection instead of responding. */
export const reset = (): Behaviour => (request) => void request.socket.resetAndDestroy();

/** Promises more than it sends, then closes the connection. */
export const cutShort = (): Behaviour => (request, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"items":[', () => request.socket.destroy());
};

/** One behaviour per request, in order. The last one stays. */
export const inTurn =
  (...behaviours: readonly Behaviour[]): Behaviour =>
  (request, response, visit) =>
    behaviours[Math.min(visit, behaviours.length) - 1]?.(request, response, visit);

/** A good response with an ETag, or 304 if the client has it. */
export const tagged =
  (body: unknown, etag: string): Behaviour =>
  (request, response, visit) =>
    (request.headers["if-none-match"] === etag ? status(304, { etag }) : json(body, { etag }))(
      request,
      response,
      visit,
    );

export interface PagedList {
  readonly items: readonly unknown[];
  /** Field that contains the list. Null sends a bare array. */
  readonly key?: string | null;
  /** Maximum items per page, whatever is requested. */
  readonly cap?: number;
  /** Fields to add to each body or, if undefined, to leave out: `{ pages: 1_000_000 }`. */
  readonly claim?: Readonly<Record<string, unknown>>;
  /** Content of pages past the end. */
  readonly beyond?: "nothing" | "first page" | "last page";
}

/**
 * A list paged by `page` and `per_page`, with the fields `page`, `per_page`, `total` and `pages`.
 */
export const pagedList =
  ({ items, key = "items", cap = 1000, claim = {}, beyond = "nothing" }: PagedList): Behaviour =>
  (request, response, visit) => {
    const { searchParams } = new URL(request.url ?? "/", "http://server");
    const perPage = Math.min(cap, Number(searchParams.get("per_page") ?? 10));
    const pages = Math.max(1, Math.ceil(items.length / perPage));
    const asked = Number(searchParams.get("page") ?? 1);
    const instead = { nothing: asked, "first page": 1, "last page": pages }[beyond];
    const page = asked > pages ? instead : asked;
    const list = items.slice((page - 1) * perPage, page * perPage);
    const counts = { page, per_page: perPage, total: items.length, pages };
    json(key === null ? list : { [key]: list, ...counts, ...claim })(request, response, visit);
  };

function createCounter() {
  let count = 0;
  const waiting: Array<{ readonly goal: number; readonly done: () => void }> = [];
  return {
    add: () => {
      count += 1;
      for (const { goal, done } of waiting) if (count >= goal) done();
    },
    reached: (goal: number) =>
      new Promise<void>((done) => {
        if (count >= goal) done();
        else waiting.push({ goal, done });
      }),
  };
}
