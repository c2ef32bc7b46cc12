import { times } from "./lists";
import { NAVY } from "./palette";
import { circle, moved, type Point, path, rect, stroke } from "./shapes";
import type { Scenes } from "./svg";
import { centred, textToPath } from "./text";

const INK = NAVY[800];
const EVEN_ODD = { "fill-rule": "evenodd" };
const STAR = { stroke: INK, "stroke-width": 5, "stroke-linejoin": "round" };

const onCircle = (share: number, r: number): string => {
  const angle = share * Math.PI * 2 - Math.PI / 2;
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
};
const wave = (y: number) => stroke(`M-38 ${y}q9.5-16 19 0t19 0t19 0t19 0`, INK, 10);
const ray = (i: number) => `M${onCircle(i / 8, 28)}L${onCircle(i / 8, 39)}`;
const corner = (i: number) => `${i ? "L" : "M"}${onCircle(i / 10, i % 2 ? 17 : 40)}`;
const spot = ([x, y]: Point, r: number) =>
  rect([x - r * 0.72, y - r * 0.72, r * 1.44, r * 1.44], r * 0.5, INK);

/** Six invented marks, each in a square of 80 around 0, 0, by the name of their client. */
const MARKS = {
  "Highland Dairies": path("M-40 32L-10-30L8 4L18-14L40 32Z", INK),
  "Lakeside College": wave(-22) + wave(0) + wave(22),
  "Rural Solar": circle([0, 0], 17, INK) + stroke(times(8, ray), INK, 9),
  "County Government": path(
    "M-38-36H38V36H-38ZM-8-36C-30-12 26 6-2 36H14C40 4-16-10 8-36Z",
    INK,
    EVEN_ODD,
  ),
  "Mutual Insurance": path(`${times(10, corner)}Z`, INK, STAR),
  "Savannah Lodges":
    spot([-24, -24], 24) + spot([18, -26], 18) + spot([-28, 14], 17) + spot([12, 16], 26),
};

const LINE_HEIGHT = 50;

/** The sample's clients in `content/clients`: a mark and a name that says so, one colour, no ground. */
export const CLIENT_LOGOS: Scenes = Object.fromEntries(
  Object.entries(MARKS).map(([name, mark]) => [
    name.toLowerCase().replace(" ", "-"),
    async () => {
      const lines = await Promise.all(
        ["Sample", ...name.split(" ")].map((line) =>
          textToPath(line, { size: 46, weight: 600, tracking: -15 }),
        ),
      );
      const width = Math.max(...lines.map((line) => line.width));
      const left = (480 - (126 + width)) / 2;
      return [
        moved(`translate(${left + 49} 100) scale(1.22)`, mark),
        ...lines.map((line, i) =>
          centred(line, [left + 126 + line.width / 2, 66 + i * LINE_HEIGHT], INK),
        ),
      ];
    },
  ]),
);
