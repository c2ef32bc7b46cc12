import { each, points, seeded, times } from "../lists";
import { linear, mix, PAINT, tint } from "../paint";
import { AMBER, AMBER_INK, GREEN, MAGENTA, NAVY, PEACH, SKY, VIOLET, WHITE } from "../palette";
import { avatar, badge, bar, card, FLAT, icon, lines, shade, tile } from "../parts/basics";
import { featurePhone, keypad, phone } from "../parts/devices";
import { dayGround, dayHorizon, light, savanna, stars } from "../parts/grounds";
import { appScreen, chatScreen, paidScreen, smallMenu, them, us } from "../parts/screens";
import { brandBubble, bubble, headset, rings, signal, waveform } from "../parts/talk";
import { bankCard, coins, listRow, shield, wire } from "../parts/trade";
import { circle, curve, group, moved, type Point, path, rect, sheet, stroke } from "../shapes";
import type { Scenes } from "../svg";
import { centred, characters, type TextPath, textToPath } from "../text";

/** A deep ground of one colour with a light from the upper left and rings around a point. */
const deepGround = (size: Point, from: string, to: string, centre: Point): string =>
  sheet(size, linear(50, from, to)) +
  light([400, 100], [900, 620], `${WHITE}@20`, `${WHITE}@0`) +
  rings(centre, { count: 6, first: 210, step: 110, opacity: 0.17 });

/** Squares that look like a code to scan: three corners, seeded dots between them. */
function qr([x, y]: Point, cell: number, seed: number): string {
  const random = seeded(seed);
  const frame = { stroke: NAVY[800], "stroke-width": 8 };
  const corner = (left: number, top: number) =>
    rect([left + 4, top + 4, cell * 3 - 8, cell * 3 - 8], 8, "none", frame) +
    rect([left + cell, top + cell, cell, cell], 4, NAVY[800]);
  const dots = times(81, (i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)];
    const free = (column > 2 && column < 6) || (row > 2 && (row < 6 || column > 2));
    if (random() <= 0.45 || !free) return "";
    return rect([x + column * cell + 2, y + row * cell + 2, cell - 4, cell - 4], 5, NAVY[800]);
  });
  return corner(x, y) + corner(x + 6 * cell, y) + corner(x, y + 6 * cell) + dots;
}

