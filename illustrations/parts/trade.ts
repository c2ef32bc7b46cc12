import { AMBER, GREEN, MAGENTA, mix, NAVY, PEACH, WHITE } from "../palette";
import {
  at,
  type Box,
  circle,
  ellipse,
  group,
  linear,
  type Point,
  path,
  rect,
  stroke,
} from "../svg";
import { bar, icon, lines, PAPER_PAINT, RADIUS, shade } from "./basics";

/** A bank card with chip and contactless waves. */
export function bankCard([x, y, width]: readonly [number, number, number], fill: string): string {
  const height = width * 0.63;
  const box: Box = [x, y, width, height];
  return (
    shade(box, width * 0.06, 0.9) +
    rect(box, width * 0.06, fill) +
    rect(
      [x + width * 0.78, y + height * 0.72, width * 0.14, height * 0.15],
      width * 0.024,
      linear(30, `${WHITE}@75`, `${WHITE}@25`),
    ) +
    rect(
      [x + width * 0.09, y + height * 0.3, width * 0.14, height * 0.17],
      width * 0.02,
      linear(45, PEACH, AMBER),
    ) +
    stroke(
      `M${x + width * 0.09} ${y + height * 0.385}h${width * 0.14}M${x + width * 0.16} ${y + height * 0.3}v${height * 0.17}`,
      mix(AMBER, NAVY[800], 0.4),
      2.5,
    ) +
    icon("nfc", [x + width * 0.31, y + height * 0.385], width * 0.09, WHITE, 2) +
    [0, 1, 2, 3]
      .map((i) =>
        bar([x + width * (0.09 + i * 0.15), y + height * 0.6], width * 0.11, WHITE, width * 0.028),
      )
      .join("") +
    bar(
      [x + width * 0.09, y + height * 0.8],
      width * 0.3,
      mix(WHITE, NAVY[400], 0.3),
      width * 0.024,
    )
  );
}

/** A stack of coins seen from a little above; the lowest stands on the point. */
export function coins([x, y]: Point, r: number, count: number): string {
  const thick = r * 0.3;
  const flat = r * 0.34;
  const coin = (i: number) => {
    const top = y - i * thick;
    const shift = (i % 2) * r * 0.05;
    return group(
      { transform: `translate(${shift} 0)` },
      path(
        `M${x - r} ${top - thick}V${top}A${r} ${flat} 0 0 0 ${x + r} ${top}V${top - thick}Z`,
        linear(0, "#E39A3F", AMBER, "#C77F2B"),
      ),
      ellipse([x, top - thick], [r, flat], linear(30, PEACH, AMBER)),
      ellipse([x, top - thick], [r * 0.74, flat * 0.74], "none", {
        stroke: "#D18A35",
        "stroke-width": r * 0.05,
      }),
    );
  };
  return (
    shade([x - r, y - flat, r * 2, flat * 2], flat, 0.5) +
    Array.from({ length: count }, (_, i) => coin(i)).join("")
  );
}

/** A coin seen from the front with the signal mark. */
export function coin([x, y]: Point, r: number): string {
  return (
    shade([x - r, y - r, r * 2, r * 2], r, 0.5) +
    circle([x, y], r, linear(60, PEACH, AMBER, "#D98F3A")) +
    circle([x, y], r * 0.78, "none", { stroke: "#D18A35", "stroke-width": r * 0.06 }) +
    icon("banknote", [x, y], r * 0.9, "#A8651B", 1.9)
  );
}

