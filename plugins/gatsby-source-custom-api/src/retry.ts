import type { PluginOptions } from "./plugin-options";
import { RequestError, type RequestOptions } from "./request";

type RetryOptions = Pick<PluginOptions, "retries" | "backoffMs"> &
  Pick<RequestOptions, "deadlineAt" | "clock">;

const MAX_BACKOFF_MS = 8_000;
const MAX_RETRY_AFTER_MS = 30_000;

/**
 * Retries `attempt` after transient errors, with exponential backoff. Waits at least as long as the
 * server asks, up to `MAX_RETRY_AFTER_MS`, but never past the deadline. Throws the last error, with
 * the number of tries.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { retries, backoffMs, deadlineAt, clock }: RetryOptions,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RequestError) || !error.isTransient) throw error;
      const backoff = Math.min(backoffMs * 2 ** (attempts - 1), MAX_BACKOFF_MS);
      const waitMs = Math.max(backoff, Math.min(error.retryAfterMs, MAX_RETRY_AFTER_MS));
      if (attempts > retries || clock.now() + waitMs >= deadlineAt) {
        throw attempts === 1 ? error : new RequestError(`${error.message} after ${attempts} tries`);
      }
      await clock.sleep(waitMs);
    }
  }
}