/** One picture per bundled post. */
export const BLOG: Scenes = {
  /** 160 cells of one message, and the one sign that spills it into a second. */
  "sms-length-and-encoding": async (size) => {
    const apostrophe = await textToPath("’", { size: 900, weight: 700 });
    const cells = ([x, y]: Point, columns: number, rows: number, colour: string) =>
      times(columns * rows, (i) => {
        const box = [x + (i % columns) * 46, y + Math.floor(i / columns) * 46, 36, 36] as const;
        return rect(box, 9, i === 72 ? MAGENTA[600] : colour);
      });
    return [
      dayGround(size, tint("#E0A14C"), [0.72, 0.46]),
      bubble([150, 170, 800, 400], { radius: 60 }) + cells([196, 216], 16, 7, NAVY[200]),
      brandBubble([420, 640, 430, 210], { radius: 48 }),
      group({ opacity: 0.9 }, cells([456, 676], 8, 3, MAGENTA[300])),
      stroke("M960 420H1030", MAGENTA[600], 8, { "stroke-dasharray": "2 20" }),
      circle([1216, 430], 236, linear(60, WHITE, MAGENTA[100])),
      circle([1216, 430], 236, "none", { stroke: MAGENTA[600], "stroke-width": 18, opacity: 1 }),
      stroke("M1388 602L1480 694", NAVY[800], 46),
      centred(apostrophe, [1216, 938], MAGENTA[600]),
      coins([1010, 900], 74, 2) + coins([1170, 900], 74, 4),
    ];
  },

  /** Two books side by side; every line finds its partner but one. */
  "payment-reconciliation": (size) => {
    const y = (row: number) => 258 + row * 124;
    const open = 3;
    const dots = { "stroke-dasharray": "2 20" };
    return [
      dayGround(size, tint("#12A565"), [0.5, 0.5]),
      card([150, 170, 480, 706], PAINT.page) + card([970, 170, 480, 706], PAINT.page),
      bar([194, 206, 190, 22], NAVY[800]) + bar([1014, 206, 230, 22], "#12804F"),
      times(5, (row) => {
        const found = row !== open;
        const ours = listRow([178, y(row), 424, 104], found ? NAVY[300] : AMBER, found);
        return ours + listRow([998, y(row), 424, 104], found ? "#58C795" : AMBER, found);
      }),
      each(points("0 1, 1 0, 2 2, 4 4"), ([from, to]) =>
        wire([602, y(from) + 52], [998, y(to) + 52], "#12804F", { width: 6 }),
      ),
      stroke(`M640 ${y(open) + 52}H720M880 ${y(open) + 52}H960`, "#D9862F", 8, dots),
      badge("search", [800, y(open) + 52], 66, linear(60, PEACH, "#D9862F")),
    ];
  },

  /** A tree of short screens with one lit branch to its end. */
  "ussd-menu-design": (size) => {
    const view = ([x, y]: Point, chosen?: number) => {
      const row = (width: number, i: number) => {
        const [top, on] = [y + 78 + i * 42, i === chosen];
        return (
          (on ? rect([x + 18, top - 10, 234, 38], 12, MAGENTA[100]) : "") +
          rect([x + 32, top, 18, 18], 5, on ? MAGENTA[600] : NAVY[300]) +
          bar([x + 66, top + 2, width * 0.85, 14], on ? MAGENTA[600] : NAVY[200])
        );
      };
      const sheet = card([x, y, 270, 206], PAINT.paper, 28);
      const head = bar([x + 32, y + 32, 130, 18], NAVY[800]);
      const opacity = chosen === undefined ? 0.42 : 1;
      return group({ opacity }, sheet, head, each([170, 130, 190], row));
    };
    const lit = (from: Point, to: Point) => stroke(curve([from, to]), WHITE, 10);
    const dim = (from: Point, to: Point) =>
      stroke(curve([from, to]), MAGENTA[300], 5, { opacity: 0.5 });
    return [
      deepGround(size, MAGENTA[600], mix(MAGENTA[900], NAVY[900], 0.35), [320, 500]),
      dim([400, 500], [500, 240]) + lit([400, 500], [500, 500]) + dim([400, 500], [500, 770]),
      lit([770, 500], [880, 340]) + dim([770, 500], [880, 640]) + lit([1150, 340], [1290, 500]),
      featurePhone([130, 150], 300, smallMenu([0.9, 0.7, 1], 1)),
      view([500, 130]) + view([500, 397], 0) + view([500, 664]),
      view([880, 236], 2) + view([880, 540]),
      circle([1390, 500], 118, WHITE, { opacity: 0.16 }),
      badge("check", [1390, 500], 84, PAINT.green),
    ];
  },

  /** Night; one side asks again, with longer and longer pauses, until the other answers. */
  "webhooks-and-retries": (size) => {
    const rack = (x: number, lamp: string) =>
      card([x, 330, 260, 400], linear(60, "#5A5EC4", "#2B2E78"), 40) +
      each([lamp, GREEN, GREEN], (light, i) => {
        const y = 364 + i * 116;
        const box = rect([x + 30, y, 200, 96], 22, "#1E2058", { opacity: 0.75 });
        const lit = box + circle([x + 68, y + 48], 13, light);
        return lit + bar([x + 104, y + 40, 92, 16], "#8286DB");
      });
    const hop = (x: number, wide: number) => {
      const top = 540 - wide * 1.1;
      return `M${x} 540C${x + wide * 0.1} ${top} ${x + wide * 0.9} ${top} ${x + wide} 540`;
    };
    const failed = ([x, wide]: Point) =>
      stroke(hop(x, wide), MAGENTA[400], 8, { "stroke-dasharray": "3 20" }) +
      badge("x", [x + wide, 540], 38, PAINT.magenta, { lift: 0.3 });
    return [
      sheet(size, linear(90, "#14153F", "#2C2F7E", "#5A4E9E")) + stars([1600, 620], 80, 4),
      circle([1240, 170], 74, PEACH) + circle([1208, 150], 66, "#1F2158"),
      savanna(
        [0, 720, 1600, 280],
        { far: "#2A2B6B", near: "#101137", sun: "#7E6BD0", glow: VIOLET },
        { sunAt: 0.5, sunSize: 0.3, trees: "0.06 1.1, 0.92 1.3, 0.42 0.5" },
      ),
      rack(150, GREEN) + rack(1190, AMBER),
      each(points("430 110, 540 180, 720 240"), failed),
      stroke(hop(960, 210), GREEN, 8) + badge("check", [1170, 540], 38, PAINT.green, { lift: 0.3 }),
      each([540, 720, 960], (x, i) => bar([x - 24 - i * 18, 616, 48 + i * 36, 18], "#8286DB")),
      badge("refresh-cw", [800, 180], 72, linear(60, "#8286DB", "#3A3D98")),
    ];
  },

  /** A day at the desk: calls per hour as a heat map, agents below it. */
  "call-centre-staffing": (size) => {
    const random = seeded(9);
    const colours = tint("#673AB7");
    const { base, deep, soft, pale } = colours;
    const people = [base, MAGENTA[600], NAVY[700]];
    const load = [0.22, 0.4, 0.72, 0.95, 0.82, 0.6, 0.7, 0.88, 0.62, 0.38, 0.24];
    return [
      dayGround(size, colours, [0.8, 0.4]),
      card([170, 150, 1010, 470]),
      bar([226, 190, 220, 24], NAVY[800]) + bar([470, 194, 120, 18], NAVY[200]),
      each(load, (value, column) =>
        times(4, (row) => {
          const heat = Math.min(1, Math.max(0.02, value + (random() - 0.5) * 0.4));
          return rect([226 + column * 82, 246 + row * 82, 66, 66], 16, mix(pale, base, heat));
        }),
      ),
      circle([1290, 400], 210, linear(60, soft, deep)) + headset([1290, 384], 140, AMBER),
      each(load, (value, column) =>
        times(Math.round(value * 3.2), (i) =>
          avatar([259 + column * 82, 902 - i * 76], 30, people[(column + i) % 3] ?? base),
        ),
      ),
      stroke("M210 948H1170", soft, 6),
    ];
  },

  /** An offer and a one-time code never travel together. */
  "promotional-and-transactional-sms": (size) => {
    const offers = [them(0.72, 1, 0.9, 0.5), them(0.6, 0.8, 0.6), them(0.7, 1, 0.4)];
    const codes = [them(0.66, 1, 0.6), us(0.4, 0.9), them(0.7, 1, 0.8, 0.4)];
    const around = { count: 5, first: 260, step: 90 };
    return [
      sheet(size, PAINT.magenta),
      path("M928 0H1600V1000H672Z", linear(60, NAVY[700], NAVY[900])),
      rings([420, 500], { ...around, opacity: 0.2 }),
      rings([1180, 500], { ...around, opacity: 0.14 }),
      phone([270, 150], 340, chatScreen(offers)),
      tile("megaphone", [290, 640], 150, PAINT.amber, { ink: AMBER_INK }),
      tile("ticket", [610, 330], 128, PAINT.paper, { ink: MAGENTA[600] }),
      phone([990, 150], 340, chatScreen(codes, linear(60, NAVY[500], NAVY[700]))),
      bubble([1170, 560, 320, 130], { radius: 40 }),
      times(4, (i) => {
        const field = rect([1200 + i * 68, 592, 54, 66], 14, NAVY[100]);
        return field + circle([1227 + i * 68, 625], 9, NAVY[800]);
      }),
      tile("lock", [1000, 320], 128, PAINT.green),
    ];
  },

  /** Four ways to pay: phone, two cards, a code to scan, a terminal. */
  "ways-to-pay": (size) => [
    sheet(size, linear(50, "#0E7A4C", "#0A4A3A")),
    light([800, 520], [760, 520], "#3BCB8C@50", "#3BCB8C@0"),
    rings([800, 500], { count: 6, first: 250, step: 100, opacity: 0.2 }),
    moved("translate(420 330) rotate(-12)", bankCard([-230, -145], 460, PAINT.magentaCard)),
    moved("translate(1190 320) rotate(10)", bankCard([-230, -145], 460, PAINT.navyCard)),
    phone([630, 130], 340, paidScreen),
    card([1090, 560, 280, 320]) + bar([1140, 598, 110, 20], NAVY[300]) + qr([1140, 648], 20, 6),
    moved(
      "translate(360 700) rotate(-6)",
      shade([-130, -150, 260, 330], 40, 0.9),
      rect([-130, -150, 260, 330], 40, linear(60, NAVY[600], NAVY[900])),
      rect([-100, -120, 200, 84], 16, "#CFEBDD"),
      bar([-80, -98, 110, 18], "#12804F") + bar([-80, -68, 70, 12], "#58C795"),
      keypad([-84, -10], 38, 11, { fill: NAVY[500], ink: WHITE, accent: GREEN }),
    ),
  ],

  /** The same customer, three kinds of phone. */
  "choosing-a-channel": (size) => {
    const pink = tint("#C5337B");
    const chat = [us(0.66, 1, 0.7), them(0.44, 0.9), us(0.72, 1, 0.9, 0.5)];
    return [
      dayGround(size, pink, [0.5, 0.46]) + dayHorizon(size, pink, 0.5),
      path("M160 890A220 26 0 0 1 600 890A220 26 0 0 1 160 890Z", NAVY[950], { opacity: 0.12 }),
      featurePhone([240, 226], 290, smallMenu([0.9, 0.7, 1], 0)),
      phone([640, 116], 330, chatScreen(chat)) + phone([1080, 216], 310, appScreen(VIOLET)),
      badge("hash", [520, 250], 58, PAINT.navy) + badge("message-square-text", [960, 150], 58),
      badge("layout-dashboard", [1382, 246], 58, PAINT.violet),
    ];
  },

  /** One number for many brands, or one for yours alone. */
  "short-codes": async (size) => {
    const plates = (digits: readonly TextPath[], left: number, fills: string[], ink: string) =>
      each(digits, (digit, i) => {
        const x = left + i * 120;
        const plate = shade([x, 210, 106, 146], 26, 0.5);
        const face = rect([x, 210, 106, 146], 26, fills[i % fills.length] ?? WHITE);
        return plate + face + centred(digit, [x + 53, 319], ink);
      });
    const brands = Object.entries({ store: AMBER, bus: SKY, sprout: GREEN });
    const shared = [mix(AMBER, NAVY[900], 0.1), mix(SKY, NAVY[800], 0.15), "#1D9E65"];
    const dots = { "stroke-dasharray": "3 18", opacity: 0.5 };
    return [
      deepGround(size, "#33518F", NAVY[950], [800, 500]),
      plates(await characters("22456", 100), 110, shared, WHITE),
      each(brands, ([name, colour], i) => {
        const [from, x]: Point = [283 + i * 120, 203 + i * 200];
        const fill = linear(60, mix(colour, WHITE, 0.2), mix(colour, NAVY[900], 0.15));
        const way = wire([from, 368], [x, 600], colour, { upright: true, width: 6 });
        return way + tile(name, [x, 690], 150, fill);
      }),
      stroke("M800 170V850", WHITE, 4, dots),
      plates(await characters("20900", 100), 904, [WHITE], MAGENTA[600]),
      wire([1197, 368], [1197, 560], MAGENTA[400], { upright: true, width: 6 }),
      signal([1197, 690], [136, 176, 216], [180, 360], { width: 10 }),
      tile("building-2", [1197, 700], 210),
    ];
  },

  /** A plan on squared paper: the record, the lock, the person it belongs to. */
  "data-protection-by-design": (size) => {
    const blue = "#3A3D98";
    const grid =
      times(19, (i) => `M${50 + i * 83.3} 0V1000`) + times(12, (i) => `M0 ${42 + i * 83.3}H1600`);
    const field = (i: number) => {
      const [top, secret] = [422 + i * 104, i === 1 || i === 2];
      const hidden =
        times(9, (dot) => circle([258 + dot * 30, top + 25], 8, blue)) +
        icon("lock", [622, top + 25], 30, blue, 2.4);
      return (
        bar([226, top - 30, 130, 16], NAVY[300]) +
        rect([226, top, 428, 50], 14, secret ? "#E0E1F5" : NAVY[50]) +
        (secret ? hidden : bar([250, top + 17, 210, 16], NAVY[200]))
      );
    };
    return [
      sheet(size, "#E9EAF8") + stroke(grid, "#C9CBEE", 2, { opacity: 0.5 }),
      circle([1060, 500], 330, "#D3D5F2"),
      card([180, 160, 520, 690]) + avatar([280, 270], 56, blue),
      lines([366, 240], [230, 150], NAVY[300], { height: 20, gap: 42 }) + times(4, field),
      wire([700, 500], [850, 500], blue, { width: 7 }),
      shield([1060, 490], 440, linear(60, "#6C70D8", "#2B2E78"), "fingerprint"),
      badge("key-round", [1310, 300], 74, PAINT.amber, { ink: AMBER_INK }),
      badge("file-check", [1330, 700], 74, PAINT.green),
      badge("database", [856, 760], 66),
    ];
  },

  /** A caller, three clear choices, one short sentence each; the second is chosen. */
  "phone-menu-design": (size) => {
    const choices = Object.entries({ wallet: AMBER, truck: SKY, headset: MAGENTA[500] });
    const dim = linear(60, "#8465D3", "#5B38AD");
    const choice = ([name, colour]: [string, string], i: number) => {
      const [y, on] = [372 + i * 190, i === 1];
      const fill = linear(60, mix(colour, WHITE, 0.15), mix(colour, NAVY[900], 0.12));
      return (
        wire([726, 460], [860, y], on ? WHITE : "#B79BF5", { width: on ? 8 : 5 }) +
        card([860, y - 80, 560, 160], on ? PAINT.paper : dim) +
        tile(name, [950, y], 100, fill, FLAT) +
        bar([1036, y - 28, 280, 22], on ? NAVY[800] : WHITE) +
        bar([1036, y + 16, 170, 18], on ? NAVY[300] : "#B79BF5")
      );
    };
    return [
      deepGround(size, "#7E5BD0", "#2A1760", [430, 480]),
      savanna(
        [0, 780, 1600, 220],
        { far: "#4B2C93", near: "#1C0F45", sun: "#B79BF5", glow: VIOLET },
        { sunAt: 0.27, sunSize: 0.5, trees: "0.92 1, 0.06 0.7" },
      ),
      circle([420, 460], 296, linear(60, WHITE, "#E2D8F8")),
      keypad([271, 257], 82, 1, { fill: "#EFE9FC", ink: "#8B6FD6" }),
      waveform([700, 130, 720, 110], "#CDB9F8", { bars: 44, width: 9, seed: 12 }),
      each(choices, choice),
    ];
  },

  /** Four stations from an application to a name that customers see. */
  "sender-id-registration": (size) => {
    const way =
      "M-40 850C60 825 150 795 230 760C360 705 440 690 560 650C700 604 760 570 900 520C1040 470 1140 420 1260 360C1400 290 1500 200 1660 60";
    const plain = { tail: "none", lift: 0, radius: 30 } as const;
    return [
      sheet(size, linear(90, "#CFE6FB", "#FDEBF2", PEACH)),
      savanna(
        [0, 560, 1600, 440],
        { far: "#C887A8", near: NAVY[800], sun: "#F6A35C", glow: AMBER },
        { sunAt: 0.7, sunSize: 0.36, trees: "0.08 0.7, 0.93 0.85, 0.86 0.45" },
      ),
      stroke(way, WHITE, 34, { opacity: 0.85 }),
      stroke(way, MAGENTA[600], 8, { "stroke-dasharray": "3 24" }),
      badge("file-text", [230, 760], 66, PAINT.navy) + badge("scale", [560, 650], 74),
      badge("radio-tower", [900, 520], 82, PAINT.navy),
      badge("badge-check", [1260, 360], 90, PAINT.green),
      card([170, 150, 560, 330]) + rect([170, 150, 560, 74], 36, NAVY[800]),
      rect([170, 190, 560, 34], 0, NAVY[800]) + circle([222, 187], 18, MAGENTA[500]),
      bar([256, 176, 250, 24], WHITE),
      bubble([214, 268, 390, 150], { ...plain, fill: NAVY[100], text: [1, 0.85, 0.5] }),
      badge("user-check", [668, 432], 56),
    ];
  },
};
