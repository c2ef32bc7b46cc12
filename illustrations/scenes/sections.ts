import { each, points, seeded, times } from "../lists";
import { linear, mix, PAINT, tint } from "../paint";
import { AMBER, AMBER_INK, MAGENTA, NAVY, SKY, VIOLET, WHITE } from "../palette";
import { CITIES, dottedAfrica, flight, pin, projection, solidAfrica } from "../parts/africa";
import { avatar, badge, bar, card, FLAT, lines, tile } from "../parts/basics";
import { chartLine } from "../parts/charts";
import { dayGround, dayHorizon, light, nightGround, savanna, stars, tree } from "../parts/grounds";
import { brandBubble, bubble, headset, rings, signal } from "../parts/talk";
import { shield } from "../parts/trade";
import { type Box, circle, moved, type Point, path, rect, sheet, stroke } from "../shapes";
import type { Scene, Scenes } from "../svg";

const AROUND = { count: 3, colour: MAGENTA[600], opacity: 0.4, width: 4 };

const MAST =
  "M1112.4 1128L1170.536 608M1247.6 1128L1189.464 608M1180 608V545.6M1124.0272 1024H1235.9728L1135.6544 920M1124.0272 1024L1224.3456 920M1135.6544 920H1224.3456L1147.2816 816M1135.6544 920L1212.7184 816M1147.2816 816H1212.7184L1158.9088 712M1147.2816 816L1201.0912 712M1158.9088 712H1201.0912L1170.536 608M1158.9088 712L1189.464 608";

/** Pictures of sections that are on several pages. */
export const SECTIONS: Scenes = {
  /** Where we come from: dusk over the savanna, one tree, one mast, words in the air. */
  about: (size) => [
    sheet(size, linear(90, NAVY[800], "#5E3A6C", "#C4587F", "#F6B27A")),
    stars([1600, 420], 50, 3) + light([1020, 860], [760, 560], "#FFE0A8@70", "#FFC98F@0"),
    savanna(
      [0, 640, 1600, 560],
      { far: "#7C3A66", near: NAVY[950], sun: "#FFD49A", glow: AMBER },
      { sunAt: 0.64, sunSize: 0.42, trees: "0.95 0.42, 0.88 0.28" },
    ),
    tree([420, 1130], 4.3, NAVY[950]) + stroke(MAST, NAVY[900], 9.36),
    signal([1180, 540], [60, 114, 168, 222], [200, 340], { colour: WHITE, width: 11, fade: 0.22 }),
    bubble([180, 190, 400, 156], { text: [0.95, 0.8, 0.5], tail: "right" }),
    brandBubble([690, 250, 320, 128], { text: [0.9, 0.6] }),
  ],

  /** Reasons: a shield in the middle, four proofs around it. */
  "why-us": (size) => [
    dayGround(size, tint("#4A659F"), [0.5, 0.47]),
    dayHorizon(size, tint("#C5337B"), 0.5),
    circle([800, 560], 330, linear(60, NAVY[700], NAVY[950])),
    rings([800, 560], { ...AROUND, first: 350, step: 50 }),
    shield([800, 560], 420, PAINT.brand, "check"),
    card([170, 190, 430, 300]) + bar([214, 232, 180, 22], NAVY[800]),
    chartLine([214, 294, 342, 150], [0.3, 0.42, 0.36, 0.62, 0.7, 0.96], MAGENTA[600]),
    card([1030, 170, 410, 230]) + headset([1136, 278], 66),
    lines([1236, 246], [160, 110], NAVY[300], { height: 20, gap: 42 }),
    card([160, 700, 400, 220]),
    each([MAGENTA[600], SKY, AMBER, VIOLET], (colour, i) =>
      avatar([240 + i * 78, 786], 46, colour),
    ),
    bar([208, 862, 230, 18], NAVY[200]),
    card([1040, 660, 400, 260]) + badge("zap", [1130, 746], 56, PAINT.magenta, FLAT),
    lines([1212, 726], [180, 120], NAVY[300], { height: 20, gap: 42 }),
    bar([1084, 846, 312, 24], NAVY[100]) + bar([1084, 846, 290, 24], PAINT.green),
    tile("timer", [1080, 470], 116, PAINT.amber, { ink: AMBER_INK }),
    tile("check-check", [560, 520], 104, PAINT.green),
  ],

  /** One network from Nairobi over the continent. */
  "africa-network": (size) => {
    const { nairobi, ...others } = CITIES;
    const to = projection([330, 110], 980);
    const home = to(nairobi);
    return [
      nightGround(size) + stars(size, 90, 21),
      rings(home, { count: 7, first: 120, step: 130, opacity: 0.2, colour: MAGENTA[300] }),
      solidAfrica(to, 980) + dottedAfrica(to, 980, MAGENTA[300]),
      each(Object.values(others), (city) => flight(home, to(city))),
      circle(home, 60, MAGENTA[500], { opacity: 0.35 }),
      circle(home, 28, WHITE) + circle(home, 15, MAGENTA[600]),
      bubble([190, 700, 320, 126], { text: [0.9, 0.55], tail: "right" }),
      brandBubble([1140, 300, 320, 126], { text: [0.9, 0.6] }),
      tile("radio-tower", [260, 330], 130),
      tile("globe", [1340, 900], 130, linear(60, NAVY[500], NAVY[800])),
    ];
  },
};

