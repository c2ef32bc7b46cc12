import { each } from "../lists";
import { linear, lit, mix, PAINT, tint } from "../paint";
import { AMBER, MAGENTA, NAVY, PEACH, SKY, WHITE } from "../palette";
import { avatar, badge, bar, card, FLAT, icon, lines, shade, tile } from "../parts/basics";
import { chartBars, chartLine } from "../parts/charts";
import { codeWindow, featurePhone, keypad, phone, windowFrame } from "../parts/devices";
import { dayGround, dayHorizon } from "../parts/grounds";
import { appScreen, chatScreen, paidScreen, smallMenu, them, us } from "../parts/screens";
import { brandBubble, bubble, headset, rings, signal, waveform } from "../parts/talk";
import { bankCard, coins, listRow, receipt, wire } from "../parts/trade";
import { type Box, circle, moved, type Point, path, rect, ring } from "../shapes";
import type { Scenes } from "../svg";
import { centred, characters } from "../text";

/** A ground in the service's own colour, with the shares of width and height of its disc and sun. */
const ground = (size: Point, colour: string, disc: Point, sunAt: number): string =>
  dayGround(size, tint(colour), disc) +
  dayHorizon(size, tint(colour), sunAt) +
  rect([0, 1116, 1600, 84], 0, WHITE, { opacity: 0.12 });

/** Two links of a chain, one through the other. */
function chain(centre: Point, size: number, left: string, right: string): string {
  const link = (x: number, stroke: string) =>
    rect([x, -34, 128, 68], 34, "none", { stroke, "stroke-width": 22 });
  // the near side of the left link passes over the right one
  const near = path("M-40 34H-24A34 34 0 0 0 10 0", "none", { stroke: left, "stroke-width": 22 });
  const links = link(-118, left) + link(-10, right) + near;
  return moved(`translate(${centre.join(" ")}) rotate(-40) scale(${size / 200})`, links);
}

