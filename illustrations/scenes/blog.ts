import { AMBER, GREEN, MAGENTA, mix, NAVY, PEACH, SKY, tint, VIOLET, WHITE } from "../palette";
import {
  AMBER_INK,
  AMBER_PAINT,
  avatar,
  badge,
  bar,
  card,
  GREEN_PAINT,
  icon,
  lines,
  PAPER_PAINT,
  RADIUS,
  shade,
  tile,
  VIOLET_PAINT,
} from "../parts/basics";
import { featurePhone, keypad, phone } from "../parts/devices";
import { dayGround, dayHorizon, stars } from "../parts/grounds";
import { DUSK_SAVANNA, savanna } from "../parts/land";
import { appScreen, chatScreen, paidScreen, smallMenu } from "../parts/screens";
import { brandBubble, bubble, headset, rings, signal, waveform } from "../parts/talk";
import { bankCard, coins, listRow, MAGENTA_CARD, NAVY_CARD, shield, wire } from "../parts/trade";
import {
  at,
  circle,
  ellipse,
  group,
  linear,
  type Point,
  path,
  radial,
  rect,
  seeded,
  stroke,
} from "../svg";
import type { TextPath } from "../text";

const WIDTH = 1600;
const HEIGHT = 1000;
const TINTS = {
  sms: tint("#3E5FA8"),
  payments: tint("#12A565"),
  ussd: tint("#C5337B"),
  calls: tint("#673AB7"),
  software: tint("#3A3D98"),
};

/** A deep ground of one colour with a light from the upper left and rings around a point. */
function deepGround(from: string, to: string, centre: Point): string {
  return (
    rect([0, 0, WIDTH, HEIGHT], 0, linear(50, from, to)) +
    ellipse(
      [WIDTH * 0.25, HEIGHT * 0.1],
      [900, 620],
      radial([50, 50], 50, `${WHITE}@20`, `${WHITE}@0`),
    ) +
    rings(centre, { count: 6, first: 210, step: 110, opacity: 0.17, width: 3 })
  );
}

/** A flat colour with a slanted second field. */
const splitGround = (left: string, right: string): string =>
  rect([0, 0, WIDTH, HEIGHT], 0, left) +
  path(`M${WIDTH * 0.58} 0H${WIDTH}V${HEIGHT}H${WIDTH * 0.42}Z`, right);

/** A squared sheet, as for plans. */
const gridGround = (paper: string, ink: string): string =>
  rect([0, 0, WIDTH, HEIGHT], 0, paper) +
  stroke(
    Array.from({ length: 19 }, (_, i) => `M${50 + i * 83.3} 0V${HEIGHT}`).join("") +
      Array.from({ length: 12 }, (_, i) => `M0 ${42 + i * 83.3}H${WIDTH}`).join(""),
    ink,
    2,
    { opacity: 0.5 },
  );

/** 160 cells of one message, and the one sign that spills it into a second. */
export function smsLength(apostrophe: TextPath): string {
  const cells = (
    x: number,
    y: number,
    columns: number,
    rows: number,
    odd: number,
    colour: string,
  ) =>
    Array.from({ length: columns * rows }, (_, i) =>
      rect(
        [x + (i % columns) * 46, y + Math.floor(i / columns) * 46, 36, 36],
        9,
        i === odd ? MAGENTA[600] : colour,
      ),
    ).join("");
  return (
    dayGround(WIDTH, HEIGHT, tint("#E0A14C"), [0.72, 0.46]) +
    bubble([150, 170, 800, 400], { tail: "left", radius: 60 }) +
    cells(196, 216, 16, 7, 72, NAVY[200]) +
    brandBubble([420, 640, 430, 210], { tail: "left", radius: 48 }) +
    group({ opacity: 0.9 }, cells(456, 676, 8, 3, -1, MAGENTA[300])) +
    stroke("M960 420C1010 420 1000 420 1030 420", MAGENTA[600], 8, { "stroke-dasharray": "2 20" }) +
    circle([1216, 430], 236, linear(60, WHITE, MAGENTA[100])) +
    circle([1216, 430], 236, "none", { stroke: MAGENTA[600], "stroke-width": 18 }) +
    stroke("M1388 602L1480 694", NAVY[800], 46) +
    path(apostrophe.d, MAGENTA[600], {
      transform: `translate(${1216 - apostrophe.width / 2} 938)`,
    }) +
    coins([1010, 900], 74, 2) +
    coins([1170, 900], 74, 4)
  );
}

