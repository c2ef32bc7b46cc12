import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { type Clock, systemClock } from "./clock";
import { addressOf, fetchDocument, type Run } from "./fetch-document";
import { createLimiter } from "./limit";
import type { Endpoint, PluginOptions } from "./options";
import { type Copy, folderFor, type Kept, keep, pathOf, readKept } from "./store";

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

/** What became of one endpoint. `reason` is set when an editor should know something. */
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

/** Fetches every endpoint and creates its node, whatever the servers do; a failure is one warning. */
export async function sourceDocuments(
  gatsby: Gatsby,
  options: PluginOptions,
  clock: Clock = systemClock,
): Promise<void> {
  const run: Run = {
    options,
    clock,
    deadlineAt: clock.now() + options.deadlineMs,
    limit: createLimiter(options.concurrency),
  };
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
  const url = addressOf(run.options.baseUrl, endpoint);
  const kept = await readKept(folder);
  const fetched = await fetchDocument(run, endpoint, kept.answers);
  if (!fetched.ok) return lastGood(folder, kept, url, `GET ${endpoint.path} ${fetched.what}`);
  try {
    const now = await keep(folder, kept, {
      ...fetched,
      url: url.href,
      fetchedAt: new Date(run.clock.now()).toISOString(),
      listKeys: endpoint.paging?.listKeys ?? [],
    });
    const reason = fetched.note && `GET ${endpoint.path} ${fetched.note}`;
    return { status: "live", reason, ...documentsOf(folder, now) };
  } catch (error) {
    const trouble = `could not be written to ${folder} (${systemCode(error)})`;
    return lastGood(folder, kept, url, `GET ${endpoint.path} answered, but its copy ${trouble}`);
  }
}

/** The copy at hand, said to be another origin's where it is; or that there is none. */
function lastGood(folder: string, kept: Kept, asked: URL, trouble: string): Outcome {
  const documents = documentsOf(folder, kept);
  if (!kept.current) return { status: "missing", reason: trouble, ...documents };
  const { origin } = new URL(kept.current.url);
  const reason = origin === asked.origin ? trouble : `${trouble}; the copy kept is from ${origin}`;
  return { status: "last-good", reason, ...documents };
}

function documentsOf(folder: string, { current, previous }: Kept) {
  const stored = (copy: Copy | null): StoredDocument | null =>
    copy && { path: pathOf(folder, copy), fetchedAt: copy.fetchedAt };
  return { current: stored(current), previous: stored(previous) };
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
  const judged = {
    name,
    endpoint,
    status,
    reason,
    documentPath: current?.path ?? null,
    previousDocumentPath: previous?.path ?? null,
  };
  actions.createNode({
    ...judged,
    fetchedAt: current?.fetchedAt ?? null,
    previousFetchedAt: previous?.fetchedAt ?? null,
    id: createNodeId(`${DOCUMENT_TYPE} ${name}`),
    parent: null,
    children: [],
    internal: {
      type: DOCUMENT_TYPE,
      // a copy's path names its content; when it was fetched changes nothing that is shown
      contentDigest: createContentDigest(judged),
    },
  });
}

function systemCode(error: unknown): string {
  // `as`: errors of node:fs carry the system's code
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "unknown error";
}
