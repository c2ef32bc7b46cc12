import { AMBER, GREEN, MAGENTA, mix, NAVY, PEACH, SKY, tint, VIOLET, WHITE } from "../palette";
import { pin } from "../parts/africa";
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
  SKY_PAINT,
  tile,
} from "../parts/basics";
import { featurePhone, phone } from "../parts/devices";
import { dayGround, dayHorizon, stars } from "../parts/grounds";
import { DUSK_SAVANNA, savanna } from "../parts/land";
import { appScreen, chatScreen, paidScreen, smallMenu } from "../parts/screens";
import { brandBubble, headset, rings, waveform } from "../parts/talk";
import { coins, receipt, wire } from "../parts/trade";
import { circle, ellipse, group, linear, type Point, path, radial, rect, stroke } from "../svg";

/** Four films tell the stories of the case studies, in pictures of their own, which are darker. */
const SIZE: Point = [1600, 900];

/** A house of pillars: bank, cooperative or county. Its foot stands on the point. */
function hall([x, y]: Point, width: number, wall: string, light: string): string {
  const unit = width / 10;
  return group(
    {},
    path(
      `M${x - unit * 5} ${y - unit * 5}L${x} ${y - unit * 7.6}L${x + unit * 5} ${y - unit * 5}Z`,
      wall,
    ),
    rect([x - unit * 4.8, y - unit * 4.9, unit * 9.6, unit * 0.7], 4, mix(wall, WHITE, 0.18)),
    [-4, -2, 0, 2]
      .map((i) => rect([x + unit * (i + 0.5), y - unit * 4.1, unit, unit * 3.3], 4, light))
      .join(""),
    rect([x - unit * 4.8, y - unit * 0.9, unit * 9.6, unit * 0.9], 4, wall),
    circle([x, y - unit * 5.9], unit * 0.55, light),
  );
}

/** The savings bank's counter comes to the member's own handset, at dusk. */
function branchInPocket(): string {
  return (
    rect([0, 0, ...SIZE], 0, linear(90, "#473A72", "#B8507F", "#F8B783")) +
    stars(1600, 320, 36, 8) +
    savanna(
      [0, 440, 1600, 460],
      { ...DUSK_SAVANNA, far: "#8A4273", near: NAVY[950], sun: "#FFDCA6" },
      {
        sunAt: 0.34,
        sunSize: 0.44,
        trees: [
          [0.05, 0.8],
          [0.94, 0.9],
          [0.88, 0.5],
        ],
      },
    ) +
    hall([440, 800], 420, "#3A2A5E", "#FFE3B8") +
    wire([680, 520], [930, 400], WHITE, { width: 8 }) +
    featurePhone([960, 70], 350, smallMenu([0.9, 0.7, 1, 0.6], 1)) +
    badge("check", [1316, 250], 60, { fill: GREEN_PAINT }) +
    brandBubble([170, 130, 340, 130], { text: [0.9, 0.6], tail: "right" }) +
    coins([760, 806], 64, 3)
  );
}

/** Clinic days in a calendar, and the message that recalls one of them. */
function clinicDays(): string {
  const colours = tint("#2E9FC4");
  const days = Array.from({ length: 28 }, (_, i) => {
    const box = [232 + (i % 7) * 88, 330 + Math.floor(i / 7) * 88, 70, 70] as const;
    const kept = [3, 8, 12, 19, 24].includes(i);
    return (
      rect(box, 18, i === 17 ? MAGENTA[600] : kept ? colours.pale : NAVY[100]) +
      (kept ? icon("check", [box[0] + 35, box[1] + 35], 34, colours.deep, 3) : "") +
      (i === 17 ? icon("heart", [box[0] + 35, box[1] + 35], 36, WHITE, 2.6) : "")
    );
  }).join("");
  return (
    dayGround(...SIZE, colours, [0.72, 0.46]) +
    dayHorizon(...SIZE, colours, 0.9) +
    card([190, 150, 700, 580]) +
    rect([190, 150, 700, 120], 36, colours.base) +
    rect([190, 220, 700, 50], 0, colours.base) +
    [320, 760].map((x) => rect([x, 116, 26, 80], 13, NAVY[800])).join("") +
    bar([240, 200], 240, WHITE, 28) +
    days +
    phone(
      [1010, 90],
      350,
      chatScreen(
        [
          { from: "them", text: [1, 0.9, 0.6], width: 0.74 },
          { from: "us", text: [0.9], width: 0.4 },
          { from: "them", text: [1, 0.5], width: 0.62 },
        ],
        linear(60, colours.base, colours.deep),
      ),
    ) +
    tile("stethoscope", [1010, 620], 150, { fill: linear(60, colours.soft, colours.deep) }) +
    badge("bell-ring", [1360, 190], 64)
  );
}

