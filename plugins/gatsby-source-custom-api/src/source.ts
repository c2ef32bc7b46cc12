import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import pLimit from "p-limit";
import { fetchDocument, type Run, urlOf } from "./fetch-document";
import type { Endpoint, PluginOptions } from "./options";
import { type Clock, RequestError } from "./request";
import { type Copy, folderFor, pathOf, readStored, type Stored, store } from "./store";

const DOCUMENT_TYPE = "CustomApiDocument";

/** One node per endpoint; the meaning of each field: README.md, "Nodes". */
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

/** Result of one endpoint. `reason` is set when an editor should know something. */
interface Outcome {
  readonly status: "live" | "last-good" | "missing";
  readonly reason: string | null;
  readonly current: StoredDocument | null;
  readonly previous: StoredDocument | null;
}

interface StoredDocument {
  readonly path: string;
  readonly fetchedAt: string;
}

const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Fetches every endpoint and creates its node, whatever the servers do; a failure is one warning. */
export async function sourceDocuments(
  gatsby: Gatsby,
  options: PluginOptions,
  clock: Clock = systemClock,
): Promise<void> {
  const deadlineAt = clock.now() + options.deadlineMs;
  const run: Run = { options, clock, deadlineAt, limit: pLimit(options.concurrency) };
  const root: string = gatsby.store.getState().program.directory;
  const storeDirectory = path.resolve(root, options.storeDirectory);
  const outcomes = await Promise.all(
    options.endpoints.map(async (endpoint) => ({
      endpoint,
      outcome: options.baseUrl ? await source(run, endpoint, storeDirectory) : NOT_CONFIGURED,
    })),
  );
  for (const { endpoint, outcome } of outcomes) {
    if (outcome.reason && options.baseUrl) {
      gatsby.reporter.warn(`${outcome.reason}; ${consequence(outcome)}`);
    }
    createDocumentNode(gatsby, endpoint, outcome);
  }
}

const NOT_CONFIGURED: Outcome = {
  status: "missing",
  reason: "No content API is configured",
  current: null,
  previous: null,
};

async function source(run: Run, endpoint: Endpoint, storeDirectory: string): Promise<Outcome> {
  const folder = folderFor(storeDirectory, endpoint.name);
  const url = urlOf(run.options.baseUrl, endpoint);
  const stored = await readStored(folder);
  try {
    const { warning, ...document } = await fetchDocument(run, endpoint, stored.responses);
    const now = await store(folder, stored, {
      ...document,
      url: url.href,
      fetchedAt: new Date(run.clock.now()).toISOString(),
      listKeys: endpoint.paging?.listKeys ?? [],
    });
    const reason = warning && `GET ${endpoint.path} ${warning}`;
    return { status: "live", reason, ...documentsOf(folder, now) };
  } catch (error) {
    const problem =
      error instanceof RequestError
        ? error.message
        : `answered, but its copy could not be written to ${folder} (${systemCode(error)})`;
    return lastGood(folder, stored, url, `GET ${endpoint.path} ${problem}`);
  }
}

/** Falls back to the copy at hand; the reason names another origin that it is from. */
function lastGood(folder: string, stored: Stored, url: URL, problem: string): Outcome {
  const documents = documentsOf(folder, stored);
  if (!stored.current) return { status: "missing", reason: problem, ...documents };
  const { origin } = new URL(stored.current.url);
  const reason = origin === url.origin ? problem : `${problem}; the copy kept is from ${origin}`;
  return { status: "last-good", reason, ...documents };
}

function documentsOf(folder: string, { current, previous }: Stored) {
  const document = (copy: Copy | null): StoredDocument | null =>
    copy && { path: pathOf(folder, copy), fetchedAt: copy.fetchedAt };
  return { current: document(current), previous: document(previous) };
}

function consequence({ status, current }: Outcome): string {
  if (status === "last-good") return `its copy of ${current?.fetchedAt} is used`;
  return status === "live" ? "what was read is used" : "no copy of it is kept";
}

function createDocumentNode(
  { actions, createNodeId, createContentDigest }: Gatsby,
  { name, path: endpoint }: Endpoint,
  { status, reason, current, previous }: Outcome,
): void {
  const content = {
    name,
    endpoint,
    status,
    reason,
    documentPath: current?.path ?? null,
    previousDocumentPath: previous?.path ?? null,
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
      // a copy's path names its content; the time of fetching changes no page
      contentDigest: createContentDigest(content),
    },
  });
}

function systemCode(error: unknown): string {
  // `as`: errors of node:fs carry the system's code
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "unknown error";
}
