import { AMBER, GREEN, MAGENTA, mix, NAVY, SKY, WHITE } from "../palette";
import { type Box, circle, linear, rect, seeded, stroke } from "../svg";
import { bar, icon, lines, MAGENTA_PAINT } from "./basics";
import { chartBars } from "./charts";
import { bubble } from "./talk";

/** What a device shows: draws into the box of its screen. */
export type Screen = (box: Box) => string;

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

const CODE_INKS = [MAGENTA[400], SKY, AMBER, NAVY[400], "#7FD6AE"] as const;

/** Source text as coloured bars with indents; the same seed gives the same text. */
export const code =
  (seed: number, rows: number, { gap = 40, size = 15 } = {}): Screen =>
  ([x, y, width, height]) => {
    const random = seeded(seed);
    let indent = 0;
    return Array.from({ length: rows }, (_, row) => {
      const top = y + 34 + row * gap;
      if (top + size > y + height - 20) return "";
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
