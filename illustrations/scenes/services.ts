import { AMBER, GREEN, MAGENTA, mix, NAVY, SKY, tint, WHITE } from "../palette";
import {
  AMBER_PAINT,
  avatar,
  badge,
  bar,
  card,
  GREEN_PAINT,
  icon,
  lines,
  NAVY_PAINT,
  PAPER_PAINT,
  RADIUS,
  tile,
} from "../parts/basics";
import { chartBars, chartLine } from "../parts/charts";
import { codeWindow, featurePhone, keypad, phone, windowFrame } from "../parts/devices";
import { appScreen, chatScreen, paidScreen, type Screen, smallMenu } from "../parts/screens";
import { dayStage } from "../parts/stage";
import { brandBubble, bubble, headset, rings, signal, waveform } from "../parts/talk";
import { bankCard, chain, coin, coins, listRow, NAVY_CARD, receipt, wire } from "../parts/trade";
import { at, circle, linear, type Point, path, rect } from "../svg";
import type { TextPath } from "../text";

const SIZE: Point = [1600, 1200];

/** One text, many people: the phone sends, the list fills with ticks. */
export function bulksms(): string {
  const colours = tint("#4A659F");
  const people = [MAGENTA[600], SKY, AMBER, NAVY[500], MAGENTA[400]];
  return dayStage(
    SIZE,
    colours,
    card([820, 220, 560, 706], linear(75, WHITE, NAVY[100])) +
      bar([874, 280], 220, NAVY[800], 26) +
      bar([874, 326], 140, NAVY[300], 18) +
      badge("megaphone", [1296, 300], 52, { lift: 0 }) +
      people.map((colour, i) => listRow([862, 392 + i * 100, 476, 84], colour, i !== 3)).join("") +
      phone(
        [330, 150],
        424,
        chatScreen([
          { from: "us", text: [1, 0.9, 0.6], width: 0.76 },
          { from: "them", text: [0.8], width: 0.44 },
          { from: "us", text: [1, 0.7], width: 0.68 },
          { from: "them", text: [1, 0.5], width: 0.6 },
        ]),
      ) +
      signal([762, 300], { rings: 3, first: 40, step: 32, from: -40, sweep: 80 }) +
      bubble([150, 660, 300, 128], { fill: NAVY_PAINT, ink: WHITE, text: [0.95, 0.6] }) +
      bubble([1180, 866, 290, 118], { tail: "right", text: [0.9, 0.5] }),
    { disc: [0.48, 0.48], sunAt: 0.9 },
  );
}

/** Five digits everyone can remember, and a phone at each side that writes to them. */
export function shortcode(digits: readonly TextPath[]): string {
  const colours = tint("#E94E77");
  const plate = (digit: TextPath, i: number) => {
    const left = 330 + i * 192;
    return (
      card([left, 408, 172, 230], linear(75, WHITE, NAVY[50]), 34) +
      rect([left, 612, 172, 26], 0, colours.base, { opacity: 0 }) +
      path(digit.d, i % 2 ? NAVY[800] : MAGENTA[600], {
        transform: `translate(${left + 86 - digit.width / 2} 578)`,
      })
    );
  };
  return dayStage(
    SIZE,
    colours,
    card(
      [270, 330, 1060, 386],
      linear(25, colours.base, mix(colours.base, MAGENTA[800], 0.55)),
      60,
    ) +
      digits.map(plate).join("") +
      bubble([180, 170, 330, 128], { text: [0.9, 0.5], tail: "right" }) +
      badge("vote", [190, 178], 52) +
      brandBubble([640, 132, 320, 128], { text: [0.9, 0.6], tail: "left" }) +
      bubble([1090, 176, 320, 124], { text: [0.8, 0.55], tail: "left" }) +
      badge("gift", [1404, 184], 52, { fill: AMBER_PAINT }) +
      card([212, 770, 480, 262]) +
      bar([256, 812], 170, NAVY[800], 22) +
      chartBars([256, 862, 392, 130], [0.35, 0.6, 0.48, 0.72, 0.55, 0.88, 1], colours.base) +
      card([760, 770, 628, 262]) +
      listRow([784, 786, 580, 106], colours.base) +
      listRow([784, 904, 580, 106], SKY),
    { disc: [0.5, 0.44], sunAt: 0.16 },
  );
}

