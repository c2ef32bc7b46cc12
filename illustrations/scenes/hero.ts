import { AMBER, GREEN, MAGENTA, mix, NAVY, SKY, WHITE } from "../palette";
import { CITIES, degreesTo, dottedAfrica, flight } from "../parts/africa";
import {
  AMBER_PAINT,
  avatar,
  BRAND_PAINT,
  badge,
  bar,
  card,
  GREEN_PAINT,
  lines,
  MAGENTA_PAINT,
  NAVY_PAINT,
  RADIUS,
  SKY_PAINT,
  tile,
  VIOLET_PAINT,
} from "../parts/basics";
import { chartBars, chartLine } from "../parts/charts";
import { codeWindow, laptop, phone, windowFrame } from "../parts/devices";
import { appScreen, chatScreen, code, paidScreen } from "../parts/screens";
import { nightStage } from "../parts/stage";
import { brandBubble, bubble, rings, signal } from "../parts/talk";
import { bankCard, coins, MAGENTA_CARD, NAVY_CARD, receipt, wire } from "../parts/trade";
import { type Box, circle, linear, type Point, path, rect } from "../svg";
import type { TextPath } from "../text";

const SIZE: Point = [1600, 1200];
const stage = (scene: string, options = {}) => nightStage(SIZE, scene, options);

/** One editor, wired to the systems of a business through one link. */
export function apiIntegration(): string {
  const hub: Point = [830, 588];
  const ends: readonly (readonly [string, Point, string])[] = [
    ["message-square-text", [1230, 260], MAGENTA_PAINT],
    ["wallet", [1362, 480], GREEN_PAINT],
    ["database", [1362, 716], SKY_PAINT],
    ["smartphone", [1230, 936], VIOLET_PAINT],
  ];
  return stage(
    rings(hub, { count: 5, first: 150, step: 90, opacity: 0.16, width: 3 }) +
      ends.map(([, point]) => wire(hub, [point[0] - 96, point[1]], MAGENTA[300])).join("") +
      codeWindow([170, 300, 620, 590], 21, 11, 17) +
      card([250, 800, 330, 128], NAVY_PAINT, RADIUS.medium) +
      badge("check", [318, 864], 34, { fill: GREEN_PAINT, lift: 0 }) +
      lines([376, 840], [150, 104], NAVY[300], { height: 16, gap: 34 }) +
      badge("link", hub, 104, { fill: BRAND_PAINT, lift: 1 }) +
      ends.map(([name, point, fill]) => tile(name, point, 164, { fill })).join(""),
    { sunAt: 0.52 },
  );
}

/** A short number on a phone; answers, votes and prizes come to it. */
export function shortCode(digits: TextPath): string {
  const plate: Box = [462, 508, 676, 196];
  return stage(
    phone(
      [612, 150],
      424,
      chatScreen([
        { from: "us", text: [1, 0.8, 0.5] },
        { from: "them", text: [0.7], width: 0.42 },
        { from: "us", text: [1], width: 0.52 },
        { from: "them", text: [0.9], width: 0.36 },
        { from: "us", text: [1, 0.64] },
      ]),
    ) +
      card(plate, linear(20, MAGENTA[500], MAGENTA[700]), 56) +
      rect([plate[0] + 3, plate[1] + 3, plate[2] - 6, plate[3] - 6], 53, "none", {
        stroke: WHITE,
        "stroke-opacity": 0.3,
        "stroke-width": 3,
      }) +
      path(digits.d, WHITE, {
        transform: `translate(${800 - digits.width / 2} ${plate[1] + 147})`,
      }) +
      brandBubble([1090, 250, 330, 136], {
        fill: linear(60, WHITE, NAVY[100]),
        ink: NAVY[300],
        tail: "left",
        text: [0.9, 0.55],
      }) +
      badge("vote", [1412, 258], 58) +
      bubble([200, 306, 320, 118], { tail: "right", text: [0.8, 0.5] }) +
      badge("gift", [208, 312], 58, { fill: AMBER_PAINT }) +
      card([1098, 770, 340, 232], linear(60, NAVY[600], NAVY[800])) +
      bar([1138, 808], 130, NAVY[300], 16) +
      chartBars([1138, 846, 260, 122], [0.4, 0.62, 0.5, 0.82, 1], MAGENTA[500]) +
      card([190, 770, 330, 150], linear(60, NAVY[600], NAVY[800])) +
      avatar([262, 845], 40, MAGENTA[600]) +
      avatar([318, 845], 40, SKY) +
      avatar([374, 845], 40, AMBER) +
      badge("check", [446, 845], 32, { fill: GREEN_PAINT, lift: 0 }),
    { sunAt: 0.5 },
  );
}