/** Two books side by side; every line finds its partner but one. */
export function reconciliation(): string {
  const rows = [0, 1, 2, 3, 4];
  const partner = [1, 0, 2, 4];
  const y = (row: number) => 258 + row * 124;
  return (
    dayGround(WIDTH, HEIGHT, TINTS.payments, [0.5, 0.5]) +
    card([150, 170, 480, 706], linear(75, WHITE, NAVY[100])) +
    card([970, 170, 480, 706], linear(75, WHITE, NAVY[100])) +
    bar([194, 206], 190, NAVY[800], 22) +
    bar([1014, 206], 230, "#12804F", 22) +
    rows
      .map(
        (row) =>
          listRow([178, y(row), 424, 104], row === 3 ? AMBER : NAVY[300], row !== 3) +
          listRow([998, y(row), 424, 104], row === 3 ? AMBER : "#58C795", row !== 3),
      )
      .join("") +
    partner
      .map((to, i) => {
        const from = i === 3 ? 4 : i;
        return wire([602, y(from) + 52], [998, y(to) + 52], "#12804F", { width: 6 });
      })
      .join("") +
    stroke(`M640 ${y(3) + 52}H720M880 ${y(3) + 52}H960`, "#D9862F", 8, {
      "stroke-dasharray": "2 20",
    }) +
    badge("search", [800, y(3) + 52], 66, { fill: linear(60, PEACH, "#D9862F") })
  );
}

/** A tree of short screens with one lit way to its end. */
export function menuDesign(): string {
  const screen = ([x, y]: Point, chosen: number, lit: boolean) =>
    group(
      { opacity: lit ? 1 : 0.42 },
      card([x, y, 270, 206], PAPER_PAINT, 28),
      bar([x + 32, y + 32], 130, NAVY[800], 18),
      [170, 130, 190]
        .map(
          (width, i) =>
            (lit && i === chosen
              ? rect([x + 18, y + 68 + i * 42, 234, 38], 12, MAGENTA[100])
              : "") +
            rect(
              [x + 32, y + 78 + i * 42, 18, 18],
              5,
              lit && i === chosen ? MAGENTA[600] : NAVY[300],
            ) +
            bar(
              [x + 66, y + 80 + i * 42],
              width * 0.85,
              lit && i === chosen ? MAGENTA[600] : NAVY[200],
              14,
            ),
        )
        .join(""),
    );
  const link = (from: Point, to: Point, lit: boolean) =>
    stroke(
      `M${from[0]} ${from[1]}C${(from[0] + to[0]) / 2} ${from[1]} ${(from[0] + to[0]) / 2} ${to[1]} ${to[0]} ${to[1]}`,
      lit ? WHITE : MAGENTA[300],
      lit ? 10 : 5,
      { opacity: lit ? 1 : 0.5 },
    );
  return (
    deepGround(MAGENTA[600], mix(MAGENTA[900], NAVY[900], 0.35), [320, 500]) +
    link([400, 500], [500, 240], false) +
    link([400, 500], [500, 500], true) +
    link([400, 500], [500, 770], false) +
    link([770, 500], [880, 340], true) +
    link([770, 500], [880, 640], false) +
    link([1150, 340], [1290, 500], true) +
    featurePhone([130, 150], 300, smallMenu([0.9, 0.7, 1], 1)) +
    screen([500, 130], 0, false) +
    screen([500, 397], 0, true) +
    screen([500, 664], 2, false) +
    screen([880, 236], 2, true) +
    screen([880, 540], 1, false) +
    circle([1390, 500], 118, WHITE, { opacity: 0.16 }) +
    badge("check", [1390, 500], 84, { fill: GREEN_PAINT })
  );
}