/** A district as a sketch, not a survey: two main roads, blocks, a park, the office under a pin. */
export const contactMap: Scene = (size) => {
  const random = seeded(17);
  const [wide, tall] = [222 / 3, 101];
  const house = (x: number, y: number) => {
    const [w, h] = [wide - 26, tall - 26];
    if (random() < 0.16)
      return circle([x + wide / 2, y + tall / 2], Math.min(w, h) * 0.34, "#CBE5D3");
    const shrink = 0.66 + random() * 0.3;
    const box: Box = [x + 15, y + 13, w * shrink, h * (0.7 + random() * 0.3)];
    return rect(box, 8, mix(NAVY[200], WHITE, 0.2 + random() * 0.45));
  };
  const block = (x: number, y: number) =>
    rect([x, y, 222, 202], 22, "#F7F8FC") +
    times(6, (i) => house(x + (i % 3) * wide, y + Math.floor(i / 3) * tall));
  const road = (d: string, width: number, colour: string, edge: string) =>
    stroke(d, edge, width + 10) + stroke(d, colour, width);
  const highway = "M-60 760C260 700 420 560 660 470C900 380 1180 350 1700 130";
  const avenue = "M1060 -60C1030 180 1060 300 1120 420C1190 560 1180 760 1240 1000";
  const office: Point = [800, 590];
  const trees = points("70 70, 160 120, 250 60, 120 180, 320 70");
  return [
    sheet(size, "#E3E8F3"),
    moved(
      "rotate(-14 800 450)",
      times(6, (row) => times(8, (column) => block(-120 + column * 250, -160 + row * 230))),
    ),
    path("M-20 -20H420C430 90 330 210 190 236C90 252 20 230 -20 240Z", "#CFE8D6"),
    each(trees, ([x, y]) => circle([x, y], 26, "#A9D4B6") + circle([x - 6, y - 7], 14, "#BFE2C9")),
    stroke("M-40 330C120 300 240 330 330 420C420 510 400 640 470 940", "#BBDCF2", 30),
    road(avenue, 44, WHITE, "#CBD3E4") + road(highway, 62, "#FBE3B5", "#E6C27F"),
    stroke(highway, WHITE, 5, { "stroke-dasharray": "26 22" }),
    circle([1098, 356], 66, "#E6C27F") + circle([1098, 356], 60, "#FBE3B5"),
    circle([1098, 356], 26, "#CFE8D6"),
    light(office, [300, 300], `${MAGENTA[600]}@30`, `${MAGENTA[600]}@0`),
    moved(
      "rotate(-14 800 590)",
      rect([698, 536, 204, 122], 24, WHITE),
      rect([708, 546, 184, 102], 16, MAGENTA[300]),
    ),
    rings(office, { ...AROUND, first: 150, step: 60 }),
    pin(office, 230, PAINT.magenta),
  ];
};

/** For what has no picture of its own: the signature alone. */
export const plainNight =
  (icon: string): Scene =>
  ([w, h]) => {
    const centre: Point = [w / 2, h * 0.45];
    return [
      nightGround([w, h]) + stars([w, h * 0.6], 40, 7),
      savanna(
        [0, h * 0.62, w, h * 0.38],
        { far: NAVY[700], near: NAVY[950], sun: MAGENTA[500], glow: MAGENTA[600] },
        { sunAt: 0.5, sunSize: 0.4, trees: "0.1 1, 0.18 0.6, 0.9 1.2" },
      ),
      rings(centre, { count: 4, first: h * 0.19, step: h * 0.08, opacity: 0.3 }),
      tile(icon, centre, h * 0.24, PAINT.brand, { lift: 1 }),
    ];
  };

export const plainDay =
  (icon: string, colour: string): Scene =>
  ([w, h]) => [
    dayGround([w, h], tint(colour), [0.5, 0.44]),
    dayHorizon([w, h], tint(colour), 0.5),
    tile(icon, [w / 2, h * 0.44], h * 0.24, PAINT.paper, { ink: tint(colour).deep, lift: 1 }),
  ];
