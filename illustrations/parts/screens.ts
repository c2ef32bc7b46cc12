import { each, seeded, times } from "../lists";
import { linear, mix, PAINT } from "../paint";
import { AMBER, GREEN, MAGENTA, NAVY, SKY, WHITE } from "../palette";
import { type Box, circle, type Point, rect, stroke } from "../shapes";
import { bar, icon, lines } from "./basics";
import { chartBars } from "./charts";
import { bubble } from "./talk";

/** What a device shows, in the box of its screen. */
export type Screen = (box: Box) => string;

/** Time and battery of a phone's screen. */
function statusBar([x, y, w]: Box, ink: string): string {
  const top = y + w * 0.0495;
  return (
    bar([x + w * 0.1, top, w * 0.12, w * 0.036], ink) +
    rect([x + w * 0.8, top, w * 0.1, w * 0.036], w * 0.01125, ink)
  );
}

/** A message of the business; the width is a share of the screen's, the lines of the message's. */
export const us = (width: number, ...text: number[]) => ({ ours: true, width, text });
/** An answer, or a message to the phone's owner. */
export const them: typeof us = (width, ...text) => ({ ours: false, width, text });

/** A conversation: what the business wrote in `accent` at the right, answers at the left. */
export const chatScreen =
  (messages: readonly ReturnType<typeof us>[], accent = PAINT.magenta): Screen =>
  (box) => {
    const [x, y, w, h] = box;
    const head = w * 0.36;
    let top = y + head + w * 0.1;
    const bubbles = each(messages, ({ ours, width, text }) => {
      const [wide, tall] = [w * width, w * (0.075 + text.length * 0.075)];
      const place: Box = [ours ? x + w * 0.93 - wide : x + w * 0.07, top, wide, tall];
      const colours = ours ? { fill: accent, ink: WHITE } : { fill: WHITE };
      const tail = ours ? "right" : "left";
      top += tall + w * 0.11;
      return bubble(place, { tail, text, lift: 0, radius: w * 0.075, ...colours });
    });
    return (
      rect(box, 0, linear(90, NAVY[100], NAVY[50])) +
      rect([x, y, w, head], 0, linear(20, NAVY[700], NAVY[800])) +
      statusBar(box, NAVY[300]) +
      circle([x + w * 0.18, y + head * 0.66], w * 0.075, accent) +
      bar([x + w * 0.31, y + head * 0.56, w * 0.36, w * 0.042], WHITE) +
      bar([x + w * 0.31, y + head * 0.72, w * 0.22, w * 0.032], NAVY[400]) +
      bubbles +
      bar([x + w * 0.06, y + h - w * 0.2, w * 0.7, w * 0.12], WHITE) +
      bar([x + w * 0.12, y + h - w * 0.158, w * 0.3, w * 0.036], NAVY[200]) +
      circle([x + w * 0.87, y + h - w * 0.14], w * 0.065, accent) +
      icon("send", [x + w * 0.865, y + h - w * 0.138], w * 0.062, WHITE, 2.4)
    );
  };

/** A payment that has gone through: tick, amount, details, button. */
export const paidScreen: Screen = (box) => {
  const [x, y, w, h] = box;
  const middle: Point = [x + w / 2, y + h * 0.3];
  const [left, top] = middle;
  const disc = linear(60, mix(GREEN, WHITE, 0.18), mix(GREEN, NAVY[950], 0.1));
  const tick = `M${left - w * 0.075} ${top + w * 0.005}l${w * 0.052} ${w * 0.052}l${w * 0.1} ${-w * 0.105}`;
  return (
    rect(box, 0, linear(90, mix(GREEN, WHITE, 0.86), WHITE)) +
    statusBar(box, NAVY[400]) +
    circle(middle, w * 0.25, mix(GREEN, WHITE, 0.76)) +
    circle(middle, w * 0.185, disc) +
    stroke(tick, WHITE, w * 0.036) +
    bar([left - w * 0.26, top + w * 0.37, w * 0.52, w * 0.072], NAVY[800]) +
    bar([left - w * 0.16, top + w * 0.5, w * 0.32, w * 0.038], NAVY[300]) +
    each([0.3, 0.22, 0.34], (share, i) => {
      const row = top + w * (0.66 + i * 0.1);
      return (
        bar([x + w * 0.14, row, w * 0.24, w * 0.036], NAVY[200]) +
        bar([x + w * (0.86 - share), row, w * share, w * 0.036], NAVY[400])
      );
    }) +
    bar([x + w * 0.12, y + h - w * 0.3, w * 0.76, w * 0.15], linear(20, NAVY[700], NAVY[800])) +
    bar([left - w * 0.13, y + h - w * 0.246, w * 0.26, w * 0.042], WHITE)
  );
};

