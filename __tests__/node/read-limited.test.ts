import { readLimited } from "../../src/node/read-limited";

/** A response in chunks of these sizes, in bytes. `cancelled` is whether its reader has stopped. */
function responseOf(...parts: number[]) {
  const state = { cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const bytes = parts.shift();
        if (bytes === undefined) controller.close();
        else controller.enqueue(new Uint8Array(bytes).fill(bytes));
      },
      cancel: () => {
        state.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), state };
}

test("a body of the maximum size is read whole and in order", async () => {
  const seen: number[] = [];
  const read = await readLimited(responseOf(2, 1).response, 3, (bytes) => seen.push(bytes));
  expect([...(read ?? [])]).toEqual([2, 2, 1]);
  expect(seen).toEqual([2, 1]);
});

test("a body that's one byte too long is null, and isn't read further", async () => {
  const { response, state } = responseOf(2, 2, 1_000);
  expect(await readLimited(response, 3)).toBeNull();
  expect(state.cancelled).toBe(true);
});

test("a response without a body is empty", async () => {
  expect((await readLimited(new Response(null), 3))?.byteLength).toBe(0);
});

test("the callback for each chunk can stop reading", async () => {
  const { response, state } = responseOf(2, 1);
  const full = () => {
    throw new Error("full");
  };
  await expect(readLimited(response, 3, full)).rejects.toThrow("full");
  expect(state.cancelled).toBe(true);
});
