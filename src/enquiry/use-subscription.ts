import * as React from "react";
import { after } from "../hooks/timers";
import { DELIVERY } from "../site/form-endpoints";
import { type PostResult, postJson } from "./post-json";
import { useEnquiry } from "./use-enquiry";

const NEWSLETTER_MESSAGE_MS = 3_000;
const FAILED = "We couldn't subscribe you just now. Please try again.";

/**
 * Sends a subscription. If the site has nowhere to send it, returns success without a request, as
 * the spec requires. If the server responds with a 4xx status, the visitor sees the server's
 * message, since trying again wouldn't help.
 */
async function subscribe(message: { readonly email: string }, key: string): Promise<PostResult> {
  if (!DELIVERY.newsletterUrl) return { ok: true, message: null };
  const result = await postJson(DELIVERY.newsletterUrl, message, { "Idempotency-Key": key });
  const isRefused = !result.ok && result.status !== null && result.status < 500;
  return result.ok || (isRefused && result.message) ? result : { ...result, message: FAILED };
}

export interface Subscription {
  /** `error`: the address isn't valid. `failed`: the request failed. */
  readonly status: "none" | "sending" | "success" | "error" | "failed";
  /** Message under the field, or "". */
  readonly message: string;
  /** Whether a subscription was sent and accepted. */
  readonly isSent: boolean;
  /** The email field is uncontrolled, so that it keeps what was typed before scripts ran. */
  readonly field: React.RefObject<HTMLInputElement>;
  readonly clearError: () => void;
  readonly submit: (event: React.FormEvent) => Promise<void>;
}

/**
 * Subscribes the email address in `field`. On success, empties the field and thanks the visitor for
 * 3 seconds. If the visitor has to do something next, such as confirm the address, that message
 * stays visible. `errorOf` validates the address and returns an error or null.
 */
export function useSubscription(errorOf: (email: string) => string | null): Subscription {
  const field = React.useRef<HTMLInputElement>(null);
  const [error, setError] = React.useState<string | null>(null);
  const [thanks, setThanks] = React.useState("");
  const [toDo, setToDo] = React.useState("");

  React.useEffect(
    () => (thanks ? after(NEWSLETTER_MESSAGE_MS, () => setThanks("")) : undefined),
    [thanks],
  );

  const enquiry = useEnquiry({
    read: () => {
      const email = field.current?.value.trim() ?? "";
      const found = errorOf(email);
      setError(found);
      setThanks("");
      setToDo("");
      return found === null ? { email } : null;
    },
    post: subscribe,
    onSent: ({ message: { email }, answer }) => {
      const input = field.current;
      if (input?.value.trim() === email) input.value = ""; // unless the visitor has edited it since
      setThanks("Thank you for subscribing!");
      setToDo(answer ?? "");
    },
    onFailed: () => undefined, // the form has its own message for this
  });

  const { phase, failure } = enquiry;
  const state = ((): Pick<Subscription, "status" | "message"> => {
    if (error !== null) return { status: "error", message: error };
    if (failure !== null) return { status: "failed", message: failure };
    if (phase === "queued")
      return {
        status: "sending",
        message:
          "You're offline. We'll subscribe you when you're back online, so please keep this page open.",
      };
    if (phase === "sending") return { status: "sending", message: "" };
    const message = [thanks, toDo].filter(Boolean).join(" ");
    return message ? { status: "success", message } : { status: "none", message };
  })();
  return {
    ...state,
    isSent: DELIVERY.newsletterUrl !== "" && enquiry.reference !== null,
    field,
    clearError: () => {
      setError(null);
      if (failure !== null) enquiry.again();
    },
    submit: (event) => {
      event.preventDefault();
      return enquiry.submit();
    },
  };
}
