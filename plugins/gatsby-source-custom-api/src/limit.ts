/** A runner for at most `width` tasks at a time, in the order in which they were asked for. */
export function createLimiter(width: number) {
  const waiting: Array<() => void> = [];
  let free = width;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift(); // takes this task's place over
      if (next) next();
      else free += 1;
    }
  };
}
