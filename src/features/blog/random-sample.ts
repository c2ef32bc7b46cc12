/** Returns `count` distinct items in random order, or all of them if there are fewer. */
export function randomSample<T>(items: readonly T[], count: number): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(Math.floor(Math.random() * rest.length), 1),
  ).flat();
}
