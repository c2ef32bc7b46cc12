/** A part of an address as it is read; what was never encoded stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign is only itself
  }
}
