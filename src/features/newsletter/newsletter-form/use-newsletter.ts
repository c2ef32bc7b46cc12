import * as React from "react";
import type { PostResult } from "../../../client/post-json";
import { newsletterError } from "../../../content/contact/contact";
import { type Clock, systemClock } from "../../../hooks/clock";
import { type Control, useControls } from "../../../hooks/use-controls";
import { NEWSLETTER_MESSAGE_MS } from "../../../site/limits";
import { subscribe } from "../newsletter";

export interface Newsletter {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  /** For the input, so that an address typed before scripts ran is kept. */
  readonly inputRef: React.RefCallback<Control>;
  readonly status: "none" | "sending" | "success" | "error";
  /** What to say under the field; empty for nothing. */
  readonly message: string;
  readonly submit: (event?: React.FormEvent) => Promise<void>;
}

interface Answer {
  readonly status: Newsletter["status"];
  readonly message: string;
}

const NONE: Answer = { status: "none", message: "" };
const SENDING: Answer = { status: "sending", message: "" };
const SUCCESS: Answer = { status: "success", message: "Thank you for subscribing!" };
const FAILED: Answer = {
  status: "error",
  message: "We could not subscribe you just now. Please try again.",
};

/** The newsletter form: success clears the field and is said for 3000 ms; editing ends an error. */
export function useNewsletter({
  clock = systemClock,
  deliver = subscribe,
}: {
  readonly clock?: Clock;
  readonly deliver?: (email: string) => Promise<PostResult>;
} = {}): Newsletter {
  const [email, setEmail] = React.useState("");
  const [answer, setAnswer] = React.useState<Answer>(NONE);
  const controls = useControls<"email">();

  React.useEffect(() => setEmail((now) => controls.typed().email ?? now), [controls]);

  React.useEffect(() => {
    if (answer.status !== "success") return;
    return clock.after(NEWSLETTER_MESSAGE_MS, () => setAnswer(NONE));
  }, [answer, clock]);

  return {
    email,
    ...answer,
    setEmail: (text) => {
      setEmail(text);
      if (answer.status === "error") setAnswer(NONE);
    },
    inputRef: controls.register("email"),
    submit: async (event) => {
      event?.preventDefault();
      if (answer.status === "sending") return;
      const error = newsletterError(email);
      if (error) return setAnswer({ status: "error", message: error });
      setAnswer(SENDING);
      const { ok } = await deliver(email.trim());
      setAnswer(ok ? { ...SUCCESS } : FAILED); // a new object: a second success is said for its own 3 s
      if (ok) setEmail("");
    },
  };
}