/** A session without internet: the handset asks, the menu answers step by step. */
export function ussd(): string {
  const colours = tint("#C5337B");
  const step = (x: number, y: number, chosen: number, widths: readonly number[]) =>
    card([x, y, 380, 256]) +
    bar([x + 40, y + 38], 190, NAVY[800], 22) +
    widths
      .map(
        (width, i) =>
          (i === chosen ? rect([x + 24, y + 84 + i * 50, 332, 46], 14, colours.wash) : "") +
          rect([x + 42, y + 96 + i * 50, 22, 22], 6, i === chosen ? colours.base : NAVY[400]) +
          bar([x + 84, y + 99 + i * 50], width, i === chosen ? colours.base : NAVY[300], 16),
      )
      .join("");
  return dayStage(
    SIZE,
    colours,
    wire([734, 340], [860, 258], colours.base) +
      wire([1050, 386], [1170, 450], colours.base, { upright: true }) +
      wire([1170, 706], [1110, 790], colours.base, { upright: true }) +
      featurePhone([300, 118], 434, smallMenu([0.9, 0.7, 1, 0.62], 2)) +
      step(860, 130, 0, [200, 150, 220]) +
      step(980, 450, 1, [180, 230, 140]) +
      card([860, 790, 500, 160], linear(25, MAGENTA[500], MAGENTA[700])) +
      badge("check", [944, 868], 44, { fill: WHITE, ink: colours.base, lift: 0 }) +
      bar([1014, 836], 270, WHITE, 22) +
      bar([1014, 880], 180, MAGENTA[200], 18),
    { disc: [0.34, 0.48], sunAt: 0.8 },
  );
}

/** Voices and the customer's record at one desk. */
export function callcenter(): string {
  const colours = tint("#4A659F");
  return dayStage(
    SIZE,
    colours,
    circle([760, 560], 350, linear(60, MAGENTA[600], "#6B3568", NAVY[800])) +
      rings([760, 560], { count: 4, first: 230, step: 44, opacity: 0.3, width: 3 }) +
      headset([760, 530], 236, AMBER, [WHITE, NAVY[300]]) +
      card([150, 250, 400, 236]) +
      avatar([226, 326], 46, MAGENTA[600]) +
      lines([294, 302], [180, 120], NAVY[300], { height: 18, gap: 36 }) +
      waveform([192, 396, 316, 60], MAGENTA[500], { bars: 22, bar: 8 }) +
      card([1010, 186, 420, 300]) +
      bar([1054, 228], 170, NAVY[800], 22) +
      chartLine([1054, 290, 332, 150], [0.2, 0.4, 0.32, 0.62, 0.56, 0.9], MAGENTA[600]) +
      card([1050, 580, 420, 392], linear(75, WHITE, NAVY[100])) +
      [MAGENTA[600], SKY, AMBER]
        .map((colour, i) => listRow([1078, 616 + i * 112, 364, 94], colour, i !== 1))
        .join("") +
      brandBubble([190, 690, 330, 140], { text: [0.95, 0.8, 0.5], tail: "left" }) +
      tile("phone-call", [540, 918], 124, { fill: GREEN_PAINT }),
    { disc: [0.48, 0.47], sunAt: 0.14 },
  );
}

/** From a plan on paper to code to a screen in use. */
export function software(): string {
  const colours = tint("#3A3D98");
  const plan: Screen = ([x, y, width]) =>
    rect([x + 32, y + 30, width - 64, 118], 16, colours.pale) +
    icon("image", [x + width / 2, y + 89], 56, colours.base) +
    lines([x + 32, y + 182], [width - 64, width - 150, width - 100], NAVY[200], {
      height: 18,
      gap: 40,
    }) +
    rect([x + 32, y + 312, 150, 50], 25, colours.base) +
    rect([x + 200, y + 312, 130, 50], 25, "none", { stroke: colours.soft, "stroke-width": 4 });
  return dayStage(
    SIZE,
    colours,
    windowFrame([190, 200, 440, 470], plan) +
      codeWindow([460, 330, 720, 560], 34, 12, 16) +
      phone([1120, 236], 310, appScreen(colours.base)) +
      tile("layers", [470, 884], 140, {
        fill: linear(60, mix(colours.base, WHITE, 0.25), colours.deep),
      }) +
      tile("rocket", [1130, 262], 116) +
      card([196, 740, 220, 220]) +
      icon("git-merge", [306, 826], 84, colours.base) +
      bar([250, 900], 112, NAVY[200], 18),
    { disc: [0.52, 0.48], sunAt: 0.12 },
  );
}

