import { formatNumber } from "../../site/format/text";

/**
 * Returns the quantity to price: `asked` rounded up and kept between 1 and `max`, or 1 if it's
 * NaN. `notice` explains why the quantity isn't `asked`, or is null if it is.
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
    : [
        quantity,
        `You can only order whole numbers, so we rounded up to ${formatNumber(quantity)}.`,
      ];
}
