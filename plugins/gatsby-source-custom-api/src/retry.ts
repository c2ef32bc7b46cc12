import type { Clock } from "./clock";
import type { Answer, Failed } from "./request";

export interface RetryRules {
  /** Further tries after the first. */
  readonly retries: number;
  /** Wait before the second try; doubles each time. */
  readonly backoffMs: number;
  readonly deadlineAt: number;
  readonly clock: Clock;
}

const MAX_BACKOFF_MS = 8_000;
const MAX_RETRY_AFTER_MS = 30_000;

/** Asks again while that may help and there is time; the last failure says how often it was tried. */
export async function withRetries(
  attempt: () => Promise<Answer>,
  { retries, backoffMs, deadlineAt, clock }: RetryRules,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await attempt();
    if (answer.kind !== "failed" || !answer.mayPass) return answer;
    const waitMs = waitBeforeNext(tries, backoffMs, answer);
    if (tries > retries || clock.now() + waitMs >= deadlineAt) {
      return tries === 1 ? answer : { ...answer, what: `${answer.what} after ${tries} tries` };
    }
    await clock.sleep(waitMs);
  }
}

/** Exponential, and never sooner than the server asks for, each up to its cap. */
function waitBeforeNext(tries: number, backoffMs: number, { retryAfterMs }: Failed): number {
  const backoff = Math.min(backoffMs * 2 ** (tries - 1), MAX_BACKOFF_MS);
  return Math.max(backoff, Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
}
