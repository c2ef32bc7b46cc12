import { AttemptFailed, errorMessage } from "../error-messages";

/** Client errors that may not recur on the next attempt. */
const PASSING = [408, 425, 429];

/**
 * Posts JSON. Resolves on a 2xx status, and otherwise rejects with `AttemptFailed`. Redirects
 * aren't followed, so that data only goes to the configured URL. A redirect isn't a permanent
 * failure, because a receiver may redirect temporarily while it's being moved. 4xx statuses are
 * permanent, except 408, 425 and 429.
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
