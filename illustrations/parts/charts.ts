import { each } from "../lists";
import { linear, mix } from "../paint";
import { WHITE } from "../palette";
import { type Box, circle, curve, type Point, path, rect, stroke } from "../shapes";

/** Columns of a chart; `values` are shares of the height, the last in the accent. */
export function chartBars([x, y, w, h]: Box, values: readonly number[], accent: string): string {
  const wide = w / (values.length * 1.6 - 0.6);
  return each(values, (value, i) => {
    const column: Box = [x + i * wide * 1.6, y + h * (1 - value), wide, h * value];
    const colour = i === values.length - 1 ? accent : mix(accent, WHITE, 0.62);
    return rect(column, Math.min(wide * 0.35, 12), colour);
  });
}

/** A line that rises, with the area below it. `values` are shares of the height. */
export function chartLine([x, y, w, h]: Box, values: readonly number[], colour: string, width = 7) {
  const step = w / (values.length - 1);
  const points = values.map((value, i): Point => [x + i * step, y + h * (1 - value)]);
  const d = curve(points);
  const end = points.at(-1) ?? [x, y];
  const area = `${d}L${x + w} ${y + h}L${x} ${y + h}Z`;
  return (
    path(area, linear(90, `${colour}@34`, `${colour}@0`)) +
    stroke(d, colour, width) +
    circle(end, width * 2, WHITE) +
    circle(end, width * 1.2, colour)
  );
}
