import { each, times } from "../lists";
import { linear, PAINT } from "../paint";
import { AMBER, GREEN, MAGENTA, NAVY, WHITE } from "../palette";
import { type Box, circle, clipped, type Point, path, rect } from "../shapes";
import { bar, icon, inset, rim, shade } from "./basics";
import { code, type Screen } from "./screens";

/** A modern phone; its height is 2.05 × its width. */
export function phone([x, y]: Point, w: number, screen: Screen): string {
  const h = w * 2.05;
  const frame: Box = [x, y, w, h];
  const [radius, edge] = [w * 0.155, w * 0.034];
  const glass = inset(frame, edge);
  return (
    shade(frame, radius, 1.1) +
    rect([x + w - 2, y + h * 0.24, 7, h * 0.1], 3, NAVY[900]) +
    rect(frame, radius, linear(60, NAVY[500], NAVY[900], NAVY[950])) +
    rim(frame, radius, 0.3, 2) +
    clipped(glass, radius - edge, screen(glass)) +
    bar([x + w * 0.37, y + edge + w * 0.035, w * 0.26, w * 0.062], NAVY[950])
  );
}

/** A window with three round buttons; `content` fills the room below its head. */
export function windowFrame(box: Box, content: Screen, dark = false): string {
  const [x, y, w, h] = box;
  const head = rect([x, y, w, 58], 0, dark ? NAVY[700] : NAVY[100], { opacity: dark ? 0.55 : 1 });
  return (
    shade(box, 24) +
    rect(box, 24, dark ? linear(70, NAVY[800], NAVY[950]) : PAINT.paper) +
    clipped(box, 24, head, content([x, y + 58, w, h - 58])) +
    each([MAGENTA[500], AMBER, GREEN], (fill, i) => circle([x + 34 + i * 30, y + 29], 9, fill)) +
    rim(box, 24, dark ? 0.12 : 0.7, 1, 2)
  );
}

export const codeWindow = (box: Box, seed: number, rows: number, size: number): string =>
  windowFrame(box, code(seed, rows, size, size * 2.6), true);

/** A laptop: screen above a thin base. `box` is the screen's frame. */
export function laptop(box: Box, screen: Screen): string {
  const [x, y, w, h] = box;
  const glass = inset(box, 18);
  const base = y + h;
  const foot = `M${x - 90} ${base}h${w + 180}v14q-4 22-50 22h${-w - 80}q-46 0-50-22Z`;
  return (
    shade([x - 60, base - 20, w + 120, 50], 25) +
    rect(box, 30, linear(60, NAVY[700], NAVY[950])) +
    rim(box, 30.5, 0.22) +
    clipped(glass, 14, screen(glass)) +
    path(foot, linear(90, NAVY[200], NAVY[400])) +
    path(`M${x + w / 2 - 90} ${base}h180v4q0 14-14 14h-152q-14 0-14-14Z`, NAVY[400])
  );
}

/** A number pad of 3 × 4 round keys; `pressed` is the index of one. */
export function keypad(
  [x, y]: Point,
  size: number,
  pressed: number,
  { fill, ink, accent = MAGENTA[600] }: { fill: string; ink: string; accent?: string },
): string {
  return times(12, (i) => {
    const [left, top] = [x + (i % 3) * size * 1.32, y + Math.floor(i / 3) * size * 1.32];
    const centre: Point = [left + size / 2, top + size / 2];
    const sign = i === pressed ? WHITE : ink;
    const key = circle(centre, size / 2, i === pressed ? accent : fill);
    if (i === 9) return key + icon("asterisk", centre, size * 0.42, sign, 2.6);
    if (i === 11) return key + icon("hash", centre, size * 0.38, sign, 2.6);
    const letters: Box = [left + size * 0.36, top + size * 0.67, size * 0.28, size * 0.045];
    return key + circle(centre, size * 0.085, sign) + bar(letters, sign);
  });
}

/** A simple handset with keys, as most customers have; its height is 2.2 × its width. */
export function featurePhone([x, y]: Point, w: number, screen: Screen): string {
  const body: Box = [x, y, w, w * 2.2];
  const glass: Box = [x + w * 0.1, y + w * 0.16, w * 0.8, w * 0.94];
  const select = linear(90, NAVY[500], NAVY[700]);
  const [wide, tall] = [w * 0.235, w * 0.115];
  const key = (column: number, row: number) => {
    const [left, top] = [x + w * (0.11 + column * 0.27), y + w * (1.5 + row * 0.158)];
    const [middle, centre] = [left + wide / 2, top + tall / 2];
    const letters: Box = [middle - w * 0.035, centre - w * 0.012, w * 0.07, w * 0.024];
    const lit = row === 3 && column !== 1;
    const fill = lit ? MAGENTA[600] : linear(90, NAVY[600], NAVY[700]);
    return rect([left, top, wide, tall], w * 0.045, fill) + bar(letters, lit ? WHITE : NAVY[300]);
  };
  return (
    shade(body, w * 0.2, 1.1) +
    rect(body, w * 0.2, linear(60, NAVY[600], NAVY[900])) +
    rim(body, w * 0.2, 0.25, 3, 4) +
    bar([x + w * 0.4, y + w * 0.075, w * 0.2, w * 0.03], NAVY[950]) +
    rect(inset(glass, -8), w * 0.07, NAVY[950]) +
    clipped(glass, w * 0.045, screen(glass)) +
    rect([x + w * 0.38, y + w * 1.18, w * 0.24, w * 0.24], w * 0.08, select) +
    rect([x + w * 0.11, y + w * 1.2, w * 0.2, w * 0.085], w * 0.04, GREEN) +
    rect([x + w * 0.69, y + w * 1.2, w * 0.2, w * 0.085], w * 0.04, MAGENTA[600]) +
    times(4, (row) => times(3, (column) => key(column, row)))
  );
}
