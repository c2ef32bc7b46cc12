import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import pLimit from "p-limit";
import { fetchDocument, type Run, urlOf } from "./fetch-document";
import { folderFor, pathOf, readStore, type Stored, store } from "./last-good-copies";
import type { Endpoint, PluginOptions } from "./plugin-options";
import { type RequestClock, RequestError } from "./request";

const DOCUMENT_TYPE = "CustomApiDocument";

/**
 * GraphQL type of the plugin's nodes. There's one node for each endpoint. "Nodes" in README.md
 * describes the fields.
 */
export const DOCUMENT_TYPE_DEFS = `
  type ${DOCUMENT_TYPE} implements Node @dontInfer {
    name: String!
    endpoint: String!
    status: String!
    reason: String
    fetchedAt: String
    documentPath: String
    previousFetchedAt: String
    previousDocumentPath: String
  }
`;

type Gatsby = Pick<
  SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest" | "reporter" | "store"
>;

/** Result of sourcing an endpoint. `reason` is set if editors should know something about it. */
interface Outcome extends Pick<Stored, "current" | "previous"> {
  readonly status: "live" | "last-good" | "missing";
  readonly reason: string | null;
}

const systemClock: RequestClock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Fetches all endpoints and creates a node for each, even if the server fails. A failure only
 * causes a warning.
 */
export async function sourceDocuments(
  gatsby: Gatsby,
  options: PluginOptions,
  clock: RequestClock = systemClock,
): Promise<void> {
  const deadlineAt = clock.now() + options.deadlineMs;
  const run: Run = { options, clock, deadlineAt, limit: pLimit(options.concurrency) };
  const root: string = gatsby.store.getState().program.directory;
  const outcomes = await Promise.all(
    options.endpoints.map(async (endpoint) => {
      const folder = folderFor(path.resolve(root, options.storeDirectory), endpoint.name);
      const outcome = options.baseUrl ? await source(run, endpoint, folder) : NOT_CONFIGURED;
      return { endpoint, folder, outcome };
    }),
  );
  for (const { endpoint, folder, outcome } of outcomes) {
    if (outcome.reason && options.baseUrl) {
      gatsby.reporter.warn(`${outcome.reason}; ${consequence(outcome)}`);
    }
    createDocumentNode(gatsby, folder, { ...endpoint, ...outcome });
  }
}

const NOT_CONFIGURED: Outcome = {
  status: "missing",
  reason: "No content API is configured",
  current: null,
  previous: null,
};

async function source(run: Run, endpoint: Endpoint, folder: string): Promise<Outcome> {
  const url = urlOf(run.options.baseUrl, endpoint);
  const stored = await readStore(folder);
  try {
    const { warning, ...document } = await fetchDocument(run, endpoint, stored.responses);
    const now = await store(folder, stored, {
      ...document,
      url: url.href,
      fetchedAt: new Date(run.clock.now()).toISOString(),
      listKeys: endpoint.paging?.listKeys ?? [],
    });
    return { ...now, status: "live", reason: warning && `GET ${endpoint.path} ${warning}` };
  } catch (error) {
    const problem =
      error instanceof RequestError
        ? error.message
        : `responded, but the response couldn't be saved in ${folder} (${systemCode(error)})`;
    const reason = `GET ${endpoint.path} ${problem}`;
    const current = stored.accepted ?? stored.current;
    if (!current) return { ...stored, status: "missing", reason };
    const { origin } = new URL(current.url);
    const other = origin === url.origin ? "" : `; the stored copy comes from ${origin}`;
    const previous = stored.accepted ? null : stored.previous;
    return { current, previous, status: "last-good", reason: reason + other };
  }
}

function consequence({ status, current }: Outcome): string {
  if (status === "last-good") return `using the copy from ${current?.fetchedAt}`;
  return status === "live" ? "using the part that was read" : "there is no stored copy";
}

function createDocumentNode(
  { actions, createNodeId, createContentDigest }: Gatsby,
  folder: string,
  { name, path: endpoint, status, reason, current, previous }: Endpoint & Outcome,
): void {
  const content = {
    name,
    endpoint,
    status,
    reason,
    documentPath: current && pathOf(folder, current),
    previousDocumentPath: previous && pathOf(folder, previous),
  };
  actions.createNode({
    ...content,
    fetchedAt: current?.fetchedAt ?? null,
    previousFetchedAt: previous?.fetchedAt ?? null,
    id: createNodeId(`${DOCUMENT_TYPE} ${name}`),
    parent: null,
    children: [],
    internal: {
      type: DOCUMENT_TYPE,
      // A copy's path identifies its content. The time when it was fetched doesn't affect any page.
      contentDigest: createContentDigest(content),
    },
  });
}

function systemCode(error: unknown): string {
  // `as`: errors from node:fs carry the system's code
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "unknown error";
}