/** Night; one side asks again and again, with longer and longer pauses, until the other answers. */
export function webhooks(): string {
  const rack = (x: number, lamp: string) =>
    card([x, 330, 260, 400], linear(60, "#5A5EC4", "#2B2E78"), 40) +
    [0, 1, 2]
      .map(
        (i) =>
          rect([x + 30, 364 + i * 116, 200, 96], 22, "#1E2058", { opacity: 0.75 }) +
          circle([x + 68, 412 + i * 116], 13, i === 0 ? lamp : GREEN) +
          bar([x + 104, 404 + i * 116], 92, "#8286DB", 16),
      )
      .join("");
  const hop = (x: number, wide: number, ok: boolean) =>
    stroke(
      `M${x} 540C${x + wide * 0.1} ${540 - wide * 1.1} ${x + wide * 0.9} ${540 - wide * 1.1} ${x + wide} 540`,
      ok ? GREEN : MAGENTA[400],
      8,
      ok ? {} : { "stroke-dasharray": "3 20" },
    ) +
    badge(ok ? "check" : "x", [x + wide, 540], 38, {
      fill: ok ? GREEN_PAINT : linear(60, MAGENTA[500], MAGENTA[700]),
      lift: 0.3,
    });
  return (
    rect([0, 0, WIDTH, HEIGHT], 0, linear(90, "#14153F", "#2C2F7E", "#5A4E9E")) +
    stars(WIDTH, 620, 80, 4) +
    circle([1240, 170], 74, PEACH) +
    circle([1208, 150], 66, "#1F2158") +
    savanna(
      [0, 720, WIDTH, 280],
      { far: "#2A2B6B", near: "#101137", sun: "#7E6BD0", glow: VIOLET },
      {
        sunAt: 0.5,
        sunSize: 0.3,
        trees: [
          [0.06, 1.1],
          [0.92, 1.3],
          [0.42, 0.5],
        ],
      },
    ) +
    rack(150, GREEN) +
    rack(1190, AMBER) +
    hop(430, 110, false) +
    hop(540, 180, false) +
    hop(720, 240, false) +
    hop(960, 210, true) +
    [540, 720, 960]
      .map((x, i) => rect([x - 24 - i * 18, 616, 48 + i * 36, 18], 9, "#8286DB"))
      .join("") +
    badge("refresh-cw", [800, 180], 72, { fill: linear(60, "#8286DB", "#3A3D98") })
  );
}

/** A day at the desk: calls per hour as a curve, agents below it. */
export function staffing(): string {
  const random = seeded(9);
  const load = [0.22, 0.4, 0.72, 0.95, 0.82, 0.6, 0.7, 0.88, 0.62, 0.38, 0.24];
  const heat = load
    .map((value, column) =>
      [0, 1, 2, 3]
        .map((row) =>
          rect(
            [226 + column * 82, 246 + row * 82, 66, 66],
            16,
            mix(
              TINTS.calls.pale,
              TINTS.calls.base,
              Math.min(1, Math.max(0.02, value + (random() - 0.5) * 0.4)),
            ),
          ),
        )
        .join(""),
    )
    .join("");
  return (
    dayGround(WIDTH, HEIGHT, TINTS.calls, [0.8, 0.4]) +
    card([170, 150, 1010, 470]) +
    bar([226, 190], 220, NAVY[800], 24) +
    bar([470, 194], 120, NAVY[200], 18) +
    heat +
    circle([1290, 400], 210, linear(60, TINTS.calls.soft, TINTS.calls.deep)) +
    headset([1290, 384], 140, AMBER) +
    load
      .map((value, column) => {
        const count = Math.round(value * 3.2);
        return Array.from({ length: count }, (_, i) =>
          avatar(
            [259 + column * 82, 902 - i * 76],
            30,
            [TINTS.calls.base, MAGENTA[600], NAVY[700]][(column + i) % 3] ?? NAVY[700],
          ),
        ).join("");
      })
      .join("") +
    stroke("M210 948H1170", TINTS.calls.soft, 6)
  );
}

