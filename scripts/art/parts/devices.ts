import { AMBER, GREEN, MAGENTA, mix, NAVY, SKY, WHITE } from "../palette";
import { type Box, circle, clipped, linear, type Point, path, rect, seeded, stroke } from "../svg";
import { bar, icon, lines, MAGENTA_PAINT, PAPER_PAINT, RADIUS, shade } from "./basics";
import { bubble } from "./talk";

/** What a device shows: draws into the box of its screen. */
export type Screen = (box: Box) => string;

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

/** Time and battery of a phone's screen. */
function statusBar([x, y, width]: Box, ink: string): string {
  const unit = width * 0.045;
  return (
    bar([x + width * 0.1, y + unit * 1.1], width * 0.12, ink, unit * 0.8) +
    rect([x + width * 0.8, y + unit * 1.1, width * 0.1, unit * 0.8], unit * 0.25, ink)
  );
}

export interface ChatLine {
  readonly from: "us" | "them";
  readonly text: readonly number[];
  /** Share of the screen's width. */
  readonly width?: number;
}

/** A conversation: what the business wrote in magenta at the right, answers at the left. */
export const chatScreen =
  (chat: readonly ChatLine[], accent: string = MAGENTA_PAINT): Screen =>
  (box) => {
    const [x, y, width, height] = box;
    const head = width * 0.36;
    let top = y + head + width * 0.1;
    const messages = chat.map(({ from, text, width: share = 0.66 }) => {
      const tall = width * (0.075 + text.length * 0.075);
      const wide = width * share;
      const left = from === "us" ? x + width * 0.93 - wide : x + width * 0.07;
      const drawn = bubble([left, top, wide, tall], {
        tail: from === "us" ? "right" : "left",
        text,
        lift: 0,
        radius: width * 0.075,
        ...(from === "us" ? { fill: accent, ink: WHITE } : { fill: WHITE, ink: NAVY[300] }),
      });
      top += tall + width * 0.11;
      return drawn;
    });
    return (
      rect(box, 0, linear(90, NAVY[100], NAVY[50])) +
      rect([x, y, width, head], 0, linear(20, NAVY[700], NAVY[800])) +
      statusBar(box, NAVY[300]) +
      circle([x + width * 0.18, y + head * 0.66], width * 0.075, accent) +
      bar([x + width * 0.31, y + head * 0.56], width * 0.36, WHITE, width * 0.042) +
      bar([x + width * 0.31, y + head * 0.72], width * 0.22, NAVY[400], width * 0.032) +
      messages.join("") +
      rect(
        [x + width * 0.06, y + height - width * 0.2, width * 0.7, width * 0.12],
        width * 0.06,
        WHITE,
      ) +
      bar([x + width * 0.12, y + height - width * 0.158], width * 0.3, NAVY[200], width * 0.036) +
      circle([x + width * 0.87, y + height - width * 0.14], width * 0.065, accent) +
      icon("send", [x + width * 0.865, y + height - width * 0.138], width * 0.062, WHITE, 2.4)
    );
  };

/** A USSD session: a grey dialogue of numbered lines, one of them chosen. */
export const menuScreen =
  (rows: readonly number[], chosen: number, accent: string = MAGENTA[600]): Screen =>
  (box) => {
    const [x, y, width, height] = box;
    const left = x + width * 0.08;
    const wide = width * 0.84;
    const rowHeight = width * 0.125;
    const top = y + height * 0.2;
    const tall = width * 0.36 + rows.length * rowHeight + width * 0.2;
    const row = (share: number, i: number) => {
      const at = top + width * 0.25 + i * rowHeight;
      const mark = i === chosen;
      return (
        (mark
          ? rect(
              [left + width * 0.035, at - width * 0.035, wide - width * 0.07, rowHeight],
              width * 0.03,
              mix(accent, WHITE, 0.86),
            )
          : "") +
        rect(
          [left + width * 0.075, at, width * 0.052, width * 0.052],
          width * 0.014,
          mark ? accent : NAVY[400],
        ) +
        bar(
          [left + width * 0.165, at + width * 0.008],
          wide * 0.62 * share,
          mark ? accent : NAVY[300],
          width * 0.038,
        )
      );
    };
    return (
      rect(box, 0, linear(70, NAVY[700], NAVY[950])) +
      statusBar(box, NAVY[400]) +
      rect([left, top, wide, tall], width * 0.06, WHITE) +
      bar([left + width * 0.075, top + width * 0.09], wide * 0.5, NAVY[800], width * 0.05) +
      rows.map(row).join("") +
      rect(
        [left + width * 0.075, top + tall - width * 0.31, wide - width * 0.15, width * 0.095],
        width * 0.02,
        NAVY[50],
        { stroke: accent, "stroke-width": width * 0.01 },
      ) +
      rect(
        [left + width * 0.1, top + tall - width * 0.288, width * 0.012, width * 0.052],
        2,
        accent,
      ) +
      bar([left + wide * 0.16, top + tall - width * 0.115], wide * 0.22, NAVY[300], width * 0.04) +
      bar([left + wide * 0.64, top + tall - width * 0.115], wide * 0.18, accent, width * 0.04)
    );
  };

