import { AttemptFailed, errorMessage } from "../error-messages";

/** Statuses of client errors that another attempt may not meet. */
const PASSING = [408, 425, 429];

/**
 * Posts JSON; resolves for a status of 2xx. Redirects are not followed: the request goes to the configured URL alone.
 * Rejects with `AttemptFailed`, which is permanent for 4xx but 408, 425, 429. A redirect is not: a receiver that is
 * being moved sends elsewhere for a while.
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
