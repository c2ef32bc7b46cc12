import { LIVE_TIMEOUT_MS } from "../site/limits";

/** Reads a JSON file that the build wrote next to the pages. Rejects if it can't be read. */
export async function readSiteFile(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(LIVE_TIMEOUT_MS) });
  if (!response.ok) {
    await response.body?.cancel(); // an unread body would keep the connection busy
    throw new Error(`HTTP error! status: ${response.status}`);
  }
  return response.json();
}