/** An offer and a one-time code never travel together. */
export function twoKinds(): string {
  const key = (box: readonly [number, number, number, number]) =>
    bubble(box, { tail: "left", radius: 40 });
  return (
    splitGround(linear(60, MAGENTA[500], MAGENTA[700]), linear(60, NAVY[700], NAVY[900])) +
    rings([420, 500], { count: 5, first: 260, step: 90, opacity: 0.2, width: 3 }) +
    rings([1180, 500], { count: 5, first: 260, step: 90, opacity: 0.14, width: 3 }) +
    phone(
      [270, 150],
      340,
      chatScreen([
        { from: "them", text: [1, 0.9, 0.5], width: 0.72 },
        { from: "them", text: [0.8, 0.6], width: 0.6 },
        { from: "them", text: [1, 0.4], width: 0.7 },
      ]),
    ) +
    tile("megaphone", [290, 640], 150, { fill: AMBER_PAINT, ink: AMBER_INK }) +
    tile("ticket", [610, 330], 128, { fill: PAPER_PAINT, ink: MAGENTA[600] }) +
    phone(
      [990, 150],
      340,
      chatScreen(
        [
          { from: "them", text: [1, 0.6], width: 0.66 },
          { from: "us", text: [0.9], width: 0.4 },
          { from: "them", text: [1, 0.8, 0.4], width: 0.7 },
        ],
        linear(60, NAVY[500], NAVY[700]),
      ),
    ) +
    key([1170, 560, 320, 130]) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect([1200 + i * 68, 592, 54, 66], 14, NAVY[100]) +
          circle([1227 + i * 68, 625], 9, NAVY[800]),
      )
      .join("") +
    tile("lock", [1000, 320], 128, { fill: GREEN_PAINT })
  );
}

/** Squares that look like a code to scan: three corners, seeded dots between them. */
function qr([x, y]: Point, cell: number, seed: number): string {
  const random = seeded(seed);
  const corner = (column: number, row: number) => {
    const [left, top] = [x + column * cell, y + row * cell];
    return (
      rect([left + 4, top + 4, cell * 3 - 8, cell * 3 - 8], 8, "none", {
        stroke: NAVY[800],
        "stroke-width": 8,
      }) + rect([left + cell, top + cell, cell, cell], 4, NAVY[800])
    );
  };
  const dots = Array.from({ length: 81 }, (_, i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)];
    const free = (column > 2 && column < 6) || (row > 2 && (row < 6 || column > 2));
    const dark = random() > 0.45;
    return free && dark
      ? rect([x + column * cell + 2, y + row * cell + 2, cell - 4, cell - 4], 5, NAVY[800])
      : "";
  });
  return corner(0, 0) + corner(6, 0) + corner(0, 6) + dots.join("");
}

/** Four ways to pay around one till. */
export function waysToPay(): string {
  return (
    rect([0, 0, WIDTH, HEIGHT], 0, linear(50, "#0E7A4C", "#0A4A3A")) +
    ellipse([800, 520], [760, 520], radial([50, 50], 50, "#3BCB8C@50", "#3BCB8C@0")) +
    rings([800, 500], { count: 6, first: 250, step: 100, opacity: 0.2, width: 3 }) +
    at([420, 330], { turn: -12 }, bankCard([-230, -145, 460], MAGENTA_CARD)) +
    at([1190, 320], { turn: 10 }, bankCard([-230, -145, 460], NAVY_CARD)) +
    phone([630, 130], 340, paidScreen(GREEN)) +
    card([1090, 560, 280, 320], PAPER_PAINT) +
    bar([1140, 598], 110, NAVY[300], 20) +
    qr([1140, 648], 20, 6) +
    at(
      [360, 700],
      { turn: -6 },
      shade([-130, -150, 260, 330], 40, 0.9),
      rect([-130, -150, 260, 330], 40, linear(60, NAVY[600], NAVY[900])),
      rect([-100, -120, 200, 84], 16, "#CFEBDD"),
      bar([-80, -98], 110, "#12804F", 18),
      bar([-80, -68], 70, "#58C795", 12),
      keypad([-84, -10], 38, { fill: NAVY[500], ink: WHITE, lit: [11], accent: GREEN }),
    )
  );
}