/** One picture per service, by day. */
export const SERVICES: Scenes = {
  /** One text, many people: the phone sends, the list fills with ticks. */
  bulksms: (size) => [
    ground(size, "#4A659F", [0.48, 0.48], 0.9),
    card([820, 220, 560, 706], PAINT.page) + bar([874, 280, 220, 26], NAVY[800]),
    bar([874, 326, 140, 18], NAVY[300]) + badge("megaphone", [1296, 300], 52, undefined, FLAT),
    each([MAGENTA[600], SKY, AMBER, NAVY[500], MAGENTA[400]], (colour, i) =>
      listRow([862, 392 + i * 100, 476, 84], colour, i !== 3),
    ),
    phone(
      [330, 150],
      424,
      chatScreen([us(0.76, 1, 0.9, 0.6), them(0.44, 0.8), us(0.68, 1, 0.7), them(0.6, 1, 0.5)]),
    ),
    signal([762, 300], [40, 72, 104], [-40, 40], { colour: MAGENTA[500] }),
    bubble([150, 660, 300, 128], { fill: PAINT.navy, ink: WHITE, text: [0.95, 0.6] }),
    bubble([1180, 866, 290, 118], { tail: "right", text: [0.9, 0.5] }),
  ],

  /** Five digits everyone can remember, and messages from all sides that use them. */
  shortcode: async (size) => {
    const red = "#E94E77";
    return [
      ground(size, red, [0.5, 0.44], 0.16),
      card([270, 330, 1060, 386], linear(25, red, mix(red, MAGENTA[800], 0.55)), 60),
      each(await characters("22456", 170), (digit, i) => {
        const left = 330 + i * 192;
        const plate = card([left, 408, 172, 230], PAINT.paper, 34);
        return plate + centred(digit, [left + 86, 578], i % 2 ? NAVY[800] : MAGENTA[600]);
      }),
      bubble([180, 170, 330, 128], { text: [0.9, 0.5], tail: "right" }),
      badge("vote", [190, 178], 52) + brandBubble([640, 132, 320, 128], { text: [0.9, 0.6] }),
      bubble([1090, 176, 320, 124], { text: [0.8, 0.55] }),
      badge("gift", [1404, 184], 52, PAINT.amber),
      card([212, 770, 480, 262]) + bar([256, 812, 170, 22], NAVY[800]),
      chartBars([256, 862, 392, 130], [0.35, 0.6, 0.48, 0.72, 0.55, 0.88, 1], red),
      card([760, 770, 628, 262]),
      listRow([784, 786, 580, 106], red) + listRow([784, 904, 580, 106], SKY),
    ];
  },

  /** A session without internet: the handset asks, the menu answers step by step. */
  ussd: (size) => {
    const { base, wash } = tint("#C5337B");
    const step = (x: number, y: number, chosen: number, widths: readonly number[]) =>
      card([x, y, 380, 256]) +
      bar([x + 40, y + 38, 190, 22], NAVY[800]) +
      each(widths, (width, i) => {
        const [top, on] = [y + 84 + i * 50, i === chosen];
        return (
          (on ? rect([x + 24, top, 332, 46], 14, wash) : "") +
          rect([x + 42, top + 12, 22, 22], 6, on ? base : NAVY[400]) +
          bar([x + 84, top + 15, width, 16], on ? base : NAVY[300])
        );
      });
    return [
      ground(size, base, [0.34, 0.48], 0.8),
      wire([734, 340], [860, 258], base),
      wire([1050, 386], [1170, 450], base, { upright: true }),
      wire([1170, 706], [1110, 790], base, { upright: true }),
      featurePhone([300, 118], 434, smallMenu([0.9, 0.7, 1, 0.62], 2)),
      step(860, 130, 0, [200, 150, 220]) + step(980, 450, 1, [180, 230, 140]),
      card([860, 790, 500, 160], linear(25, MAGENTA[500], MAGENTA[700])),
      badge("check", [944, 868], 44, WHITE, { ink: base, lift: 0 }),
      bar([1014, 836, 270, 22], WHITE) + bar([1014, 880, 180, 18], MAGENTA[200]),
    ];
  },

  /** Voices and the customer's record at one desk. */
  callcenter: (size) => [
    ground(size, "#4A659F", [0.48, 0.47], 0.14),
    circle([760, 560], 350, linear(60, MAGENTA[600], "#6B3568", NAVY[800])),
    rings([760, 560], { count: 4, first: 230, step: 44, opacity: 0.3 }),
    headset([760, 530], 236, AMBER, [WHITE, NAVY[300]]),
    card([150, 250, 400, 236]) + avatar([226, 326], 46, MAGENTA[600]),
    lines([294, 302], [180, 120], NAVY[300], { height: 18, gap: 36 }),
    waveform([192, 396, 316, 60], MAGENTA[500], { bars: 22, width: 8 }),
    card([1010, 186, 420, 300]) + bar([1054, 228, 170, 22], NAVY[800]),
    chartLine([1054, 290, 332, 150], [0.2, 0.4, 0.32, 0.62, 0.56, 0.9], MAGENTA[600]),
    card([1050, 580, 420, 392], PAINT.page),
    each([MAGENTA[600], SKY, AMBER], (colour, i) =>
      listRow([1078, 616 + i * 112, 364, 94], colour, i !== 1),
    ),
    brandBubble([190, 690, 330, 140], { text: [0.95, 0.8, 0.5] }),
    tile("phone-call", [540, 918], 124, PAINT.green),
  ],

  /** From a plan on paper to code to a screen in use. */
  software: (size) => {
    const { base, deep, soft, pale } = tint("#3A3D98");
    const plan = ([x, y, w]: Box) =>
      rect([x + 32, y + 30, w - 64, 118], 16, pale) +
      icon("image", [x + w / 2, y + 89], 56, base) +
      lines([x + 32, y + 182], [w - 64, w - 150, w - 100], NAVY[200], { height: 18, gap: 40 }) +
      bar([x + 32, y + 312, 150, 50], base) +
      rect([x + 200, y + 312, 130, 50], 25, "none", { stroke: soft, "stroke-width": 4 });
    return [
      ground(size, base, [0.52, 0.48], 0.12),
      windowFrame([190, 200, 440, 470], plan) + codeWindow([460, 330, 720, 560], 34, 12, 16),
      phone([1120, 236], 310, appScreen(base)),
      tile("layers", [470, 884], 140, linear(60, mix(base, WHITE, 0.25), deep)),
      tile("rocket", [1130, 262], 116) + card([196, 740, 220, 220]),
      icon("git-merge", [306, 826], 84, base) + bar([250, 900, 112, 18], NAVY[200]),
    ];
  },

  /** Systems that were islands, linked through one hub. */
  integration: (size) => {
    const blue = "#42A5F5";
    const hub: Point = [800, 560];
    const systems: readonly (readonly [string, Point, string])[] = [
      ["users", [330, 300], NAVY[800]],
      ["shopping-cart", [270, 600], MAGENTA[600]],
      ["wallet", [400, 880], "#17975E"],
      ["chart-pie", [1270, 300], "#7E5BD0"],
      ["message-square-text", [1330, 600], MAGENTA[600]],
      ["database", [1200, 880], NAVY[800]],
    ];
    return [
      ground(size, blue, [0.5, 0.467], 0.5),
      each(systems, ([, point]) => wire(hub, point, mix(blue, NAVY[800], 0.25), { width: 6 })),
      card([570, 330, 460, 460], linear(60, mix(blue, WHITE, 0.15), "#1D6FBF"), 120),
      rings(hub, { count: 3, first: 130, step: 42, opacity: 0.5, width: 4 }),
      chain(hub, 230, WHITE, NAVY[800]),
      each(systems, ([name, [x, y], colour]) => {
        const sheet = card([x - 106, y - 100, 212, 200], PAINT.paper, 44);
        const sign = tile(name, [x, y - 22], 96, lit(colour), FLAT);
        return sheet + sign + bar([x - 56, y + 54, 112, 16], NAVY[200]);
      }),
    ];
  },

  /** Paid by phone or card, seen at once. */
  payment: (size) => [
    ground(size, "#00C853", [0.53, 0.46], 0.2),
    moved("translate(560 470) rotate(-9)", bankCard([-330, -190], 560, PAINT.navyCard)),
    phone([640, 130], 430, paidScreen) + receipt([1130, 230, 300, 460]),
    coins([330, 960], 100, 5) + coins([520, 986], 100, 3),
    shade([1092, 728, 168, 168], 84, 0.5),
    circle([1176, 812], 84, linear(60, PEACH, AMBER, "#D98F3A")),
    ring([1176, 812], 65.52, "#D18A35", 5.04),
    icon("banknote", [1176, 812], 75.6, "#A8651B", 1.9),
    card([1040, 880, 400, 150]) + badge("bell-ring", [1118, 955], 44, PAINT.green, FLAT),
    lines([1188, 926], [190, 120], NAVY[300], { height: 18, gap: 38 }),
  ],

  /** A caller's keys choose the right desk. */
  ivr: (size) => {
    const { base, deep, soft, pale } = tint("#673AB7");
    const dial = (box: Box) => {
      const [x, y, w, h] = box;
      const caller: Point = [x + w / 2, y + h * 0.17];
      const end: Point = [x + w / 2, y + h * 0.895];
      const voice: Box = [x + w * 0.2, y + h * 0.275, w * 0.6, h * 0.06];
      const keys = { fill: mix(base, NAVY[900], 0.3), ink: pale, accent: MAGENTA[500] };
      return (
        rect(box, 0, linear(75, mix(base, NAVY[800], 0.35), NAVY[950])) +
        circle(caller, w * 0.13, soft) +
        icon("phone-call", caller, w * 0.13, WHITE, 2.2) +
        waveform(voice, pale, { bars: 18, width: 7 }) +
        keypad([x + w * 0.15, y + h * 0.39], w * 0.19, 1, keys) +
        circle(end, w * 0.1, MAGENTA[600]) +
        icon("phone-off", end, w * 0.09, WHITE, 2.2)
      );
    };
    const desks = { banknote: "#17975E", "life-buoy": MAGENTA[600], "calendar-check": NAVY[800] };
    const rows = Object.entries(desks);
    return [
      ground(size, base, [0.36, 0.48], 0.5),
      each(rows, (_, i) => wire([880, 560], [1080, 290 + i * 270], base, { width: 6 })),
      wire([720, 560], [820, 560], base, { width: 6 }),
      phone([300, 138], 430, dial),
      badge("audio-lines", [850, 560], 78, linear(60, soft, deep)),
      each(rows, ([name, colour], i) => {
        const y = 250 + i * 270;
        const desk = card([1060, y - 50, 400, 180]);
        const sign = tile(name, [1150, y + 40], 104, lit(colour), FLAT);
        const head = bar([1230, y + 12, 170, 22], i === 1 ? MAGENTA[600] : NAVY[800]);
        return desk + sign + head + bar([1230, y + 54, 110, 18], NAVY[200]);
      }),
    ];
  },
};
