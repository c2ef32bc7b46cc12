import * as React from "react";
import type { PostResult } from "../../../client/post-json";
import { type Clock, systemClock } from "../../../hooks/clock";
import { NEWSLETTER_MESSAGE_MS } from "../../../site/limits";
import { subscribe } from "../newsletter";

export interface Subscribe {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  /** What to say under the field; empty for nothing. */
  readonly message: string;
  readonly submit: (event: React.FormEvent) => Promise<void>;
}

const THANKS = "Thank you for subscribing!";
const FAILED = "We could not subscribe you just now. Please try again.";

/**
 * A Subscribe box of the blog: no check but the browser's own of an e-mail field; thanks are said
 * for 3000 ms. Source: docs/product.md, "Newsletter".
 */
export function useSubscribe({
  clock = systemClock,
  deliver = subscribe,
}: {
  readonly clock?: Clock;
  readonly deliver?: (email: string) => Promise<PostResult>;
} = {}): Subscribe {
  const [email, setEmail] = React.useState("");
  const [message, setMessage] = React.useState("");

  React.useEffect(() => {
    if (message !== THANKS) return;
    return clock.after(NEWSLETTER_MESSAGE_MS, () => setMessage(""));
  }, [message, clock]);

  return {
    email,
    setEmail,
    message,
    submit: async (event) => {
      event.preventDefault();
      const { ok } = await deliver(email.trim());
      setMessage(ok ? THANKS : FAILED);
      if (ok) setEmail("");
    },
  };
}
