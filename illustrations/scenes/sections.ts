import { AMBER, MAGENTA, mix, NAVY, SKY, tint, VIOLET, WHITE } from "../palette";
import { africa, CITIES, degreesTo, dottedAfrica, flight, pin } from "../parts/africa";
import {
  AMBER_INK,
  AMBER_PAINT,
  avatar,
  BRAND_PAINT,
  badge,
  bar,
  card,
  GREEN_PAINT,
  lines,
  MAGENTA_PAINT,
  PAPER_PAINT,
  tile,
} from "../parts/basics";
import { chartLine } from "../parts/charts";
import { dayGround, dayHorizon, nightGround, stars } from "../parts/grounds";
import { acacia, DUSK_SAVANNA, savanna } from "../parts/land";
import { brandBubble, bubble, headset, rings, signal } from "../parts/talk";
import { shield } from "../parts/trade";
import { circle, ellipse, linear, type Point, path, radial, rect, seeded, stroke } from "../svg";

/** A mast of lattice that stands on the point. */
function mast([x, y]: Point, height: number, colour: string): string {
  const half = height * 0.13;
  const rungs = [0.2, 0.4, 0.6, 0.8];
  const at = (share: number) => half * (1 - share * 0.86);
  return stroke(
    `M${x - half} ${y}L${x - half * 0.14} ${y - height}M${x + half} ${y}L${x + half * 0.14} ${y - height}M${x} ${y - height}V${y - height * 1.12}` +
      rungs
        .map((share, i) => {
          const next = rungs[i + 1] ?? 1;
          return `M${x - at(share)} ${y - height * share}H${x + at(share)}L${x - at(next)} ${y - height * next}M${x - at(share)} ${y - height * share}L${x + at(next)} ${y - height * next}`;
        })
        .join(""),
    colour,
    height * 0.018,
  );
}

/** Where we come from: dusk over the savanna, one tree, one mast, words in the air. */
export function about(): string {
  return (
    rect([0, 0, 1600, 1200], 0, linear(90, NAVY[800], "#5E3A6C", "#C4587F", "#F6B27A")) +
    stars(1600, 420, 50, 3) +
    ellipse([1020, 860], [760, 560], radial([50, 50], 50, "#FFE0A8@70", "#FFC98F@0")) +
    savanna(
      [0, 640, 1600, 560],
      { ...DUSK_SAVANNA, far: "#7C3A66", near: NAVY[950], sun: "#FFD49A" },
      {
        sunAt: 0.64,
        sunSize: 0.42,
        trees: [
          [0.95, 0.42],
          [0.88, 0.28],
        ],
      },
    ) +
    acacia([420, 1130], 4.3, NAVY[950]) +
    mast([1180, 1128], 520, NAVY[900]) +
    signal([1180, 540], {
      rings: 4,
      first: 60,
      step: 54,
      from: 200,
      sweep: 140,
      colour: WHITE,
      width: 11,
      fade: 0.22,
    }) +
    bubble([180, 190, 400, 156], { text: [0.95, 0.8, 0.5], tail: "right" }) +
    brandBubble([690, 250, 320, 128], { text: [0.9, 0.6], tail: "left" })
  );
}

/** Reasons: a shield in the middle, four proofs around it. */
export function whyUs(): string {
  const colours = tint("#C5337B");
  return (
    dayGround(1600, 1200, tint("#4A659F"), [0.5, 0.47]) +
    dayHorizon(1600, 1200, colours, 0.5) +
    circle([800, 560], 330, linear(60, NAVY[700], NAVY[950])) +
    rings([800, 560], {
      count: 3,
      first: 350,
      step: 50,
      colour: MAGENTA[600],
      opacity: 0.4,
      width: 4,
    }) +
    shield([800, 560], 420, BRAND_PAINT) +
    card([170, 190, 430, 300]) +
    bar([214, 232], 180, NAVY[800], 22) +
    chartLine([214, 294, 342, 150], [0.3, 0.42, 0.36, 0.62, 0.7, 0.96], MAGENTA[600]) +
    card([1030, 170, 410, 230]) +
    headset([1136, 278], 66) +
    lines([1236, 246], [160, 110], NAVY[300], { height: 20, gap: 42 }) +
    card([160, 700, 400, 220]) +
    [MAGENTA[600], SKY, AMBER, VIOLET]
      .map((colour, i) => avatar([240 + i * 78, 786], 46, colour))
      .join("") +
    bar([208, 862], 230, NAVY[200], 18) +
    card([1040, 660, 400, 260]) +
    badge("zap", [1130, 746], 56, { lift: 0 }) +
    lines([1212, 726], [180, 120], NAVY[300], { height: 20, gap: 42 }) +
    rect([1084, 846, 312, 24], 12, NAVY[100]) +
    rect([1084, 846, 290, 24], 12, GREEN_PAINT) +
    tile("timer", [1080, 470], 116, { fill: AMBER_PAINT, ink: AMBER_INK }) +
    tile("check-check", [560, 520], 104, { fill: GREEN_PAINT })
  );
}

