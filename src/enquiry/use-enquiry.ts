import * as React from "react";
import { createListeners, useStore } from "../hooks/create-store";
import { useLatest } from "../hooks/use-latest";
import type { PostResult } from "./post-json";
import { contactFailureText } from "./send-contact";

/** `queued`: ready to send, but waiting for a connection. */
export type EnquiryPhase = "editing" | "queued" | "sending" | "sent";

export interface SentEnquiry<Message> {
  readonly message: Message;
  /** The server's message for the visitor, or null. */
  readonly answer: string | null;
}

/**
 * An attempt to send a message: the message as JSON, and the key that makes the server store it
 * only once.
 */
export interface Attempt {
  readonly text: string;
  readonly key: string;
  readonly waits?: boolean;
}

export interface EnquiryOptions<Message> {
  /** Returns the message to send. If the form is invalid, shows why and returns null. */
  readonly read: () => Message | null;
  /**
   * Sends a message. `key` is the same for all attempts, so that the server stores the message only
   * once.
   */
  readonly post: (message: Message, key: string) => Promise<PostResult>;
  readonly onSent: (sent: SentEnquiry<Message>) => void;
  /** Called on every attempt, so that a form can keep the last one across page loads. */
  readonly onAttempt?: (attempt: Attempt) => void;
  readonly onFailed: (text: string) => void;
}

export interface Enquiry {
  readonly phase: EnquiryPhase;
  /**
   * Reference of the last accepted message, or "" if it has none. Null before that, and while
   * another message is being sent.
   */
  readonly reference: string | null;
  /** Why the last attempt failed, in words for the visitor, or null. */
  readonly failure: string | null;
  /** False on the server and in the first render. */
  readonly offline: boolean;
  readonly submit: () => Promise<void>;
  readonly again: () => void;
  /**
   * Continues the last attempt from an earlier page load. The message keeps its key and, if it was
   * waiting for a connection, keeps waiting.
   */
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

/** Returns a random key. `crypto.randomUUID` isn't available on insecure pages. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * Sends a form's messages one at a time, each with its own key. While offline, a message waits.
 * When the connection returns, the form is read again and sent.
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
  const sending = React.useRef(false); // a second click may come before the next render
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
    // some browsers wrongly report being offline, so a second click tries anyway
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
      // called here and not in an effect, because the visitor may have left the page by now
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
