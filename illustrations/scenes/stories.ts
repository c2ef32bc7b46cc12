import { each, points, times } from "../lists";
import { linear, mix, PAINT, tint } from "../paint";
import { AMBER, AMBER_INK, MAGENTA, NAVY, PEACH, SKY, VIOLET, WHITE } from "../palette";
import { pin } from "../parts/africa";
import { avatar, badge, bar, card, icon, lines, tile } from "../parts/basics";
import { featurePhone, phone } from "../parts/devices";
import { dayGround, dayHorizon, light, savanna, stars } from "../parts/grounds";
import { appScreen, chatScreen, paidScreen, smallMenu, them, us } from "../parts/screens";
import { brandBubble, headset, rings, waveform } from "../parts/talk";
import { coins, receipt, wire } from "../parts/trade";
import { type Box, circle, type Point, path, rect, sheet, stroke } from "../shapes";
import type { Scene, Scenes } from "../svg";

/** A house of pillars: bank, cooperative or county. Its foot is on the point. */
function hall([x, y]: Point, width: number, wall: string, window: string): string {
  const unit = width / 10;
  const part = (left: number, top: number, wide: number, tall: number, fill: string) =>
    rect([x + unit * left, y - unit * top, unit * wide, unit * tall], 4, fill);
  const roof = `M${x - unit * 5} ${y - unit * 5}L${x} ${y - unit * 7.6}L${x + unit * 5} ${y - unit * 5}Z`;
  return (
    path(roof, wall) +
    part(-4.8, 4.9, 9.6, 0.7, mix(wall, WHITE, 0.18)) +
    times(4, (i) => part(i * 2 - 3.5, 4.1, 1, 3.3, window)) +
    part(-4.8, 0.9, 9.6, 0.9, wall) +
    circle([x, y - unit * 5.9], unit * 0.55, window)
  );
}

/** The case studies, one picture each. */
export const CASE_STUDIES: Scenes = {
  /** The savings bank's counter comes to the member's own handset, at dusk. */
  "a-branch-in-every-pocket": (size) => [
    sheet(size, linear(90, "#473A72", "#B8507F", "#F8B783")) + stars([1600, 320], 36, 8),
    savanna(
      [0, 440, 1600, 460],
      { far: "#8A4273", near: NAVY[950], sun: "#FFDCA6", glow: AMBER },
      { sunAt: 0.34, sunSize: 0.44, trees: "0.05 0.8, 0.94 0.9, 0.88 0.5" },
    ),
    hall([440, 800], 420, "#3A2A5E", "#FFE3B8"),
    wire([680, 520], [930, 400], WHITE, { width: 8 }),
    featurePhone([960, 70], 350, smallMenu([0.9, 0.7, 1, 0.6], 1)),
    badge("check", [1316, 250], 60, PAINT.green),
    brandBubble([170, 130, 340, 130], { text: [0.9, 0.6], tail: "right" }),
    coins([760, 806], 64, 3),
  ],

  /** Clinic days in a calendar, and the message that recalls one of them. */
  "clinic-days-remembered": (size) => {
    const colours = tint("#2E9FC4");
    const { base, deep, soft, pale } = colours;
    const day = (i: number) => {
      const [x, y] = [232 + (i % 7) * 88, 330 + Math.floor(i / 7) * 88];
      const box: Box = [x, y, 70, 70];
      if (i === 17)
        return rect(box, 18, MAGENTA[600]) + icon("heart", [x + 35, y + 35], 36, WHITE, 2.6);
      if (![3, 8, 12, 19, 24].includes(i)) return rect(box, 18, NAVY[100]);
      return rect(box, 18, pale) + icon("check", [x + 35, y + 35], 34, deep, 3);
    };
    const chat = [them(0.74, 1, 0.9, 0.6), us(0.4, 0.9), them(0.62, 1, 0.5)];
    return [
      dayGround(size, colours, [0.72, 0.46]) + dayHorizon(size, colours, 0.9),
      card([190, 150, 700, 580]) + rect([190, 150, 700, 120], 36, base),
      rect([190, 220, 700, 50], 0, base),
      each([320, 760], (x) => rect([x, 116, 26, 80], 13, NAVY[800])),
      bar([240, 200, 240, 28], WHITE) + times(28, day),
      phone([1010, 90], 350, chatScreen(chat, linear(60, base, deep))),
      tile("stethoscope", [1010, 620], 150, linear(60, soft, deep)),
      badge("bell-ring", [1360, 190], 64),
    ];
  },

  /** A county's wards on a map, all of them behind one number. */
  "one-number-for-the-county": (size) => {
    const wards = [
      "M160 220L430 150L520 330L330 470L140 400Z",
      "M450 146L760 190L740 380L540 340Z",
      "M140 424L326 492L380 720L190 700Z",
      "M350 486L540 362L730 402L700 600L400 660Z",
      "M408 682L704 620L690 780L480 800Z",
    ];
    const border = { stroke: "#2C1C66", "stroke-width": 10, "stroke-linejoin": "round" };
    return [
      sheet(size, linear(50, "#5B3FB0", "#231650")),
      light([460, 120], [900, 560], `${WHITE}@18`, `${WHITE}@0`),
      rings([1130, 450], { count: 6, first: 220, step: 90, opacity: 0.18 }),
      each(wards, (d, i) => path(d, mix("#8D75DB", "#4C34A0", i * 0.18), border)),
      each(points("320 320, 620 290, 540 520, 270 590, 590 730"), (ward, i) => {
        const way = wire(ward, [930, 450], "#C8B9F6", { width: 4 });
        return way + pin(ward, 104, i === 2 ? PAINT.magenta : PAINT.amber);
      }),
      circle([1130, 450], 214, linear(60, WHITE, "#DED3F8")) + headset([1130, 430], 150),
      card([1240, 120, 270, 150]) + avatar([1310, 195], 40, VIOLET),
      lines([1368, 172], [104, 70], NAVY[300]) + card([1230, 660, 290, 140]),
      waveform([1264, 690, 222, 80], VIOLET, { bars: 18, width: 7 }),
    ];
  },

  /** The till knows the money has come before the bag is packed. */
  "paid-before-the-bag-is-packed": (size) => {
    const colours = tint("#12A565");
    return [
      dayGround(size, colours, [0.32, 0.5]) + dayHorizon(size, colours, 0.62),
      path("M250 360H640L690 790Q692 820 660 820H230Q198 820 200 790Z", PAINT.magenta),
      path("M540 360H640L690 790Q692 820 660 820H590Z", MAGENTA[800], { opacity: 0.35 }),
      stroke("M350 420V300a95 95 0 0 1 190 0V420", NAVY[800], 20),
      circle([350, 424], 15, WHITE) + circle([540, 424], 15, WHITE),
      icon("shopping-cart", [445, 610], 150, WHITE, 1.8),
      phone([760, 70], 360, paidScreen) + receipt([1210, 180, 260, 390]),
      badge("timer", [770, 620], 70, PAINT.amber, { ink: AMBER_INK }),
      coins([1300, 790], 76, 3),
    ];
  },
};

