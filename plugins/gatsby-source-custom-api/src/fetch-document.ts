import type { Clock } from "./clock";
import type { Endpoint, PluginOptions } from "./options";
import { type PageResult, readPages } from "./pages";
import { request, type Validators } from "./request";
import { withRetries } from "./retry";
import type { Answers } from "./store";

/** What all requests of one run share. */
export interface Run {
  readonly options: PluginOptions;
  readonly clock: Clock;
  readonly deadlineAt: number;
  readonly limit: <T>(task: () => Promise<T>) => Promise<T>;
}

export type Fetched =
  | {
      readonly ok: true;
      readonly body: unknown;
      readonly text: string;
      readonly note: string | null;
      readonly answers: Answers;
    }
  | { readonly ok: false; readonly what: string };

/** The endpoint's whole document. Never throws: `what` says what went wrong, after "GET /path". */
export async function fetchDocument(run: Run, endpoint: Endpoint, kept: Answers): Promise<Fetched> {
  const answers: Record<string, Answers[string]> = {};
  const get = (page: number) => fetchPage(run, endpoint, page, { kept, answers });
  try {
    const result = endpoint.paging
      ? await readPages(endpoint.paging, run.options.concurrency, get)
      : await get(1);
    if (!result.ok) return result;
    const { body, note = null } = result;
    return { ok: true, body, text: JSON.stringify(body), note, answers };
  } catch {
    // JSON that can be read can still be nested too deeply to be written
    return { ok: false, what: "answered with JSON that is nested too deeply or too large to keep" };
  }
}

interface Books {
  readonly kept: Answers;
  /** Filled with the answers of this run that can be asked for conditionally next time. */
  readonly answers: Record<string, Answers[string]>;
}

async function fetchPage(
  { options, clock, deadlineAt, limit }: Run,
  endpoint: Endpoint,
  page: number,
  { kept, answers }: Books,
): Promise<PageResult> {
  const url = addressOf(options.baseUrl, endpoint, page);
  const copy = kept[url.href];
  const ask = {
    headers: { ...options.headers, ...endpoint.headers },
    validators: copy?.validators ?? null,
    timeoutMs: options.timeoutMs,
    maxBytes: options.maxBytes,
    deadlineAt,
    clock,
  };
  const { retries, backoffMs } = options;
  const answer = await withRetries(() => limit(() => request(url, ask)), {
    retries,
    backoffMs,
    deadlineAt,
    clock,
  });
  const fail = (what: string): PageResult => ({
    ok: false,
    what: page > 1 ? `page ${page} ${what}` : what,
  });
  if (answer.kind === "failed") return fail(answer.what);
  if (answer.kind === "unchanged") {
    if (!copy) return fail("answered 304 (unchanged) although it was not asked for changes");
    answers[url.href] = copy;
    return { ok: true, body: copy.body };
  }
  const { validators, body } = answer;
  if (hasAny(validators)) answers[url.href] = { validators, body };
  return { ok: true, body };
}

/** `http://host/base/` and `/posts` make `http://host/base/posts?…`. */
export function addressOf(baseUrl: string, { path, query, paging }: Endpoint, page = 1): URL {
  const url = new URL(baseUrl.replace(/\/+$/, "") + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  if (paging) {
    url.searchParams.set(paging.pageParam, String(page));
    url.searchParams.set(paging.perPageParam, String(paging.perPage));
  }
  return url;
}

const hasAny = ({ etag, lastModified }: Validators): boolean => (etag ?? lastModified) !== null;
