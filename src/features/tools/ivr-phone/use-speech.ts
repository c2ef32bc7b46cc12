import * as React from "react";

export interface Speech {
  /** The browser can speak; false on the server and in the first render. */
  readonly available: boolean;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

export interface Spoken {
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
  /** A new moment speaks again, the same words too. */
  readonly moment: number;
}

const subscribe = () => () => undefined;

/** Speaks what is new, while switched on. Off at first: nobody is startled. */
export function useSpeech({ text, language, moment }: Spoken): Speech {
  const available = React.useSyncExternalStore(
    subscribe,
    () => "speechSynthesis" in window,
    () => false,
  );
  const [on, turn] = React.useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment says the same words again
  React.useEffect(() => {
    if (!available || !on || !text) return;
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    window.speechSynthesis.speak(words);
    return () => window.speechSynthesis.cancel();
  }, [available, on, text, language, moment]);

  return { available, on, turn };
}
