/** More bytes are buffered than allowed. */
export class BufferFull extends Error {}

/** Bytes of one response that is still arriving. */
export interface ArrivingResponse {
  /** Throws `BufferFull` if this exceeds the limit. */
  readonly add: (bytes: number) => void;
  /** Stops counting this response's bytes. Further calls do nothing. */
  readonly release: () => void;
}

/** Counts the bytes of all responses that are arriving or that visitors haven't read yet. */
export interface BufferedResponses {
  readonly arriving: () => ArrivingResponse;
  /**
   * Returns a stream that is read as fast as the visitor receives it. The body counts once, however
   * many visitors read it, until the last of them has finished or left. Throws `BufferFull` if it
   * exceeds the limit.
   */
  readonly stream: (body: Uint8Array, visitor: AbortSignal) => ReadableStream<Uint8Array>;
}

/** Chunk size: roughly what a connection can buffer. */
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
        { highWaterMark: 0 }, // don't read ahead
      );
    },
  };
}
