/** Thrown when buffering a response would exceed the limit. */
export class BufferFull extends Error {}

/** Byte counter for a response that's still arriving. */
export interface ArrivingResponse {
  /** Throws a `BufferFull` if the total for all responses would exceed the limit. */
  readonly add: (bytes: number) => void;
  /** Stops counting this response's bytes. Further calls do nothing. */
  readonly release: () => void;
}

/** Byte counter for all responses that are arriving or that visitors haven't read yet. */
export interface BufferedResponses {
  readonly arriving: () => ArrivingResponse;
  /**
   * Streams a body as fast as the visitor receives it. A body that several visitors are reading
   * counts once, until the last of them has finished or left. Throws a `BufferFull` if the body
   * would exceed the limit.
   */
  readonly stream: (body: Uint8Array, visitor: AbortSignal) => ReadableStream<Uint8Array>;
}

/** Chunk size in bytes, roughly as much as a connection buffers. */
const PART_BYTES = 65_536;

export function createBufferedResponses(maxBytes: number): BufferedResponses {
  let held = 0;
  const readers = new Map<Uint8Array, number>();
  const take = (bytes: number) => {
    if (held + bytes > maxBytes) throw new BufferFull("too many unread responses");
    held += bytes;
  };
  const hold = (body: Uint8Array): (() => void) => {
    if (!readers.has(body)) take(body.byteLength);
    readers.set(body, (readers.get(body) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (readers.get(body) ?? 0) - 1;
      if (left > 0) return void readers.set(body, left);
      readers.delete(body);
      held -= body.byteLength;
    };
  };
  return {
    arriving: () => {
      let unread = 0;
      return {
        add: (bytes) => {
          take(bytes);
          unread += bytes;
        },
        release: () => {
          held -= unread;
          unread = 0;
        },
      };
    },
    stream: (body, visitor) => {
      const release = hold(body);
      if (visitor.aborted) release();
      visitor.addEventListener("abort", release);
      let offset = 0;
      return new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            if (offset < body.byteLength) {
              controller.enqueue(body.subarray(offset, offset + PART_BYTES));
              offset += PART_BYTES;
            } else {
              release();
              controller.close();
            }
          },
          cancel: release,
        },
        { highWaterMark: 0 }, // doesn't read ahead
      );
    },
  };
}
