import { act, renderHook } from "@testing-library/react";
import { useAsync } from "../../src/hooks/use-async";

test("useAsync is loading, then loaded, and drops the result for an older key", async () => {
  const resolve: Record<string, (value: string) => void> = {};
  const load = (key: string) =>
    new Promise<string>((done) => Object.assign(resolve, { [key]: done }));
  const { result, rerender } = renderHook(({ key }) => useAsync(key, load), {
    initialProps: { key: "a" },
  });
  expect(result.current).toEqual({ status: "loading" });
  rerender({ key: "b" });
  await act(async () => resolve.b?.("B"));
  await act(async () => resolve.a?.("A"));
  expect(result.current).toEqual({ status: "loaded", value: "B" });
});

test("useAsync is an error when the load rejects, and loads nothing without a key", async () => {
  const load = jest.fn(() => Promise.reject(new Error("offline")));
  const { result, rerender } = renderHook(({ key }) => useAsync(key, load), {
    initialProps: { key: null as string | null }, // gets a key later
  });
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  rerender({ key: "a" });
  await act(async () => undefined);
  expect(result.current).toEqual({ status: "error" });
});
