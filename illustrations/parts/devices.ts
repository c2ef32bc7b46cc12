import { AMBER, GREEN, MAGENTA, NAVY, WHITE } from "../palette";
import { type Box, circle, clipped, linear, type Point, path, rect } from "../svg";
import { bar, icon, PAPER_PAINT, RADIUS, shade } from "./basics";
import { code, type Screen } from "./screens";

/** A modern phone; its height is 2.05 × its width. */
export function phone([x, y]: Point, width: number, screen: Screen): string {
  const height = width * 2.05;
  const frame: Box = [x, y, width, height];
  const radius = width * 0.155;
  const rim = width * 0.034;
  const glass: Box = [x + rim, y + rim, width - rim * 2, height - rim * 2];
  return (
    shade(frame, radius, 1.1) +
    rect([x + width - 2, y + height * 0.24, 7, height * 0.1], 3, NAVY[900]) +
    rect(frame, radius, linear(60, NAVY[500], NAVY[900], NAVY[950])) +
    rect([x + 2, y + 2, width - 4, height - 4], radius - 2, "none", {
      stroke: WHITE,
      "stroke-opacity": 0.3,
      "stroke-width": 3,
    }) +
    clipped(glass, radius - rim, screen(glass)) +
    rect(
      [x + width * 0.37, y + rim + width * 0.035, width * 0.26, width * 0.062],
      width * 0.031,
      NAVY[950],
    )
  );
}

/** A window with three round buttons; `content` draws into the room below its head. */
export function windowFrame(box: Box, content: Screen, { dark = false } = {}): string {
  const [x, y, width, height] = box;
  const head = 58;
  const room: Box = [x, y + head, width, height - head];
  const buttons = [MAGENTA[500], AMBER, GREEN];
  return (
    shade(box, RADIUS.medium, 1) +
    rect(box, RADIUS.medium, dark ? linear(70, NAVY[800], NAVY[950]) : PAPER_PAINT) +
    clipped(
      box,
      RADIUS.medium,
      rect([x, y, width, head], 0, dark ? NAVY[700] : NAVY[100], { opacity: dark ? 0.55 : 1 }) +
        content(room),
    ) +
    buttons.map((colour, i) => circle([x + 34 + i * 30, y + head / 2], 9, colour)).join("") +
    rect([x + 1, y + 1, width - 2, height - 2], RADIUS.medium - 1, "none", {
      stroke: WHITE,
      "stroke-opacity": dark ? 0.12 : 0.7,
      "stroke-width": 2,
    })
  );
}

export const codeWindow = (box: Box, seed: number, rows: number, size = 15): string =>
  windowFrame(box, code(seed, rows, { size, gap: size * 2.6 }), { dark: true });

/** A laptop: screen above a thin base. `box` is the screen's frame. */
export function laptop(box: Box, screen: Screen): string {
  const [x, y, width, height] = box;
  const rim = 18;
  const glass: Box = [x + rim, y + rim, width - rim * 2, height - rim * 2];
  const base = y + height;
  return (
    shade([x - 60, base - 20, width + 120, 50], 25, 1) +
    rect(box, 30, linear(60, NAVY[700], NAVY[950])) +
    rect([x + 1.5, y + 1.5, width - 3, height - 3], 29, "none", {
      stroke: WHITE,
      "stroke-opacity": 0.22,
      "stroke-width": 3,
    }) +
    clipped(glass, 14, screen(glass)) +
    path(
      `M${x - 90} ${base}H${x + width + 90}V${base + 14}Q${x + width + 86} ${base + 36} ${x + width + 40} ${base + 36}H${x - 40}Q${x - 86} ${base + 36} ${x - 90} ${base + 14}Z`,
      linear(90, NAVY[200], NAVY[400]),
    ) +
    path(`M${x + width / 2 - 90} ${base}h180v4q0 14 -14 14h-152q-14 0 -14 -14Z`, NAVY[400])
  );
}

/** A number pad of 3 × 4 round keys; `lit` are indices of pressed keys. */
export function keypad(
  [x, y]: Point,
  key: number,
  {
    lit = [] as readonly number[],
    fill = WHITE as string,
    ink = NAVY[400] as string,
    accent = MAGENTA[600] as string,
  } = {},
): string {
  const step = key * 1.32;
  return Array.from({ length: 12 }, (_, i) => {
    const centre: Point = [x + (i % 3) * step + key / 2, y + Math.floor(i / 3) * step + key / 2];
    const pressed = lit.includes(i);
    return (
      circle(centre, key / 2, pressed ? accent : fill) +
      (i === 9
        ? icon("asterisk", centre, key * 0.42, pressed ? WHITE : ink, 2.6)
        : i === 11
          ? icon("hash", centre, key * 0.38, pressed ? WHITE : ink, 2.6)
          : circle(centre, key * 0.085, pressed ? WHITE : ink) +
            bar(
              [centre[0] - key * 0.14, centre[1] + key * 0.17],
              key * 0.28,
              pressed ? WHITE : ink,
              key * 0.045,
            ))
    );
  }).join("");
}

/** A simple handset with keys, as most customers have; its height is 2.2 × its width. */
export function featurePhone(
  [x, y]: Point,
  width: number,
  screen: Screen,
  accent: string = MAGENTA[600],
): string {
  const height = width * 2.2;
  const body: Box = [x, y, width, height];
  const glass: Box = [x + width * 0.1, y + width * 0.16, width * 0.8, width * 0.94];
  const key = (column: number, row: number) => {
    const box: Box = [
      x + width * (0.11 + column * 0.27),
      y + width * (1.5 + row * 0.158),
      width * 0.235,
      width * 0.115,
    ];
    const lit = row === 3 && column !== 1;
    return (
      rect(box, width * 0.045, lit ? accent : linear(90, NAVY[600], NAVY[700])) +
      bar(
        [box[0] + box[2] / 2 - width * 0.035, box[1] + box[3] / 2 - width * 0.012],
        width * 0.07,
        lit ? WHITE : NAVY[300],
        width * 0.024,
      )
    );
  };
  const keys = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => key(column, row)));
  return (
    shade(body, width * 0.2, 1.1) +
    rect(body, width * 0.2, linear(60, NAVY[600], NAVY[900])) +
    rect([x + 3, y + 3, width - 6, height - 6], width * 0.2 - 3, "none", {
      stroke: WHITE,
      "stroke-opacity": 0.25,
      "stroke-width": 4,
    }) +
    bar([x + width * 0.4, y + width * 0.075], width * 0.2, NAVY[950], width * 0.03) +
    rect([glass[0] - 8, glass[1] - 8, glass[2] + 16, glass[3] + 16], width * 0.07, NAVY[950]) +
    clipped(glass, width * 0.045, screen(glass)) +
    rect(
      [x + width * 0.38, y + width * 1.18, width * 0.24, width * 0.24],
      width * 0.08,
      linear(90, NAVY[500], NAVY[700]),
    ) +
    rect([x + width * 0.11, y + width * 1.2, width * 0.2, width * 0.085], width * 0.04, GREEN) +
    rect(
      [x + width * 0.69, y + width * 1.2, width * 0.2, width * 0.085],
      width * 0.04,
      MAGENTA[600],
    ) +
    keys.join("")
  );
}
