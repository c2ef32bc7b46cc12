import { mix, WHITE } from "../palette";
import { type Box, circle, linear, type Point, path, rect, stroke } from "../svg";

/** Columns of a chart; `values` are shares of the height, the last in the accent. */
export function chartBars(
  [x, y, width, height]: Box,
  values: readonly number[],
  accent: string,
): string {
  const wide = width / (values.length * 1.6 - 0.6);
  return values
    .map((value, i) =>
      rect(
        [x + i * wide * 1.6, y + height * (1 - value), wide, height * value],
        Math.min(wide * 0.35, 12),
        i === values.length - 1 ? accent : mix(accent, WHITE, 0.62),
      ),
    )
    .join("");
}

/** A line that rises, with the area below it. `values` are shares of the height. */
export function chartLine(
  [x, y, width, height]: Box,
  values: readonly number[],
  colour: string,
  thick = 7,
): string {
  const points = values.map(
    (value, i): Point => [x + (i * width) / (values.length - 1), y + height * (1 - value)],
  );
  const d = points
    .map(([px, py], i) => {
      const before = points[i - 1];
      if (!before) return `M${px} ${py}`;
      const bend = (px - before[0]) / 2;
      return `C${before[0] + bend} ${before[1]} ${px - bend} ${py} ${px} ${py}`;
    })
    .join("");
  const [endX, endY] = points[points.length - 1] ?? [x, y];
  return (
    path(
      `${d}L${x + width} ${y + height}L${x} ${y + height}Z`,
      linear(90, `${colour}@34`, `${colour}@0`),
    ) +
    stroke(d, colour, thick) +
    circle([endX, endY], thick * 2, WHITE) +
    circle([endX, endY], thick * 1.2, colour)
  );
}
