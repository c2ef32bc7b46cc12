import { formatNumber } from "../../site/format/text";

/**
 * Returns the nearest quantity that has a price, a whole number from 1 to `max`. `notice` explains
 * any difference from `asked`, or is null.
 */
export function nearestQuantity(
  asked: number,
  max: number,
): readonly [quantity: number, notice: string | null] {
  if (Number.isNaN(asked))
    return [1, "Please enter a number. Until then, this is the price of one."];
  if (asked < 1) return [1, "The smallest quantity is one, so this is the price of one."];
  if (asked > max)
    return [
      max,
      `The largest quantity that we price here is ${formatNumber(max)}. For more, please ask us for a quote.`,
    ];
  const quantity = Math.ceil(asked);
  return quantity === asked
    ? [quantity, null]
    : [quantity, `Only whole numbers are sold, so we rounded up to ${formatNumber(quantity)}.`];
}