/** One network from Nairobi over the continent. */
export function africaNetwork(): string {
  const corner: Point = [330, 110];
  const size = 980;
  const to = degreesTo(corner, size);
  const home = to(CITIES.nairobi);
  const others = Object.entries(CITIES)
    .filter(([name]) => name !== "nairobi")
    .map(([, city]) => to(city));
  return (
    nightGround(1600, 1200) +
    stars(1600, 1200, 90, 21) +
    rings(home, { count: 7, first: 120, step: 130, opacity: 0.2, width: 3, colour: MAGENTA[300] }) +
    africa(corner, size, {
      land: mix(NAVY[800], NAVY[700], 0.6),
      kenya: MAGENTA[600],
      edge: NAVY[600],
    }) +
    dottedAfrica(corner, size, { land: NAVY[500], kenya: MAGENTA[300] }) +
    others.map((city) => flight(home, city, MAGENTA[400])).join("") +
    circle(home, 60, MAGENTA[500], { opacity: 0.35 }) +
    circle(home, 28, WHITE) +
    circle(home, 15, MAGENTA[600]) +
    bubble([190, 700, 320, 126], { text: [0.9, 0.55], tail: "right" }) +
    brandBubble([1140, 300, 320, 126], { text: [0.9, 0.6], tail: "left" }) +
    tile("radio-tower", [260, 330], 130, { fill: MAGENTA_PAINT }) +
    tile("globe", [1340, 900], 130, { fill: linear(60, NAVY[500], NAVY[800]) })
  );
}

/** A drawn district, not a survey: two main roads, blocks, a park, and the office under a pin. */
export function contactMap(): string {
  const random = seeded(17);
  const block = (x: number, y: number, width: number, height: number) => {
    const houses = Array.from({ length: 6 }, (_, i) => {
      const [column, row] = [i % 3, Math.floor(i / 3)];
      const [w, h] = [width / 3 - 26, height / 2 - 26];
      if (random() < 0.16)
        return circle(
          [x + (column + 0.5) * (width / 3), y + (row + 0.5) * (height / 2)],
          Math.min(w, h) * 0.34,
          "#CBE5D3",
        );
      const shrink = 0.66 + random() * 0.3;
      return rect(
        [
          x + column * (width / 3) + 15,
          y + row * (height / 2) + 13,
          w * shrink,
          h * (0.7 + random() * 0.3),
        ],
        8,
        mix(NAVY[200], WHITE, 0.2 + random() * 0.45),
      );
    });
    return rect([x, y, width, height], 22, "#F7F8FC") + houses.join("");
  };
  const columns = [-120, 130, 380, 630, 880, 1130, 1380, 1630];
  const rows = [-160, 70, 300, 530, 760, 990];
  const road = (d: string, width: number, colour: string, edge: string) =>
    stroke(d, edge, width + 10) + stroke(d, colour, width);
  const highway = "M-60 760C260 700 420 560 660 470C900 380 1180 350 1700 130";
  const avenue = "M1060 -60C1030 180 1060 300 1120 420C1190 560 1180 760 1240 1000";
  return (
    rect([0, 0, 1600, 900], 0, "#E3E8F3") +
    `<g transform="rotate(-14 800 450)">${rows.map((y) => columns.map((x) => block(x, y, 222, 202)).join("")).join("")}</g>` +
    path("M-20 -20H420C430 90 330 210 190 236C90 252 20 230 -20 240Z", "#CFE8D6") +
    [
      [70, 70],
      [160, 120],
      [250, 60],
      [120, 180],
      [320, 70],
    ]
      .map(
        ([x = 0, y = 0]) => circle([x, y], 26, "#A9D4B6") + circle([x - 6, y - 7], 14, "#BFE2C9"),
      )
      .join("") +
    stroke("M-40 330C120 300 240 330 330 420C420 510 400 640 470 940", "#BBDCF2", 30) +
    road(avenue, 44, WHITE, "#CBD3E4") +
    road(highway, 62, "#FBE3B5", "#E6C27F") +
    stroke(highway, WHITE, 5, { "stroke-dasharray": "26 22" }) +
    circle([1098, 356], 66, "#E6C27F") +
    circle([1098, 356], 60, "#FBE3B5") +
    circle([1098, 356], 26, "#CFE8D6") +
    circle([800, 590], 300, radial([50, 50], 50, `${MAGENTA[600]}@30`, `${MAGENTA[600]}@0`)) +
    `<g transform="rotate(-14 800 590)">${rect([698, 536, 204, 122], 24, WHITE)}${rect([708, 546, 184, 102], 16, MAGENTA[300])}</g>` +
    rings([800, 590], {
      count: 3,
      first: 150,
      step: 60,
      colour: MAGENTA[600],
      opacity: 0.4,
      width: 4,
    }) +
    pin([800, 590], 230, linear(60, MAGENTA[500], MAGENTA[700]))
  );
}

/** For what has no picture of its own: the signature alone. */
export function plainNight(width: number, height: number, icon: string): string {
  const centre: Point = [width / 2, height * 0.45];
  const unit = height / 10;
  return (
    nightGround(width, height) +
    stars(width, height * 0.6, 40, 7) +
    savanna(
      [0, height * 0.62, width, height * 0.38],
      { far: NAVY[700], near: NAVY[950], sun: MAGENTA[500], glow: MAGENTA[600] },
      {
        sunAt: 0.5,
        sunSize: 0.4,
        trees: [
          [0.1, 1],
          [0.18, 0.6],
          [0.9, 1.2],
        ],
      },
    ) +
    rings(centre, { count: 4, first: unit * 1.9, step: unit * 0.8, opacity: 0.3, width: 3 }) +
    tile(icon, centre, unit * 2.4, { fill: BRAND_PAINT, lift: 1 })
  );
}

export function plainDay(width: number, height: number, icon: string, colour: string): string {
  const centre: Point = [width / 2, height * 0.44];
  const unit = height / 10;
  const colours = tint(colour);
  return (
    dayGround(width, height, colours, [0.5, 0.44]) +
    dayHorizon(width, height, colours, 0.5) +
    tile(icon, centre, unit * 2.4, { fill: PAPER_PAINT, ink: colours.deep, lift: 1 })
  );
}
