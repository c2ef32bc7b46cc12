import * as React from "react";
import { type PostOptions, type PostResult, postJson } from "../../client/post-json";
import { type Clock, systemClock } from "../../hooks/clock";
import { DELIVERY } from "../../site/brand";
import { NEWSLETTER_MESSAGE_MS } from "../../site/limits";

/** Delivers a newsletter address; without a configured endpoint nothing is sent and all is well. */
export async function subscribe(
  email: string,
  { url = DELIVERY.newsletterUrl, ...options }: PostOptions & { readonly url?: string } = {},
): Promise<PostResult> {
  return url ? postJson(url, { email }, options) : { ok: true };
}

interface Outcome {
  readonly status: "none" | "sending" | "success" | "error";
  /** What to say under the field; empty for nothing. */
  readonly message: string;
}

const NONE: Outcome = { status: "none", message: "" };

export interface SubscriptionOptions {
  readonly clock?: Clock;
  readonly deliver?: (email: string) => Promise<PostResult>;
}

export interface Subscription extends Outcome {
  /** For the e-mail field, which keeps its own text: also what was typed before scripts ran. */
  readonly field: React.RefObject<HTMLInputElement>;
  readonly clearError: () => void;
  readonly submit: (event: React.FormEvent) => Promise<void>;
}

/**
 * Subscribes the address in `field`. Success empties it and is said for 3000 ms. `errorOf` returns what
 * is wrong with an address, null when nothing is. Source: docs/product.md, "Newsletter".
 */
export function useSubscription(
  errorOf: (email: string) => string | null,
  { clock = systemClock, deliver = subscribe }: SubscriptionOptions,
): Subscription {
  const field = React.useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = React.useState(NONE);

  React.useEffect(() => {
    if (outcome.status !== "success") return;
    return clock.after(NEWSLETTER_MESSAGE_MS, () => setOutcome(NONE));
  }, [outcome, clock]);

  return {
    ...outcome,
    field,
    clearError: () => setOutcome((now) => (now.status === "error" ? NONE : now)),
    submit: async (event) => {
      event.preventDefault();
      const input = field.current;
      if (!input || outcome.status === "sending") return;
      const email = input.value.trim();
      const error = errorOf(email);
      if (error) return setOutcome({ status: "error", message: error });
      setOutcome({ status: "sending", message: "" });
      const { ok } = await deliver(email);
      if (ok) input.value = "";
      setOutcome(
        ok
          ? { status: "success", message: "Thank you for subscribing!" }
          : {
              status: "error",
              message: "We could not subscribe you just now. Please try again.",
            },
      );
    },
  };
}
