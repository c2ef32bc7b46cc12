import { AttemptFailed, errorMessage } from "../error-messages";

/** Client errors that may not happen again on the next attempt. */
const PASSING = [408, 425, 429];

/**
 * Posts JSON and resolves on a 2xx status, otherwise rejects with `AttemptFailed`. Redirects aren't
 * followed, so data only goes to the configured URL. They don't count as permanent either, because
 * a receiver that is being moved may redirect for a while. Other 4xx statuses, except 408, 425 and
 * 429, are permanent.
 */
export async function post(
  url: string,
  {
    body,
    headers,
    timeoutMs,
  }: {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
  },
): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new AttemptFailed(errorMessage(error), false);
  });
  await response.body?.cancel();
  const { status } = response;
  if (status < 200 || status > 299) {
    const isRefused = status >= 400 && status < 500 && !PASSING.includes(status);
    throw new AttemptFailed(`HTTP ${status}`, isRefused);
  }
}