/** A client's application: a tinted head with a figure, a chart, a list. */
export const appScreen =
  (accent: string): Screen =>
  (box) => {
    const [x, y, w, h] = box;
    const head = linear(50, mix(accent, NAVY[800], 0.15), mix(accent, NAVY[950], 0.5));
    const chart: Box = [x + w * 0.14, y + h * 0.3, w * 0.72, h * 0.17];
    return (
      rect(box, 0, NAVY[100]) +
      rect([x, y, w, h * 0.34], 0, head) +
      statusBar(box, WHITE) +
      bar([x + w * 0.1, y + h * 0.12, w * 0.3, w * 0.04], mix(accent, WHITE, 0.55)) +
      bar([x + w * 0.1, y + h * 0.165, w * 0.5, w * 0.075], WHITE) +
      rect([x + w * 0.07, y + h * 0.26, w * 0.86, h * 0.25], w * 0.06, WHITE) +
      chartBars(chart, [0.35, 0.55, 0.42, 0.75, 0.6, 0.95], accent) +
      each([mix(accent, WHITE, 0.3), SKY, AMBER], (colour, i) => {
        const top = y + h * (0.56 + i * 0.115);
        const text: Point = [x + w * 0.29, top + h * 0.026];
        return (
          rect([x + w * 0.07, top, w * 0.86, h * 0.095], w * 0.05, WHITE) +
          rect([x + w * 0.11, top + h * 0.02, h * 0.055, h * 0.055], w * 0.03, colour) +
          lines(text, [w * 0.38, w * 0.24], NAVY[200], { height: w * 0.034, gap: w * 0.065 })
        );
      })
    );
  };

const CODE_INKS = [MAGENTA[400], SKY, AMBER, NAVY[400], "#7FD6AE"] as const;

/** Source text as coloured bars with indents; the same seed gives the same text. */
export const code =
  (seed: number, rows: number, size: number, gap: number): Screen =>
  ([x, y, w, h]) => {
    const random = seeded(seed);
    let indent = 0;
    return times(rows, (row) => {
      const top = y + 34 + row * gap;
      if (top + size > y + h - 20) return "";
      if (row > 0) indent = Math.max(0, Math.min(3, indent + Math.round(random() * 2.2 - 0.95)));
      let left = x + 84 + indent * size * 2.6;
      const number = bar([x + 32, top + size * 0.2, 20, size * 0.6], NAVY[600]);
      const words = times(1 + Math.floor(random() * 3), (word) => {
        const long = size * (2.4 + random() * 7);
        const ink = CODE_INKS[Math.floor(random() * CODE_INKS.length)] ?? NAVY[400];
        if (left + long > x + w - 40) return "";
        const start = left;
        left += long + size * 0.9;
        return bar([start, top, long, size], word === 0 && random() < 0.4 ? NAVY[300] : ink);
      });
      return number + words;
    });
  };

/** The small screen of a simple handset: numbered lines and a field for the answer. */
export const smallMenu =
  (rows: readonly number[], chosen: number): Screen =>
  (box) => {
    const [x, y, w, h] = box;
    const step = (h * 0.62) / rows.length;
    const menu = each(rows, (share, i) => {
      const top = y + h * 0.22 + i * step;
      const [sign, words] = i === chosen ? [WHITE, WHITE] : [NAVY[500], NAVY[400]];
      const mark: Box = [x + w * 0.04, top - step * 0.24, w * 0.92, step * 0.92];
      return (
        (i === chosen ? rect(mark, 8, MAGENTA[600]) : "") +
        rect([x + w * 0.08, top, step * 0.44, step * 0.44], 4, sign) +
        bar([x + w * 0.2, top + step * 0.06, w * 0.68 * share, step * 0.32], words)
      );
    });
    return (
      rect(box, 0, linear(90, "#F7FAFF", "#DDE7F6")) +
      bar([x + w * 0.08, y + h * 0.08, w * 0.46, h * 0.055], NAVY[800]) +
      menu +
      bar([x + w * 0.08, y + h * 0.9, w * 0.2, h * 0.045], NAVY[500]) +
      bar([x + w * 0.7, y + h * 0.9, w * 0.22, h * 0.045], MAGENTA[600])
    );
  };
