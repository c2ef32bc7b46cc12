import * as React from "react";
import { createListeners, useStore } from "../hooks/create-store";
import { useLatest } from "../hooks/use-latest";
import type { PostResult } from "./post-json";
import { contactFailureText } from "./send-contact";

/** Phase of sending; `queued`: ready to send, waiting for a connection. */
export type EnquiryPhase = "editing" | "queued" | "sending" | "sent";

export interface SentEnquiry<Message> {
  readonly message: Message;
  /** The server's message to the visitor; null without one. */
  readonly answer: string | null;
}

/** An attempt to send a message: its JSON, and the key under which it is stored once. */
export interface Attempt {
  readonly text: string;
  readonly key: string;
  /** Whether it waits for a connection. */
  readonly waits?: boolean;
}

export interface EnquiryOptions<Message> {
  /** Validates the form and returns the message to send; null when it is refused, which the form shows itself. */
  readonly read: () => Message | null;
  /** Sends a message. `key` is the same for every attempt at one message, so that it is stored once. */
  readonly post: (message: Message, key: string) => Promise<PostResult>;
  readonly onSent: (sent: SentEnquiry<Message>) => void;
  /** Called with each attempt, so that a form can keep the last one for the next page load. */
  readonly onAttempt?: (attempt: Attempt) => void;
  /** Called after a failed attempt; `text` is for the visitor. */
  readonly onFailed: (text: string) => void;
}

export interface Enquiry {
  readonly phase: EnquiryPhase;
  /**
   * Reference of the message that was accepted last, empty where it has none; null before, and while another one is
   * sent.
   */
  readonly reference: string | null;
  /** Reason of the last failure, as shown; null without one. */
  readonly failure: string | null;
  /** Whether the browser is offline. False on the server and in the first render. */
  readonly offline: boolean;
  readonly submit: () => Promise<void>;
  /** Goes back to editing, for another message. */
  readonly again: () => void;
  /** Goes on with the last attempt of an earlier page load: the same message keeps its key, and waits if it did then. */
  readonly resume: (attempt: Attempt) => void;
}

const { subscribe } = createListeners((notify) => {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
});

const useOnline = (): boolean => useStore({ subscribe, get: () => navigator.onLine }, true);

/** Returns a random key for one message; `crypto.randomUUID` exists on secure pages only. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Sends the messages of a form: one at a time, each under a key of its own. Without a connection a message waits; the
 * form is read again when the connection returns.
 */
export function useEnquiry<Message>(options: EnquiryOptions<Message>): Enquiry {
  const [phase, setPhase] = React.useState<EnquiryPhase>("editing");
  const [failure, setFailure] = React.useState<string | null>(null);
  const [reference, setReference] = React.useState<string | null>(null);
  const last = React.useRef<Attempt | null>(null);
  const attempt = (next: Attempt) => {
    last.current = next;
    options.onAttempt?.(next);
  };
  const sending = React.useRef(false); // two clicks in one render are still one message
  const offline = !useOnline();

  const submit = async () => {
    if (sending.current) return;
    const message = options.read();
    if (message === null) return setPhase("editing");
    setFailure(null);
    setReference(null);
    const text = JSON.stringify(message);
    const key = last.current?.text === text ? last.current.key : randomKey();
    const wait = () => {
      attempt({ text, key, waits: true });
      setPhase("queued");
    };
    // some browsers take a network for none: another press tries all the same
    if (!navigator.onLine && phase !== "queued") return wait();
    sending.current = true;
    setPhase("sending");
    attempt({ text, key });
    const result = await options.post(message, key);
    sending.current = false;
    if (result.ok) {
      last.current = null;
      setReference(result.reference ?? "");
      setPhase("sent");
      // here and not in an effect: the visitor may have left meanwhile
      return options.onSent({ message, answer: result.message });
    }
    if (result.status === null && !navigator.onLine) return wait();
    const reason = contactFailureText(result);
    options.onFailed(reason);
    setFailure(reason);
    setPhase("editing");
  };

  const latestSubmit = useLatest(submit);
  React.useEffect(() => {
    if (phase === "queued" && !offline) void latestSubmit.current();
  }, [phase, offline, latestSubmit]);

  return {
    phase,
    reference,
    failure,
    offline,
    submit,
    again: () => {
      setFailure(null);
      setPhase("editing");
    },
    resume: React.useCallback((earlier) => {
      last.current = earlier;
      if (earlier.waits) setPhase("queued");
    }, []),
  };
}
