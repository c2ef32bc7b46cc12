import * as React from "react";
import { HOME_POSTS, HOME_POSTS_SAMPLED_FROM } from "../../../site/limits";
import { randomSample } from "../random-sample";

const FIRST = Array.from({ length: HOME_POSTS }, (_, index) => index);

/**
 * Returns six of the first twenty `items`, chosen at random on each visit. The first render returns
 * the first six, like the pre-built page. The number of items doesn't change afterwards, so nothing
 * on the page moves.
 */
export function useRandomSample<T>(items: readonly T[]): readonly T[] {
  const pool = Math.min(items.length, HOME_POSTS_SAMPLED_FROM);
  const [order, setOrder] = React.useState<readonly number[]>(FIRST);
  React.useEffect(() => setOrder(randomSample([...Array(pool).keys()], HOME_POSTS)), [pool]);
  return order.flatMap((index) => items.slice(index, index + 1));
}