/** One message leaves Nairobi and arrives everywhere at once. */
export function bulkSms(): string {
  const corner: Point = [592, 66];
  const size = 960;
  const to = degreesTo(corner, size);
  const home = to(CITIES.nairobi);
  const reached = [
    CITIES.lagos,
    CITIES.cairo,
    CITIES.johannesburg,
    CITIES.kinshasa,
    CITIES.dakar,
    CITIES.luanda,
    CITIES.accra,
    CITIES.casablanca,
  ];
  const arrivals: readonly (readonly [Point, number, boolean])[] = [
    [[1000, 208], 210, false],
    [[690, 470], 190, true],
    [[800, 884], 230, false],
  ];
  return stage(
    dottedAfrica(corner, size, { land: NAVY[500], kenya: MAGENTA[400] }) +
      reached.map((city) => flight(home, to(city), MAGENTA[400])).join("") +
      circle(home, 54, MAGENTA[500], { opacity: 0.3 }) +
      circle(home, 24, MAGENTA[400]) +
      circle(home, 11, WHITE) +
      phone(
        [186, 196],
        400,
        chatScreen([
          { from: "us", text: [1, 0.9, 0.6], width: 0.74 },
          { from: "them", text: [0.8], width: 0.4 },
          { from: "us", text: [1, 0.7], width: 0.7 },
          { from: "them", text: [1, 0.6], width: 0.6 },
        ]),
      ) +
      signal([600, 330], {
        rings: 4,
        first: 46,
        step: 40,
        from: -38,
        sweep: 76,
        colour: MAGENTA[400],
        width: 13,
      }) +
      arrivals
        .map(([[x, y], width, brand]) =>
          brand
            ? brandBubble([x, y, width, 96], { text: [0.9, 0.6], radius: 28 })
            : bubble([x, y, width, 104], { text: [0.9, 0.6], tail: "right", radius: 28 }),
        )
        .join("") +
      card([440, 824, 342, 160], linear(60, WHITE, NAVY[50])) +
      badge("check-check", [514, 904], 40, { fill: GREEN_PAINT, lift: 0 }) +
      bar([578, 874], 164, NAVY[800], 22) +
      bar([578, 914], 110, NAVY[300], 16),
    { sunAt: 0.3 },
  );
}

/** A payment that is through: phone and tick, card, coins, receipt. */
export function paymentSolutions(): string {
  return stage(
    rings([800, 560], { count: 5, first: 340, step: 80, opacity: 0.16, width: 3 }) +
      `<g transform="rotate(-14 400 470)">${bankCard([196, 316, 520], NAVY_CARD)}</g>` +
      `<g transform="rotate(-5 420 560)">${bankCard([176, 420, 520], MAGENTA_CARD)}</g>` +
      `<g transform="rotate(7 1230 520)">${receipt([1070, 250, 310, 470], GREEN)}</g>` +
      phone([592, 128], 430, paidScreen()) +
      coins([1140, 960], 92, 3) +
      coins([1320, 970], 92, 5) +
      coins([1232, 1012], 92, 2) +
      card([230, 790, 372, 152], linear(60, NAVY[600], NAVY[800])) +
      badge("shield-check", [306, 866], 42, { fill: GREEN_PAINT, lift: 0 }) +
      lines([374, 838], [180, 120], NAVY[300], { height: 18, gap: 38 }),
    { sunAt: 0.5, glow: mix(MAGENTA[600], GREEN, 0.3) },
  );
}

/** Software made to measure: editor, figures, and the app in a client's hand. */
export function softwareDevelopment(): string {
  return stage(
    laptop([250, 250, 980, 620], (box) => {
      const [x, y, width, height] = box;
      const side = width * 0.56;
      return (
        rect(box, 0, linear(70, NAVY[800], NAVY[950])) +
        rect([x, y, 64, height], 0, NAVY[950], { opacity: 0.7 }) +
        [0, 1, 2, 3]
          .map((i) =>
            rect([x + 20, y + 34 + i * 54, 24, 24], 7, i === 0 ? MAGENTA[500] : NAVY[600]),
          )
          .join("") +
        code(8, 13, { size: 15, gap: 41 })([x + 46, y + 6, side, height]) +
        rect([x + side + 40, y + 34, width - side - 76, height * 0.45], 20, NAVY[700], {
          opacity: 0.75,
        }) +
        bar([x + side + 70, y + 62], 110, NAVY[400], 14) +
        chartLine(
          [x + side + 70, y + 120, width - side - 140, 150],
          [0.2, 0.34, 0.28, 0.58, 0.5, 0.92],
          MAGENTA[400],
          6,
        ) +
        rect(
          [x + side + 40, y + 54 + height * 0.45, width - side - 76, height * 0.42],
          20,
          NAVY[700],
          { opacity: 0.75 },
        ) +
        chartBars(
          [x + side + 74, y + 104 + height * 0.45, width - side - 148, height * 0.27],
          [0.5, 0.72, 0.42, 0.86, 0.64, 1],
          SKY,
        )
      );
    }) +
      phone([1080, 380], 290, appScreen(MAGENTA[600])) +
      tile("code-xml", [262, 250], 150, { fill: BRAND_PAINT }) +
      tile("git-branch", [1236, 236], 116, { fill: SKY_PAINT }) +
      windowFrame([150, 700, 380, 250], ([x, y]) =>
        [0, 1, 2]
          .map(
            (i) =>
              rect([x + 32, y + 34 + i * 52, 28, 28], 8, i < 2 ? GREEN : NAVY[200]) +
              bar(
                [x + 82, y + 40 + i * 52],
                [220, 170, 196][i] ?? 0,
                i < 2 ? NAVY[300] : NAVY[200],
                16,
              ),
          )
          .join(""),
      ),
    { sunAt: 0.5 },
  );
}