/** A paper receipt with a torn lower edge. */
export function receipt([x, y, width, height]: Box, accent: string = GREEN): string {
  const teeth = 9;
  const step = width / teeth;
  const edge = Array.from(
    { length: teeth },
    () => `l${-step / 2} ${step * 0.42}l${-step / 2} ${-step * 0.42}`,
  ).join("");
  const inset = width * 0.13;
  const row = (i: number, share: number) =>
    bar([x + inset, y + height * 0.42 + i * height * 0.1], width * share, NAVY[200], 14) +
    bar(
      [x + width - inset - width * 0.16, y + height * 0.42 + i * height * 0.1],
      width * 0.16,
      NAVY[300],
      14,
    );
  return (
    shade([x, y, width, height], 20, 0.8) +
    path(
      `M${x} ${y + 20}q0 -20 20 -20H${x + width - 20}q20 0 20 20V${y + height}${edge}Z`,
      PAPER_PAINT,
    ) +
    circle([x + width / 2, y + height * 0.19], width * 0.13, mix(accent, WHITE, 0.8)) +
    icon("check", [x + width / 2, y + height * 0.19], width * 0.15, accent, 3) +
    [0.34, 0.42, 0.28].map((share, i) => row(i, share)).join("") +
    stroke(`M${x + inset} ${y + height * 0.74}H${x + width - inset}`, NAVY[200], 4, {
      "stroke-dasharray": "2 14",
    }) +
    bar([x + inset, y + height * 0.82], width * 0.24, NAVY[800], 20) +
    bar([x + width - inset - width * 0.32, y + height * 0.82], width * 0.32, accent, 20)
  );
}

/** Two links of a chain, drawn through each other, turned by `turn` degrees. */
export function chain(
  centre: Point,
  size: number,
  turn: number,
  left: string,
  right: string,
): string {
  const link = (x: number) => rect([x, -34, 128, 68], 34, "none", { "stroke-width": 22 });
  const stroked = (colour: string, shape: string) =>
    shape.replace('fill="none"', `fill="none" stroke="${colour}"`);
  return at(
    centre,
    { turn, scale: size / 200 },
    stroked(left, link(-118)),
    stroked(right, link(-10)),
    // the near side of the left link passes over the right one
    path("M-40 34H-24A34 34 0 0 0 10 0", "none", {
      stroke: left,
      "stroke-width": 22,
      "stroke-linecap": "butt",
    }),
  );
}

/** A wire between two points that leaves and arrives level; dots run on it. */
export function wire(
  [ax, ay]: Point,
  [bx, by]: Point,
  colour: string,
  { width = 5, upright = false } = {},
): string {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const d = upright
    ? `M${ax} ${ay}C${ax} ${my} ${bx} ${my} ${bx} ${by}`
    : `M${ax} ${ay}C${mx} ${ay} ${mx} ${by} ${bx} ${by}`;
  return (
    stroke(d, colour, width, { opacity: 0.35 }) +
    stroke(d, colour, width, { "stroke-dasharray": `2 ${width * 4.4}` }) +
    circle([ax, ay], width * 1.8, colour) +
    circle([bx, by], width * 1.8, colour)
  );
}

/** A record of a list: picture, two lines, state. */
export function listRow([x, y, width, height]: Box, colour: string, done = true): string {
  const r = height * 0.3;
  return (
    rect([x, y, width, height], Math.min(RADIUS.medium, height * 0.3), WHITE) +
    circle([x + height * 0.5, y + height / 2], r, colour) +
    lines([x + height, y + height * 0.3], [width * 0.36, width * 0.22], NAVY[300], {
      height: height * 0.13,
      gap: height * 0.28,
    }) +
    circle(
      [x + width - height * 0.5, y + height / 2],
      height * 0.2,
      done ? mix(GREEN, WHITE, 0.8) : mix(AMBER, WHITE, 0.7),
    ) +
    icon(
      done ? "check" : "clock",
      [x + width - height * 0.5, y + height / 2],
      height * 0.22,
      done ? GREEN : "#B9772B",
      3,
    )
  );
}

/** A shield with a tick. */
export function shield([x, y]: Point, size: number, fill: string, mark: string = "check"): string {
  const s = size / 200;
  return (
    at(
      [x, y],
      { scale: s },
      shade([-80, -90, 160, 180], 60, 0.8 / s),
      path(
        "M0-104C26-84 56-74 90-74V-6C90 50 52 88 0 110C-52 88-90 50-90-6V-74C-56-74-26-84 0-104Z",
        fill,
      ),
      path("M0-104C26-84 56-74 90-74V-6C90 50 52 88 0 110Z", WHITE, { opacity: 0.1 }),
    ) + icon(mark, [x, y], size * 0.46, WHITE, 2.4)
  );
}

export const MAGENTA_CARD = linear(30, MAGENTA[500], MAGENTA[700], MAGENTA[900]);
export const NAVY_CARD = linear(30, NAVY[500], NAVY[800], NAVY[950]);
