/**
 * Reads the body of a response whole, copied once when its length is known; null when it has more than
 * `maxBytes`, of which no more is read then. `onChunk` is told the bytes of each part as it arrives, and may
 * throw to stop. Web streams alone, so that it runs on every host.
 */
export async function readLimited(
  { body }: Response,
  maxBytes: number,
  onChunk: (bytes: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    onChunk(chunk.byteLength);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
