const TIMEOUT_MS = 5_000;

/** Returns whether `url` responds with `Strict-Transport-Security`; false, too, without a response. */
export async function sendsHsts(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { headers } = await fetch(url, { method: "HEAD", signal });
    return headers.has("strict-transport-security");
  } catch {
    return false;
  }
}
