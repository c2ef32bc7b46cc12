import { each, times } from "../lists";
import { linear, mix, PAINT } from "../paint";
import { AMBER, GREEN, NAVY, PEACH, WHITE } from "../palette";
import { type Box, circle, curve, ellipse, moved, type Point, path, rect, stroke } from "../shapes";
import { bar, icon, lines, shade } from "./basics";

/** A bank card with chip and contactless waves; its height is 0.63 × its width. */
export function bankCard([x, y]: Point, w: number, fill: string): string {
  const h = w * 0.63;
  const box: Box = [x, y, w, h];
  const left = x + w * 0.09;
  const middle = y + h * 0.385;
  const chip: Box = [left, y + h * 0.3, w * 0.14, h * 0.17];
  const contacts = `M${left} ${middle}h${w * 0.14}M${x + w * 0.16} ${y + h * 0.3}v${h * 0.17}`;
  const brand: Box = [x + w * 0.78, y + h * 0.72, w * 0.14, h * 0.15];
  return (
    shade(box, w * 0.06, 0.9) +
    rect(box, w * 0.06, fill) +
    rect(brand, w * 0.024, linear(30, `${WHITE}@75`, `${WHITE}@25`)) +
    rect(chip, w * 0.02, linear(45, PEACH, AMBER)) +
    stroke(contacts, mix(AMBER, NAVY[800], 0.4), 2.5) +
    icon("nfc", [x + w * 0.31, middle], w * 0.09, WHITE) +
    times(4, (i) => bar([left + i * w * 0.15, y + h * 0.6, w * 0.11, w * 0.028], WHITE)) +
    bar([left, y + h * 0.8, w * 0.3, w * 0.024], mix(WHITE, NAVY[400], 0.3))
  );
}

/** A stack of coins seen from a little above; the lowest lies on the point. */
export function coins([x, y]: Point, r: number, count: number): string {
  const flat = r * 0.34;
  const edge = linear(0, "#E39A3F", AMBER, "#C77F2B");
  const coin = (i: number) => {
    const [middle, low] = [x + (i % 2) * r * 0.05, y - i * r * 0.3];
    const top = low - r * 0.3;
    const side = `M${middle - r} ${top}V${low}A${r} ${flat} 0 0 0 ${middle + r} ${low}V${top}Z`;
    const line = { stroke: "#D18A35", "stroke-width": r * 0.05 };
    return (
      path(side, edge) +
      ellipse([middle, top], [r, flat], linear(30, PEACH, AMBER)) +
      ellipse([middle, top], [r * 0.74, flat * 0.74], "none", line)
    );
  };
  return shade([x - r, y - flat, r * 2, flat * 2], flat, 0.5) + times(count, coin);
}

/** A paper receipt with a torn lower edge. */
export function receipt(box: Box): string {
  const [x, y, w, h] = box;
  const tooth = w / 18;
  const torn = `l${-tooth} ${tooth * 0.84}l${-tooth} ${-tooth * 0.84}`.repeat(9);
  const [left, right, middle] = [x + w * 0.13, x + w * 0.87, x + w / 2];
  return (
    shade(box, 20, 0.8) +
    path(`M${x} ${y + 20}q0-20 20-20H${x + w - 20}q20 0 20 20V${y + h}${torn}Z`, PAINT.paper) +
    circle([middle, y + h * 0.19], w * 0.13, mix(GREEN, WHITE, 0.8)) +
    icon("check", [middle, y + h * 0.19], w * 0.15, GREEN, 3) +
    each([0.34, 0.42, 0.28], (share, i) => {
      const top = y + h * (0.42 + i * 0.1);
      const price: Box = [right - w * 0.16, top, w * 0.16, 14];
      return bar([left, top, w * share, 14], NAVY[200]) + bar(price, NAVY[300]);
    }) +
    stroke(`M${left} ${y + h * 0.74}H${right}`, NAVY[200], 4, { "stroke-dasharray": "2 14" }) +
    bar([left, y + h * 0.82, w * 0.24, 20], NAVY[800]) +
    bar([right - w * 0.32, y + h * 0.82, w * 0.32, 20], GREEN)
  );
}

/** A wire between two points that leaves and arrives level, or upright; dots run on it. */
export function wire(from: Point, to: Point, colour: string, { width = 5, upright = false } = {}) {
  const [[ax, ay], [bx, by], middle] = [from, to, (from[1] + to[1]) / 2];
  const down = `M${ax} ${ay}C${ax} ${middle} ${bx} ${middle} ${bx} ${by}`;
  const d = upright ? down : curve([from, to]);
  return (
    stroke(d, colour, width, { opacity: 0.35 }) +
    stroke(d, colour, width, { "stroke-dasharray": `2 ${width * 4.4}` }) +
    circle(from, width * 1.8, colour) +
    circle(to, width * 1.8, colour)
  );
}

/** A record of a list: picture, two lines, state. */
export function listRow([x, y, w, h]: Box, colour: string, done = true): string {
  const [name, tone, ink] = done ? ["check", GREEN, GREEN] : ["clock", AMBER, "#B9772B"];
  const state: Point = [x + w - h * 0.5, y + h / 2];
  const text = { height: h * 0.13, gap: h * 0.28 };
  return (
    rect([x, y, w, h], Math.min(24, h * 0.3), WHITE) +
    circle([x + h * 0.5, y + h / 2], h * 0.3, colour) +
    lines([x + h, y + h * 0.3], [w * 0.36, w * 0.22], NAVY[300], text) +
    circle(state, h * 0.2, mix(tone, WHITE, done ? 0.8 : 0.7)) +
    icon(name, state, h * 0.22, ink, 3)
  );
}

/** A shield with a sign. */
export function shield(centre: Point, size: number, fill: string, sign: string): string {
  const scale = size / 200;
  const edge = "M0-104C26-84 56-74 90-74V-6C90 50 52 88 0 110";
  const body = moved(
    `translate(${centre.join(" ")}) scale(${scale})`,
    shade([-80, -90, 160, 180], 60, 0.8 / scale),
    path(`${edge}C-52 88-90 50-90-6V-74C-56-74-26-84 0-104Z`, fill),
    path(`${edge}Z`, WHITE, { opacity: 0.1 }),
  );
  return body + icon(sign, centre, size * 0.46, WHITE, 2.4);
}
