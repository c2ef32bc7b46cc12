import { act, renderHook } from "@testing-library/react";
import { createListeners, createStore, useStore } from "../../src/hooks/create-store";

test("every component that uses a store shows its current value", () => {
  const store = createStore("a");
  const first = renderHook(() => useStore(store, "built"));
  const second = renderHook(() => useStore(store, "built"));
  act(() => store.set("b"));
  expect([first.result.current, second.result.current, store.get()]).toEqual(["b", "b", "b"]);
});

test("createListeners is connected while there's any listener, and notifies each once", () => {
  const events: string[] = [];
  const { subscribe, notify } = createListeners(() => {
    events.push("connected");
    return () => void events.push("disconnected");
  });
  const [leaveFirst, leaveSecond] = [
    subscribe(() => events.push("first")),
    subscribe(() => events.push("second")),
  ];
  notify();
  leaveFirst();
  notify();
  leaveSecond();
  notify();
  expect(events).toEqual(["connected", "first", "second", "second", "disconnected"]);
});
