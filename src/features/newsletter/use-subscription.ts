import * as React from "react";
import { type PostOptions, type PostResult, postJson } from "../../client/post-json";
import { type Clock, systemClock } from "../../hooks/clock";
import { DELIVERY } from "../../site/api/delivery";
import { NEWSLETTER_MESSAGE_MS } from "../../site/limits";

/** Sends an e-mail address to the newsletter; succeeds without a configured endpoint. */
export async function subscribe(
  email: string,
  { url = DELIVERY.newsletterUrl, ...options }: PostOptions & { readonly url?: string } = {},
): Promise<PostResult> {
  return url ? postJson(url, { email }, options) : { ok: true };
}

interface SubscriptionState {
  /** `error`: the address is not valid. `failed`: it could not be delivered. */
  readonly status: "none" | "sending" | "success" | "error" | "failed";
  /** Shown under the field; empty for nothing. */
  readonly message: string;
}

const NONE: SubscriptionState = { status: "none", message: "" };

export interface SubscriptionOptions {
  readonly clock?: Clock;
  readonly deliver?: (email: string) => Promise<PostResult>;
}

export interface Subscription extends SubscriptionState {
  /** For the e-mail field, which keeps its own text: also what was typed before scripts ran. */
  readonly field: React.RefObject<HTMLInputElement>;
  readonly clearError: () => void;
  readonly submit: (event: React.FormEvent) => Promise<void>;
}

/**
 * Subscribes the e-mail address in `field`. Success empties it and shows its message for 3000 ms.
 * `errorOf` validates the address and returns an error or null. Source: docs/product.md, "Newsletter".
 */
export function useSubscription(
  errorOf: (email: string) => string | null,
  { clock = systemClock, deliver = subscribe }: SubscriptionOptions,
): Subscription {
  const field = React.useRef<HTMLInputElement>(null);
  const [state, setState] = React.useState(NONE);

  React.useEffect(() => {
    if (state.status !== "success") return;
    return clock.after(NEWSLETTER_MESSAGE_MS, () => setState(NONE));
  }, [state, clock]);

  return {
    ...state,
    field,
    clearError: () =>
      setState((now) => (now.status === "error" || now.status === "failed" ? NONE : now)),
    submit: async (event) => {
      event.preventDefault();
      const input = field.current;
      if (!input || state.status === "sending") return;
      const email = input.value.trim();
      const error = errorOf(email);
      if (error) return setState({ status: "error", message: error });
      setState({ status: "sending", message: "" });
      const { ok } = await deliver(email);
      if (ok && input.value.trim() === email) input.value = ""; // else it was edited meanwhile
      setState(
        ok
          ? { status: "success", message: "Thank you for subscribing!" }
          : {
              status: "failed",
              message: "We could not subscribe you just now. Please try again.",
            },
      );
    },
  };
}