/** A county's wards on a map, all of them behind one number. */
function countyNumber(): string {
  const wards = [
    "M160 220L430 150L520 330L330 470L140 400Z",
    "M450 146L760 190L740 380L540 340Z",
    "M140 424L326 492L380 720L190 700Z",
    "M350 486L540 362L730 402L700 600L400 660Z",
    "M408 682L704 620L690 780L480 800Z",
  ];
  return (
    rect([0, 0, ...SIZE], 0, linear(50, "#5B3FB0", "#231650")) +
    ellipse([460, 120], [900, 560], radial([50, 50], 50, `${WHITE}@18`, `${WHITE}@0`)) +
    rings([1130, 450], { count: 6, first: 220, step: 90, opacity: 0.18, width: 3 }) +
    wards
      .map((d, i) =>
        path(d, mix("#8D75DB", "#4C34A0", i * 0.18), {
          stroke: "#2C1C66",
          "stroke-width": 10,
          "stroke-linejoin": "round",
        }),
      )
      .join("") +
    (
      [
        [320, 320],
        [620, 290],
        [540, 520],
        [270, 590],
        [590, 730],
      ] as const
    )
      .map(
        (point, i) =>
          wire(point, [930, 450], "#C8B9F6", { width: 4 }) +
          pin(point, 104, i === 2 ? linear(60, MAGENTA[500], MAGENTA[700]) : AMBER_PAINT),
      )
      .join("") +
    circle([1130, 450], 214, linear(60, WHITE, "#DED3F8")) +
    headset([1130, 430], 150) +
    card([1240, 120, 270, 150]) +
    avatar([1310, 195], 40, VIOLET) +
    lines([1368, 172], [104, 70], NAVY[300], { height: 16, gap: 34 }) +
    card([1230, 660, 290, 140]) +
    waveform([1264, 690, 222, 80], VIOLET, { bars: 18, bar: 7 })
  );
}

/** The till knows the money has come before the bag is packed. */
function beforeTheBag(): string {
  const colours = tint("#12A565");
  return (
    dayGround(...SIZE, colours, [0.32, 0.5]) +
    dayHorizon(...SIZE, colours, 0.62) +
    path(
      "M250 360H640L690 790Q692 820 660 820H230Q198 820 200 790Z",
      linear(60, MAGENTA[500], MAGENTA[700]),
    ) +
    path("M540 360H640L690 790Q692 820 660 820H590Z", MAGENTA[800], { opacity: 0.35 }) +
    stroke("M350 420V300a95 95 0 0 1 190 0V420", NAVY[800], 20) +
    circle([350, 424], 15, WHITE) +
    circle([540, 424], 15, WHITE) +
    icon("shopping-cart", [445, 610], 150, WHITE, 1.8) +
    phone([760, 70], 360, paidScreen(GREEN)) +
    receipt([1210, 180, 260, 390], GREEN) +
    badge("timer", [770, 620], 70, { fill: AMBER_PAINT, ink: AMBER_INK }) +
    coins([1300, 790], 76, 3)
  );
}