/** What all videos share: evening in one colour, a speaker's light, a sound track at the foot. */
const video =
  (colour: string, ...shapes: string[]): Scene =>
  (size) => {
    const [tone, shine] = [mix(colour, NAVY[900], 0.25), mix(colour, WHITE, 0.3)];
    const [far, sun] = [mix(colour, NAVY[950], 0.5), mix(colour, WHITE, 0.35)];
    return [
      sheet(size, linear(50, tone, mix(colour, NAVY[950], 0.62), NAVY[950])),
      light([640, 340], [620, 420], `${shine}@45`, `${colour}@0`),
      rings([640, 330], { count: 5, first: 150, step: 84, opacity: 0.3 }),
      savanna(
        [0, 500, 1280, 220],
        { far, near: NAVY[950], sun, glow: colour },
        { sunAt: 0.5, sunSize: 0.62, trees: "0.06 0.9, 0.95 1.05, 0.89 0.55" },
      ),
      ...shapes,
      waveform([340, 628, 600, 46], WHITE, { bars: 46, width: 6, seed: 31 }),
    ];
  };

/** The covers of the clients' videos: a phone at the left, the client's own world at the right. */
export const VIDEOS: Scenes = {
  "a-branch-in-every-pocket": video(
    "#B03A78",
    featurePhone([150, 80], 220, smallMenu([0.9, 0.7, 1], 1)),
    hall([1020, 480], 330, "#F3D9E6", MAGENTA[700]),
    badge("check", [1180, 200], 48, PAINT.green),
  ),
  "clinic-days-remembered": video(
    "#2385AC",
    phone(
      [150, 60],
      236,
      chatScreen([them(0.7, 1, 0.8), us(0.42, 0.9), them(0.64, 1, 0.5)], PAINT.sky),
    ),
    tile("hospital", [1010, 250], 200, PAINT.paper, { ink: "#1C6E90" }),
    tile("heart", [1120, 410], 116),
    tile("calendar-check", [900, 420], 116, linear(60, SKY, "#1C6E90")),
  ),
  "one-number-for-the-county": video(
    "#6B49BE",
    circle([270, 290], 166, linear(60, WHITE, "#DED3F8")) + headset([270, 276], 116),
    each(points("900 330, 1010 250, 1110 380, 980 450"), ([x, y]) => {
      const way = `M640 330Q${(640 + x) / 2} ${y - 90} ${x} ${y}`;
      const dots = stroke(way, "#C8B9F6", 4, { "stroke-dasharray": "2 14" });
      return dots + pin([x, y], 104, PAINT.amber);
    }),
  ),
  "paid-before-the-bag-is-packed": video(
    "#128A57",
    phone([150, 60], 236, paidScreen) + receipt([920, 110, 210, 310]),
    tile("shopping-bag", [1120, 430], 130, linear(60, PEACH, AMBER), { ink: AMBER_INK }),
  ),
  "every-class-informed": video(
    "#B4552A",
    phone([150, 60], 236, chatScreen([them(0.66, 0.9, 0.6), them(0.74, 1, 0.8, 0.4)], PAINT.amber)),
    tile("graduation-cap", [1010, 250], 200, PAINT.paper, { ink: "#9A4520" }),
    tile("calendar-clock", [1130, 420], 116),
    tile("book-open", [905, 420], 116, PAINT.amber, { ink: AMBER_INK }),
  ),
  "booked-from-one-screen": video(
    "#3557B0",
    phone([150, 60], 236, appScreen("#3557B0")),
    tile("tent-tree", [1010, 250], 200, PAINT.paper, { ink: "#2B4794" }),
    tile("calendar-check", [1120, 410], 116, PAINT.sky) + tile("utensils", [900, 420], 116),
  ),
};
