import { each, times } from "../lists";
import { linear, mix, PAINT } from "../paint";
import { AMBER, GREEN, MAGENTA, NAVY, SKY, WHITE } from "../palette";
import { CITIES, dottedAfrica, flight, projection } from "../parts/africa";
import { avatar, badge, bar, card, FLAT, lines, rim, tile } from "../parts/basics";
import { chartBars, chartLine } from "../parts/charts";
import { codeWindow, laptop, phone, windowFrame } from "../parts/devices";
import { nightScene } from "../parts/grounds";
import { appScreen, chatScreen, code, paidScreen, them, us } from "../parts/screens";
import { brandBubble, bubble, rings, signal } from "../parts/talk";
import { bankCard, coins, receipt, wire } from "../parts/trade";
import { type Box, circle, moved, type Point, rect } from "../shapes";
import type { Scenes } from "../svg";
import { centred, textToPath } from "../text";

/** The home page's slides and the page heads, at night. */
export const HERO: Scenes = {
  /** One editor, wired to the systems of a business through one link. */
  "api-integration": (size) => {
    const hub: Point = [830, 588];
    const systems: readonly (readonly [string, Point, string])[] = [
      ["message-square-text", [1230, 260], PAINT.magenta],
      ["wallet", [1362, 480], PAINT.green],
      ["database", [1362, 716], PAINT.sky],
      ["smartphone", [1230, 936], PAINT.violet],
    ];
    return nightScene(
      size,
      { sunAt: 0.52 },
      rings(hub, { count: 5, first: 150, step: 90, opacity: 0.16 }),
      each(systems, ([, [x, y]]) => wire(hub, [x - 96, y], MAGENTA[300])),
      codeWindow([170, 300, 620, 590], 21, 11, 17),
      card([250, 800, 330, 128], PAINT.navy, 24) + lines([376, 840], [150, 104], NAVY[300]),
      badge("check", [318, 864], 34, PAINT.green, FLAT),
      badge("link", hub, 104, PAINT.brand, { lift: 1 }),
      each(systems, ([name, point, fill]) => tile(name, point, 164, fill)),
    );
  },

  /** A short number on a phone; answers, votes and prizes come to it. */
  "short-code": async (size) => {
    const chat = [us(0.66, 1, 0.8, 0.5), them(0.42, 0.7), us(0.52, 1), them(0.36, 0.9)];
    const plate: Box = [462, 508, 676, 196];
    const number = await textToPath("22 456", { size: 132, weight: 700, tracking: 40 });
    return nightScene(
      size,
      {},
      phone([612, 150], 424, chatScreen([...chat, us(0.66, 1, 0.64)])),
      card(plate, linear(20, MAGENTA[500], MAGENTA[700]), 56) + rim(plate, 56, 0.3, 3),
      centred(number, [800, 655], WHITE),
      bubble([1090, 250, 330, 136], { fill: linear(60, WHITE, NAVY[100]), text: [0.9, 0.55] }),
      badge("vote", [1412, 258], 58),
      bubble([200, 306, 320, 118], { tail: "right", text: [0.8, 0.5] }),
      badge("gift", [208, 312], 58, PAINT.amber),
      card([1098, 770, 340, 232], PAINT.navy) + bar([1138, 808, 130, 16], NAVY[300]),
      chartBars([1138, 846, 260, 122], [0.4, 0.62, 0.5, 0.82, 1], MAGENTA[500]),
      card([190, 770, 330, 150], PAINT.navy),
      each([MAGENTA[600], SKY, AMBER], (colour, i) => avatar([262 + i * 56, 845], 40, colour)),
      badge("check", [446, 845], 32, PAINT.green, FLAT),
    );
  },

  /** One message leaves Nairobi and arrives everywhere at once. */
  "bulk-sms": (size) => {
    const to = projection([592, 66], 960);
    const home = to(CITIES.nairobi);
    const { lagos, cairo, johannesburg, kinshasa, dakar, luanda, accra, casablanca } = CITIES;
    const reached = [lagos, cairo, johannesburg, kinshasa, dakar, luanda, accra, casablanca];
    const chat = [us(0.74, 1, 0.9, 0.6), them(0.4, 0.8), us(0.7, 1, 0.7), them(0.6, 1, 0.6)];
    const short = { text: [0.9, 0.6], radius: 28 };
    return nightScene(
      size,
      { sunAt: 0.3 },
      dottedAfrica(to, 960, MAGENTA[400]),
      each(reached, (city) => flight(home, to(city))),
      circle(home, 54, MAGENTA[500], { opacity: 0.3 }) + circle(home, 24, MAGENTA[400]),
      circle(home, 11, WHITE),
      phone([186, 196], 400, chatScreen(chat)),
      signal([600, 330], [46, 86, 126, 166], [-38, 38], { width: 13 }),
      bubble([1000, 208, 210, 104], { ...short, tail: "right" }),
      brandBubble([690, 470, 190, 96], short),
      bubble([800, 884, 230, 104], { ...short, tail: "right" }),
      card([440, 824, 342, 160], linear(60, WHITE, NAVY[50])),
      badge("check-check", [514, 904], 40, PAINT.green, FLAT),
      bar([578, 874, 164, 22], NAVY[800]) + bar([578, 914, 110, 16], NAVY[300]),
    );
  },

  /** A payment that is through: phone and tick, card, coins, receipt. */
  "payment-solutions": (size) =>
    nightScene(
      size,
      { glow: mix(MAGENTA[600], GREEN, 0.3) },
      rings([800, 560], { count: 5, first: 340, step: 80, opacity: 0.16 }),
      moved("rotate(-14 400 470)", bankCard([196, 316], 520, PAINT.navyCard)),
      moved("rotate(-5 420 560)", bankCard([176, 420], 520, PAINT.magentaCard)),
      moved("rotate(7 1230 520)", receipt([1070, 250, 310, 470])),
      phone([592, 128], 430, paidScreen),
      coins([1140, 960], 92, 3) + coins([1320, 970], 92, 5) + coins([1232, 1012], 92, 2),
      card([230, 790, 372, 152], PAINT.navy),
      badge("shield-check", [306, 866], 42, PAINT.green, FLAT),
      lines([374, 838], [180, 120], NAVY[300], { height: 18, gap: 38 }),
    ),

  /** Software made to measure: editor, figures, and the app in a client's hand. */
  "software-development": (size) => {
    const editor = (box: Box) => {
      const [x, y, w, h] = box;
      const [left, wide] = [x + w * 0.56, w * 0.44];
      const panel = (top: number, tall: number) =>
        rect([left + 40, top, wide - 76, tall], 20, NAVY[700], { opacity: 0.75 });
      const line = [0.2, 0.34, 0.28, 0.58, 0.5, 0.92];
      const columns: Box = [left + 74, y + 104 + h * 0.45, wide - 148, h * 0.27];
      return (
        rect(box, 0, linear(70, NAVY[800], NAVY[950])) +
        rect([x, y, 64, h], 0, NAVY[950], { opacity: 0.7 }) +
        times(4, (i) =>
          rect([x + 20, y + 34 + i * 54, 24, 24], 7, i === 0 ? MAGENTA[500] : NAVY[600]),
        ) +
        code(8, 13, 15, 41)([x + 46, y + 6, w * 0.56, h]) +
        panel(y + 34, h * 0.45) +
        bar([left + 70, y + 62, 110, 14], NAVY[400]) +
        chartLine([left + 70, y + 120, wide - 140, 150], line, MAGENTA[400], 6) +
        panel(y + 54 + h * 0.45, h * 0.42) +
        chartBars(columns, [0.5, 0.72, 0.42, 0.86, 0.64, 1], SKY)
      );
    };
    const tasks = ([x, y]: Box) =>
      each([220, 170, 196], (width, i) => {
        const [box, text] = i < 2 ? [GREEN, NAVY[300]] : [NAVY[200], NAVY[200]];
        const tick = rect([x + 32, y + 34 + i * 52, 28, 28], 8, box);
        return tick + bar([x + 82, y + 40 + i * 52, width, 16], text);
      });
    return nightScene(
      size,
      {},
      laptop([250, 250, 980, 620], editor),
      phone([1080, 380], 290, appScreen(MAGENTA[600])),
      tile("code-xml", [262, 250], 150, PAINT.brand),
      tile("git-branch", [1236, 236], 116, PAINT.sky),
      windowFrame([150, 700, 380, 250], tasks),
    );
  },
};
