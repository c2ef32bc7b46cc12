/**
 * Reads a whole response body. If it exceeds `maxBytes`, stops and returns null. `onChunk` is
 * called with the size of each chunk in bytes, and may throw to stop. Uses only Web streams, so
 * that it runs on both hosts.
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
