import * as React from "react";
import { useLatest } from "../../../../hooks/use-latest";
import { HOME_POSTS, HOME_POSTS_SAMPLED_FROM } from "../../../../site/limits";

/** `count` different items of `items` in the order sample; all of them when there are fewer. */
export function randomSample<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/**
 * Six of the latest twenty `items`, sample anew on each visit. The first render shows the first
 * six, as the pre-built page does; as many items replace them, so nothing on the page moves.
 */
export function useRandomSample<T>(
  items: readonly T[],
  random: () => number = Math.random,
): readonly T[] {
  const pool = Math.min(items.length, HOME_POSTS_SAMPLED_FROM);
  const [order, setOrder] = React.useState<readonly number[]>([]);
  const die = useLatest(random);
  React.useEffect(
    () => setOrder(randomSample([...Array(pool).keys()], HOME_POSTS, die.current)),
    [pool, die],
  );
  const sample = order.flatMap((index) => items.slice(index, index + 1));
  return order.length === 0 ? items.slice(0, HOME_POSTS) : sample;
}
