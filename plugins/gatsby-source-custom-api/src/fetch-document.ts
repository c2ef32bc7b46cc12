import type { CachedResponses } from "./last-good-copies";
import { readPages } from "./paging";
import type { Endpoint, PluginOptions } from "./plugin-options";
import { byteWords, type JsonResponse, type RequestClock, RequestError, request } from "./request";
import { withRetries } from "./retry";

/** Options and limits that all requests in a run share. */
export interface Run {
  readonly options: PluginOptions;
  readonly clock: RequestClock;
  readonly deadlineAt: number;
  readonly limit: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface FetchedDocument {
  readonly body: unknown;
  /** `body` as JSON. */
  readonly text: string;
  /** A warning for editors about a request that succeeded, or null. */
  readonly warning: string | null;
  /** Responses with validators, for conditional requests next time. */
  readonly responses: CachedResponses;
}

/** Fetches an endpoint's whole document. Throws a `RequestError`. */
export async function fetchDocument(
  { options, clock, deadlineAt, limit }: Run,
  endpoint: Endpoint,
  cached: CachedResponses,
): Promise<FetchedDocument> {
  const settings = { ...options, deadlineAt, clock };
  const { maxListBytes } = options;
  const responses: Record<string, JsonResponse> = {};
  let size = 0;

  const fetchPage = async (page: number): Promise<unknown> => {
    const url = urlOf(options.baseUrl, endpoint, page);
    const copy = cached[url.href];
    const attempt = () => request(url, { ...settings, validators: copy?.validators });
    try {
      const response = (await withRetries(() => limit(attempt), settings)) ?? copy;
      if (!response) {
        throw new RequestError("returned 304 (unchanged) for an unconditional request");
      }
      const { etag, lastModified } = response.validators;
      if ((etag ?? lastModified) !== null) responses[url.href] = response;
      size += response.size; // also for an unchanged page, because the document contains it
      if (size > maxListBytes) {
        throw new RequestError(`brings the list over the limit of ${byteWords(maxListBytes)}`);
      }
      return response.body;
    } catch (error) {
      if (page === 1 || !(error instanceof RequestError)) throw error;
      throw new RequestError(`page ${page} ${error.message}`);
    }
  };

  try {
    const { body, warning = null } = endpoint.paging
      ? await readPages(endpoint.paging, options.concurrency, fetchPage)
      : { body: await fetchPage(1) };
    return { body, text: JSON.stringify(body), warning, responses };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError("returned JSON that is too large to keep"); // `JSON.stringify` threw
  }
}

/**
 * Joins a base URL and an endpoint: `http://host/base/` and `/posts` become
 * `http://host/base/posts?…`.
 */
export function urlOf(baseUrl: string, { path, query, paging }: Endpoint, page = 1): URL {
  const url = new URL(baseUrl.replace(/\/+$/, "") + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  if (paging) {
    url.searchParams.set("page", String(page));
    url.searchParams.set("per_page", String(paging.perPage));
  }
  return url;
}