/** Systems that were islands, linked through one hub. */
export function integration(): string {
  const colours = tint("#42A5F5");
  const middle: Point = [800, 560];
  const systems: readonly (readonly [string, Point, string])[] = [
    ["users", [330, 300], NAVY[800]],
    ["shopping-cart", [270, 600], MAGENTA[600]],
    ["wallet", [400, 880], "#17975E"],
    ["chart-pie", [1270, 300], "#7E5BD0"],
    ["message-square-text", [1330, 600], MAGENTA[600]],
    ["database", [1200, 880], NAVY[800]],
  ];
  return dayStage(
    SIZE,
    colours,
    systems
      .map(([, point]) => wire(middle, point, mix(colours.base, NAVY[800], 0.25), { width: 6 }))
      .join("") +
      card([570, 330, 460, 460], linear(60, mix(colours.base, WHITE, 0.15), "#1D6FBF"), 120) +
      rings(middle, { count: 3, first: 130, step: 42, opacity: 0.5, width: 4 }) +
      chain(middle, 230, -40, WHITE, NAVY[800]) +
      systems
        .map(
          ([name, point, colour]) =>
            card([point[0] - 106, point[1] - 100, 212, 200], PAPER_PAINT, 44) +
            tile(name, [point[0], point[1] - 22], 96, {
              fill: linear(60, mix(colour, WHITE, 0.2), colour),
              lift: 0,
            }) +
            bar([point[0] - 56, point[1] + 54], 112, NAVY[200], 16),
        )
        .join(""),
    { disc: [0.5, 0.467], sunAt: 0.5 },
  );
}

/** Paid by phone or card, seen at once. */
export function payment(): string {
  const colours = tint("#00C853");
  return dayStage(
    SIZE,
    colours,
    at([560, 470], { turn: -9 }, bankCard([-330, -190, 560], NAVY_CARD)) +
      phone([640, 130], 430, paidScreen(GREEN)) +
      receipt([1130, 230, 300, 460], GREEN) +
      coins([330, 960], 100, 5) +
      coins([520, 986], 100, 3) +
      coin([1176, 812], 84) +
      card([1040, 880, 400, 150]) +
      badge("bell-ring", [1118, 955], 44, { fill: GREEN_PAINT, lift: 0 }) +
      lines([1188, 926], [190, 120], NAVY[300], { height: 18, gap: 38 }),
    { disc: [0.53, 0.46], sunAt: 0.2 },
  );
}

/** A caller's keys choose the way to the right desk. */
export function ivr(): string {
  const colours = tint("#673AB7");
  const dial: Screen = (box) => {
    const [x, y, width, height] = box;
    return (
      rect(box, 0, linear(75, mix(colours.base, NAVY[800], 0.35), NAVY[950])) +
      circle([x + width / 2, y + height * 0.17], width * 0.13, colours.soft) +
      icon("phone-call", [x + width / 2, y + height * 0.17], width * 0.13, WHITE, 2.2) +
      waveform([x + width * 0.2, y + height * 0.275, width * 0.6, height * 0.06], colours.pale, {
        bars: 18,
        bar: 7,
      }) +
      keypad([x + width * 0.15, y + height * 0.39], width * 0.19, {
        lit: [1],
        fill: mix(colours.base, NAVY[900], 0.3),
        ink: colours.pale,
        accent: MAGENTA[500],
      }) +
      circle([x + width / 2, y + height * 0.895], width * 0.1, MAGENTA[600]) +
      icon("phone-off", [x + width / 2, y + height * 0.895], width * 0.09, WHITE, 2.2)
    );
  };
  const desks: readonly (readonly [string, number, string])[] = [
    ["banknote", 250, "#17975E"],
    ["life-buoy", 520, MAGENTA[600]],
    ["calendar-check", 790, NAVY[800]],
  ];
  return dayStage(
    SIZE,
    colours,
    desks.map(([, y]) => wire([880, 560], [1080, y + 40], colours.base, { width: 6 })).join("") +
      wire([720, 560], [820, 560], colours.base, { width: 6 }) +
      phone([300, 138], 430, dial) +
      badge("audio-lines", [850, 560], 78, { fill: linear(60, colours.soft, colours.deep) }) +
      desks
        .map(
          ([name, y, colour], i) =>
            card([1060, y - 50, 400, 180], PAPER_PAINT, RADIUS.large) +
            tile(name, [1150, y + 40], 104, {
              fill: linear(60, mix(colour, WHITE, 0.2), colour),
              lift: 0,
            }) +
            bar([1230, y + 12], 170, i === 1 ? MAGENTA[600] : NAVY[800], 22) +
            bar([1230, y + 54], 110, NAVY[200], 18),
        )
        .join(""),
    { disc: [0.36, 0.48], sunAt: 0.5 },
  );
}
