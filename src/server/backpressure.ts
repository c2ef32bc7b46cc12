/** Says that more bytes are held than may be. */
export class BufferFull extends Error {}

/** Counts the bytes of one response that is arriving. */
export interface ArrivingResponse {
  /** Counts bytes that came; throws `BufferFull` where they are too many. */
  readonly add: (bytes: number) => void;
  /** Forgets all counted bytes, once. */
  readonly release: () => void;
}

/** Counts the bytes of all responses that are arriving or that visitors have not read yet. */
export interface BufferedResponses {
  readonly arriving: () => ArrivingResponse;
  /**
   * Returns a body that is read as fast as the visitor receives it. It counts once, for any number of readers, until
   * the last has read it or left; throws `BufferFull` where it is too much.
   */
  readonly stream: (body: Uint8Array, visitor: AbortSignal) => ReadableStream<Uint8Array>;
}

/** Bytes of one part of a body: about the capacity of a connection. */
const PART_BYTES = 65_536;

/** Creates a counter of at most `maxBytes` in all. */
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
        { highWaterMark: 0 }, // nothing before it is asked for
      );
    },
  };
}
