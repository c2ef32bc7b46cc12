import * as React from "react";
import { useHydrated } from "../../../hooks/use-browser-value";

export interface Speech {
  /** Whether the browser can speak. False on the server and in the first render. */
  readonly available: boolean;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/**
 * Speaks `text` in `language` (BCP 47) while switched on. Starts switched off, so as not to startle
 * anyone. A new `moment` repeats the text even if it's the same.
 */
export function useSpeech(text: string, language: string, moment: number): Speech {
  const available = useHydrated() && "speechSynthesis" in window;
  const [on, turn] = React.useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment repeats the same text
  React.useEffect(() => {
    if (!available || !on || !text) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    window.speechSynthesis.speak(utterance);
    return () => window.speechSynthesis.cancel();
  }, [available, on, text, language, moment]);

  return { available, on, turn };
}
