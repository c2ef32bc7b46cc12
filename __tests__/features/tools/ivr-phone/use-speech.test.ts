import { act, renderHook } from "@testing-library/react";
import { useSpeech } from "../../../../src/features/tools/ivr-phone/use-speech";

class Utterance {
  lang = "";
  constructor(readonly text: string) {}
}

afterEach(() => {
  Reflect.deleteProperty(window, "speechSynthesis");
  Reflect.deleteProperty(globalThis, "SpeechSynthesisUtterance");
});

function fakeVoice(): string[] {
  const said: string[] = [];
  const voice = {
    speak: ({ lang, text }: Utterance) => said.push(`${lang}: ${text}`),
    cancel: () => said.push("stop"),
  };
  Object.defineProperty(window, "speechSynthesis", { configurable: true, value: voice });
  Object.defineProperty(globalThis, "SpeechSynthesisUtterance", {
    configurable: true,
    value: Utterance,
  });
  return said;
}

test("it speaks only when switched on, again for the same words, and stops on leaving", () => {
  const said = fakeVoice();
  const { result, rerender, unmount } = renderHook(useSpeech, {
    initialProps: { text: "Karibu", language: "sw-KE", moment: 1 },
  });
  expect(result.current.available).toBe(true);
  expect(said).toEqual([]);
  act(() => result.current.turn(true));
  expect(said).toEqual(["sw-KE: Karibu"]);
  rerender({ text: "Karibu", language: "sw-KE", moment: 2 });
  expect(said).toEqual(["sw-KE: Karibu", "stop", "sw-KE: Karibu"]);
  unmount();
  expect(said.at(-1)).toBe("stop");
});

test("a browser without a voice says so", () => {
  const { result } = renderHook(() => useSpeech({ text: "Hi", language: "en-KE", moment: 1 }));
  act(() => result.current.turn(true));
  expect(result.current.available).toBe(false);
});
