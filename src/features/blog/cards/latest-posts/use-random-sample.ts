import * as React from "react";
import { HOME_POSTS, HOME_POSTS_SAMPLED_FROM } from "../../../../site/limits";

const FIRST = Array.from({ length: HOME_POSTS }, (_, index) => index);

/** Returns `count` different items of `items` in random order, or all of them when there are fewer. */
export function randomSample<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/**
 * Returns six of the first twenty `items`, others on each visit. The first render has the first six,
 * as the pre-built page does; as many replace them, so that nothing on the page moves.
 */
export function useRandomSample<T>(items: readonly T[], random = Math.random): readonly T[] {
  const pool = Math.min(items.length, HOME_POSTS_SAMPLED_FROM);
  const [order, setOrder] = React.useState<readonly number[]>(FIRST);
  React.useEffect(
    () => setOrder(randomSample([...Array(pool).keys()], HOME_POSTS, random)),
    [pool, random],
  );
  return order.flatMap((index) => items.slice(index, index + 1));
}
