/** Runs `run` once after `ms` milliseconds. Returns a cleanup function. */
export function after(ms: number, run: () => void): () => void {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
}

/** Runs `run` every `ms` milliseconds. Returns a cleanup function. */
export function every(ms: number, run: () => void): () => void {
  const id = setInterval(run, ms);
  return () => clearInterval(id);
}