/** The same customer, three kinds of phone. */
export function channels(): string {
  return (
    dayGround(WIDTH, HEIGHT, TINTS.ussd, [0.5, 0.46]) +
    dayHorizon(WIDTH, HEIGHT, TINTS.ussd, 0.5) +
    ellipse([380, 890], [220, 26], NAVY[950], { opacity: 0.12 }) +
    featurePhone([240, 226], 290, smallMenu([0.9, 0.7, 1], 0)) +
    phone(
      [640, 116],
      330,
      chatScreen([
        { from: "us", text: [1, 0.7], width: 0.66 },
        { from: "them", text: [0.9], width: 0.44 },
        { from: "us", text: [1, 0.9, 0.5], width: 0.72 },
      ]),
    ) +
    phone([1080, 216], 310, appScreen(VIOLET)) +
    badge("hash", [520, 250], 58, { fill: linear(60, NAVY[600], NAVY[800]) }) +
    badge("message-square-text", [960, 150], 58) +
    badge("layout-dashboard", [1382, 246], 58, { fill: VIOLET_PAINT })
  );
}

/** One number for many brands, or one for yours alone. */
export function shortCodeGuide(shared: readonly TextPath[], own: readonly TextPath[]): string {
  const plates = (
    digits: readonly TextPath[],
    left: number,
    top: number,
    colours: readonly string[],
  ) =>
    digits
      .map(
        (digit, i) =>
          shade([left + i * 120, top, 106, 146], 26, 0.5) +
          rect([left + i * 120, top, 106, 146], 26, colours[i % colours.length] ?? WHITE) +
          path(digit.d, colours.length > 1 ? WHITE : MAGENTA[600], {
            transform: `translate(${left + i * 120 + 53 - digit.width / 2} ${top + 109})`,
          }),
      )
      .join("");
  const brands: readonly (readonly [string, string])[] = [
    ["store", AMBER],
    ["bus", SKY],
    ["sprout", "#22B573"],
  ];
  return (
    deepGround("#33518F", NAVY[950], [800, 500]) +
    plates(shared, 110, 210, [mix(AMBER, NAVY[900], 0.1), mix(SKY, NAVY[800], 0.15), "#1D9E65"]) +
    brands
      .map(
        ([name, colour], i) =>
          wire([283 + i * 120, 368], [203 + i * 200, 600], colour, { upright: true, width: 6 }) +
          tile(name, [203 + i * 200, 690], 150, {
            fill: linear(60, mix(colour, WHITE, 0.2), mix(colour, NAVY[900], 0.15)),
          }),
      )
      .join("") +
    stroke("M800 170V850", WHITE, 4, { "stroke-dasharray": "3 18", opacity: 0.5 }) +
    plates(own, 904, 210, [WHITE]) +
    wire([1197, 368], [1197, 560], MAGENTA[400], { upright: true, width: 6 }) +
    signal([1197, 690], {
      rings: 3,
      first: 136,
      step: 40,
      from: 180,
      sweep: 180,
      colour: MAGENTA[400],
      width: 10,
    }) +
    tile("building-2", [1197, 700], 210)
  );
}

/** A plan on squared paper: the record, the lock, the person it belongs to. */
export function dataProtection(): string {
  return (
    gridGround("#E9EAF8", "#C9CBEE") +
    circle([1060, 500], 330, "#D3D5F2") +
    card([180, 160, 520, 690]) +
    avatar([280, 270], 56, TINTS.software.base) +
    lines([366, 240], [230, 150], NAVY[300], { height: 20, gap: 42 }) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          bar([226, 392 + i * 104], 130, NAVY[300], 16) +
          rect([226, 422 + i * 104, 428, 50], 14, i === 1 || i === 2 ? "#E0E1F5" : NAVY[50]) +
          (i === 1 || i === 2
            ? Array.from({ length: 9 }, (_, dot) =>
                circle([258 + dot * 30, 447 + i * 104], 8, TINTS.software.base),
              ).join("") + icon("lock", [622, 447 + i * 104], 30, TINTS.software.base, 2.4)
            : bar([250, 439 + i * 104], 210, NAVY[200], 16)),
      )
      .join("") +
    wire([700, 500], [850, 500], TINTS.software.base, { width: 7 }) +
    shield([1060, 490], 440, linear(60, "#6C70D8", "#2B2E78"), "fingerprint") +
    badge("key-round", [1310, 300], 74, { fill: AMBER_PAINT, ink: AMBER_INK }) +
    badge("file-check", [1330, 700], 74, { fill: GREEN_PAINT }) +
    badge("database", [856, 760], 66, { fill: linear(60, MAGENTA[500], MAGENTA[700]) })
  );
}