/** A payment that has gone through: tick, amount, details, button. */
export const paidScreen =
  (accent: string = GREEN): Screen =>
  (box) => {
    const [x, y, width, height] = box;
    const middle = x + width / 2;
    const top = y + height * 0.3;
    const detail = (i: number, share: number) =>
      bar(
        [x + width * 0.14, top + width * (0.66 + i * 0.1)],
        width * 0.24,
        NAVY[200],
        width * 0.036,
      ) +
      bar(
        [x + width * (0.86 - share), top + width * (0.66 + i * 0.1)],
        width * share,
        NAVY[400],
        width * 0.036,
      );
    return (
      rect(box, 0, linear(90, mix(accent, WHITE, 0.86), WHITE)) +
      statusBar(box, NAVY[400]) +
      circle([middle, top], width * 0.25, mix(accent, WHITE, 0.76)) +
      circle(
        [middle, top],
        width * 0.185,
        linear(60, mix(accent, WHITE, 0.18), mix(accent, NAVY[950], 0.1)),
      ) +
      stroke(
        `M${middle - width * 0.075} ${top + width * 0.005}l${width * 0.052} ${width * 0.052}l${width * 0.1} ${-width * 0.105}`,
        WHITE,
        width * 0.036,
      ) +
      bar([middle - width * 0.26, top + width * 0.37], width * 0.52, NAVY[800], width * 0.072) +
      bar([middle - width * 0.16, top + width * 0.5], width * 0.32, NAVY[300], width * 0.038) +
      [0.3, 0.22, 0.34].map((share, i) => detail(i, share)).join("") +
      rect(
        [x + width * 0.12, y + height - width * 0.3, width * 0.76, width * 0.15],
        width * 0.075,
        linear(20, NAVY[700], NAVY[800]),
      ) +
      bar([middle - width * 0.13, y + height - width * 0.246], width * 0.26, WHITE, width * 0.042)
    );
  };

/** A client's application: a tinted head with a figure, a chart, a list. */
export const appScreen =
  (accent: string = MAGENTA[600]): Screen =>
  (box) => {
    const [x, y, width, height] = box;
    const row = (i: number, colour: string) => {
      const top = y + height * (0.56 + i * 0.115);
      return (
        rect([x + width * 0.07, top, width * 0.86, height * 0.095], width * 0.05, WHITE) +
        rect(
          [x + width * 0.11, top + height * 0.02, height * 0.055, height * 0.055],
          width * 0.03,
          colour,
        ) +
        lines([x + width * 0.29, top + height * 0.026], [width * 0.38, width * 0.24], NAVY[200], {
          height: width * 0.034,
          gap: width * 0.065,
        })
      );
    };
    return (
      rect(box, 0, NAVY[100]) +
      rect(
        [x, y, width, height * 0.34],
        0,
        linear(50, mix(accent, NAVY[800], 0.15), mix(accent, NAVY[950], 0.5)),
      ) +
      statusBar(box, WHITE) +
      bar(
        [x + width * 0.1, y + height * 0.12],
        width * 0.3,
        mix(accent, WHITE, 0.55),
        width * 0.04,
      ) +
      bar([x + width * 0.1, y + height * 0.165], width * 0.5, WHITE, width * 0.075) +
      rect(
        [x + width * 0.07, y + height * 0.26, width * 0.86, height * 0.25],
        width * 0.06,
        WHITE,
      ) +
      chartBars(
        [x + width * 0.14, y + height * 0.3, width * 0.72, height * 0.17],
        [0.35, 0.55, 0.42, 0.75, 0.6, 0.95],
        accent,
      ) +
      row(0, mix(accent, WHITE, 0.3)) +
      row(1, SKY) +
      row(2, AMBER)
    );
  };

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

const CODE_INKS = [MAGENTA[400], SKY, AMBER, NAVY[400], "#7FD6AE"] as const;

/** Source text as coloured bars with indents; the same seed gives the same text. */
export const code =
  (seed: number, rows: number, { gap = 40, size = 15 } = {}): Screen =>
  ([x, y, width]) => {
    const random = seeded(seed);
    let indent = 0;
    return Array.from({ length: rows }, (_, row) => {
      const top = y + 34 + row * gap;
      if (row > 0) indent = Math.max(0, Math.min(3, indent + Math.round(random() * 2.2 - 0.95)));
      let left = x + 84 + indent * size * 2.6;
      const number = bar([x + 32, top + size * 0.2], 20, NAVY[600], size * 0.6);
      const words = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, word) => {
        const long = size * (2.4 + random() * 7);
        const ink = CODE_INKS[Math.floor(random() * CODE_INKS.length)] ?? NAVY[400];
        if (left + long > x + width - 40) return "";
        const drawn = bar([left, top], long, word === 0 && random() < 0.4 ? NAVY[300] : ink, size);
        left += long + size * 0.9;
        return drawn;
      });
      return number + words.join("");
    }).join("");
  };

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

/** The small screen of a simple handset: numbered lines and a place to answer. */
export const smallMenu =
  (rows: readonly number[], chosen: number, accent: string = MAGENTA[600]): Screen =>
  (box) => {
    const [x, y, width, height] = box;
    const step = (height * 0.62) / rows.length;
    return (
      rect(box, 0, linear(90, "#F7FAFF", "#DDE7F6")) +
      bar([x + width * 0.08, y + height * 0.08], width * 0.46, NAVY[800], height * 0.055) +
      rows
        .map((share, i) => {
          const top = y + height * 0.22 + i * step;
          const mark = i === chosen;
          return (
            (mark
              ? rect([x + width * 0.04, top - step * 0.24, width * 0.92, step * 0.92], 8, accent)
              : "") +
            rect([x + width * 0.08, top, step * 0.44, step * 0.44], 4, mark ? WHITE : NAVY[500]) +
            bar(
              [x + width * 0.2, top + step * 0.06],
              width * 0.68 * share,
              mark ? WHITE : NAVY[400],
              step * 0.32,
            )
          );
        })
        .join("") +
      bar([x + width * 0.08, y + height * 0.9], width * 0.2, NAVY[500], height * 0.045) +
      bar([x + width * 0.7, y + height * 0.9], width * 0.22, accent, height * 0.045)
    );
  };