/** What all films share: evening in one colour, a speaker's place, a sound track at the foot. */
function film(colour: string, left: string, right: string): string {
  const deep = mix(colour, NAVY[950], 0.62);
  return (
    rect([0, 0, 1280, 720], 0, linear(50, mix(colour, NAVY[900], 0.25), deep, NAVY[950])) +
    ellipse(
      [640, 340],
      [620, 420],
      radial([50, 50], 50, `${mix(colour, WHITE, 0.3)}@45`, `${colour}@0`),
    ) +
    rings([640, 330], { count: 5, first: 150, step: 84, opacity: 0.3, width: 3 }) +
    savanna(
      [0, 500, 1280, 220],
      {
        far: mix(colour, NAVY[950], 0.5),
        near: NAVY[950],
        sun: mix(colour, WHITE, 0.35),
        glow: colour,
      },
      {
        sunAt: 0.5,
        sunSize: 0.62,
        trees: [
          [0.06, 0.9],
          [0.95, 1.05],
          [0.89, 0.55],
        ],
      },
    ) +
    left +
    right +
    waveform([340, 628, 600, 46], WHITE, { bars: 46, bar: 6, seed: 31 })
  );
}

export const FILMS: Readonly<Record<string, () => string>> = {
  "a-branch-in-every-pocket": () =>
    film(
      "#B03A78",
      featurePhone([150, 80], 220, smallMenu([0.9, 0.7, 1], 1)),
      hall([1020, 480], 330, "#F3D9E6", MAGENTA[700]) +
        badge("check", [1180, 200], 48, { fill: GREEN_PAINT }),
    ),
  "clinic-days-remembered": () =>
    film(
      "#2385AC",
      phone(
        [150, 60],
        236,
        chatScreen(
          [
            { from: "them", text: [1, 0.8], width: 0.7 },
            { from: "us", text: [0.9], width: 0.42 },
            { from: "them", text: [1, 0.5], width: 0.64 },
          ],
          SKY_PAINT,
        ),
      ),
      tile("hospital", [1010, 250], 200, { fill: PAPER_PAINT, ink: "#1C6E90" }) +
        tile("heart", [1120, 410], 116) +
        tile("calendar-check", [900, 420], 116, { fill: linear(60, SKY, "#1C6E90") }),
    ),
  "one-number-for-the-county": () =>
    film(
      "#6B49BE",
      circle([270, 290], 166, linear(60, WHITE, "#DED3F8")) + headset([270, 276], 116),
      (
        [
          [900, 330],
          [1010, 250],
          [1110, 380],
          [980, 450],
        ] as const
      )
        .map(
          (point) =>
            stroke(
              `M640 330Q${(640 + point[0]) / 2} ${point[1] - 90} ${point[0]} ${point[1]}`,
              "#C8B9F6",
              4,
              { "stroke-dasharray": "2 14" },
            ) + pin(point, 104, AMBER_PAINT),
        )
        .join(""),
    ),
  "paid-before-the-bag-is-packed": () =>
    film(
      "#128A57",
      phone([150, 60], 236, paidScreen(GREEN)),
      receipt([920, 110, 210, 310], GREEN) +
        tile("shopping-bag", [1120, 430], 130, { fill: linear(60, PEACH, AMBER), ink: AMBER_INK }),
    ),
  "every-class-informed": () =>
    film(
      "#B4552A",
      phone(
        [150, 60],
        236,
        chatScreen(
          [
            { from: "them", text: [0.9, 0.6], width: 0.66 },
            { from: "them", text: [1, 0.8, 0.4], width: 0.74 },
          ],
          AMBER_PAINT,
        ),
      ),
      tile("graduation-cap", [1010, 250], 200, { fill: PAPER_PAINT, ink: "#9A4520" }) +
        tile("calendar-clock", [1130, 420], 116) +
        tile("book-open", [905, 420], 116, { fill: AMBER_PAINT, ink: AMBER_INK }),
    ),
  "booked-from-one-screen": () =>
    film(
      "#3557B0",
      phone([150, 60], 236, appScreen("#3557B0")),
      tile("tent-tree", [1010, 250], 200, { fill: PAPER_PAINT, ink: "#2B4794" }) +
        tile("calendar-check", [1120, 410], 116, { fill: SKY_PAINT }) +
        tile("utensils", [900, 420], 116),
    ),
};

export const CASE_STUDIES: Readonly<Record<string, () => string>> = {
  "a-branch-in-every-pocket": branchInPocket,
  "clinic-days-remembered": clinicDays,
  "one-number-for-the-county": countyNumber,
  "paid-before-the-bag-is-packed": beforeTheBag,
};