/** A caller, three clear choices, one short sentence each. */
export function phoneMenu(): string {
  const choices: readonly (readonly [string, string])[] = [
    ["wallet", AMBER],
    ["truck", SKY],
    ["headset", MAGENTA[500]],
  ];
  return (
    deepGround("#7E5BD0", "#2A1760", [430, 480]) +
    savanna(
      [0, 780, WIDTH, 220],
      { far: "#4B2C93", near: "#1C0F45", sun: "#B79BF5", glow: VIOLET },
      {
        sunAt: 0.27,
        sunSize: 0.5,
        trees: [
          [0.92, 1],
          [0.06, 0.7],
        ],
      },
    ) +
    circle([420, 460], 296, linear(60, WHITE, "#E2D8F8")) +
    keypad([271, 257], 82, { lit: [1], fill: "#EFE9FC", ink: "#8B6FD6" }) +
    waveform([700, 130, 720, 110], "#CDB9F8", { bars: 44, bar: 9, seed: 12 }) +
    choices
      .map(
        ([name, colour], i) =>
          wire([726, 460], [860, 372 + i * 190], i === 1 ? WHITE : "#B79BF5", {
            width: i === 1 ? 8 : 5,
          }) +
          card(
            [860, 292 + i * 190, 560, 160],
            i === 1 ? PAPER_PAINT : linear(60, "#8465D3", "#5B38AD"),
            RADIUS.large,
          ) +
          tile(name, [950, 372 + i * 190], 100, {
            fill: linear(60, mix(colour, WHITE, 0.15), mix(colour, NAVY[900], 0.12)),
            lift: 0,
          }) +
          bar([1036, 344 + i * 190], 280, i === 1 ? NAVY[800] : WHITE, 22) +
          bar([1036, 388 + i * 190], 170, i === 1 ? NAVY[300] : "#B79BF5", 18),
      )
      .join("")
  );
}

/** Four stations from an application to a name that customers see. */
export function senderId(): string {
  const stations: readonly (readonly [string, number, number])[] = [
    ["file-text", 230, 760],
    ["scale", 560, 650],
    ["radio-tower", 900, 520],
    ["badge-check", 1260, 360],
  ];
  const way =
    "M-40 850C60 825 150 795 230 760C360 705 440 690 560 650C700 604 760 570 900 520C1040 470 1140 420 1260 360C1400 290 1500 200 1660 60";
  return (
    rect([0, 0, WIDTH, HEIGHT], 0, linear(90, "#CFE6FB", "#FDEBF2", PEACH)) +
    savanna(
      [0, 560, WIDTH, 440],
      { ...DUSK_SAVANNA, far: "#C887A8", near: NAVY[800], sun: "#F6A35C" },
      {
        sunAt: 0.7,
        sunSize: 0.36,
        trees: [
          [0.08, 0.7],
          [0.93, 0.85],
          [0.86, 0.45],
        ],
      },
    ) +
    stroke(way, WHITE, 34, { opacity: 0.85 }) +
    stroke(way, MAGENTA[600], 8, { "stroke-dasharray": "3 24" }) +
    stations
      .map(([name, x, y], i) =>
        badge(
          name,
          [x, y],
          66 + i * 8,
          i === 3
            ? { fill: GREEN_PAINT }
            : {
                fill:
                  i % 2 ? linear(60, MAGENTA[500], MAGENTA[700]) : linear(60, NAVY[600], NAVY[800]),
              },
        ),
      )
      .join("") +
    card([170, 150, 560, 330]) +
    rect([170, 150, 560, 74], 36, NAVY[800]) +
    rect([170, 190, 560, 34], 0, NAVY[800]) +
    circle([222, 187], 18, MAGENTA[500]) +
    bar([256, 176], 250, WHITE, 24) +
    bubble([214, 268, 390, 150], {
      fill: NAVY[100],
      text: [1, 0.85, 0.5],
      lift: 0,
      tail: "none",
      radius: 30,
    }) +
    badge("user-check", [668, 432], 56)
  );
}
