/** More is held than may be. */
export class BufferFull extends Error {}

/** Bytes of one response that its visitor has not read yet. */
export interface UnreadAnswer {
  /** Counts bytes that came; throws `BufferFull` where they are too many. */
  readonly add: (bytes: number) => void;
  /** Forgets them all, once. */
  readonly release: () => void;
  /** A body that is read as fast as the visitor takes it, then released. */
  readonly stream: (body: Uint8Array) => ReadableStream<Uint8Array>;
}

/** What is handed on at a time: about what a connection takes. */
const PART_BYTES = 65_536;

/** Counts the bytes of all responses that visitors have not read yet, up to `maxBytes`. */
export function createUnreadAnswers(maxBytes: number): () => UnreadAnswer {
  let held = 0;
  return () => {
    let own = 0;
    const release = () => {
      held -= own;
      own = 0;
    };
    const add = (bytes: number) => {
      if (held + bytes > maxBytes) throw new BufferFull("too many unread responses");
      held += bytes;
      own += bytes;
    };
    const stream = (body: Uint8Array) => {
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
    };
    return { add, release, stream };
  };
}
