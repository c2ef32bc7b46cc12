import { NAVY } from "./palette";
import { circle, type Point, path, rect, stroke, svgPicture } from "./svg";
import { textToPath } from "./text";

const INK = NAVY[800];

const onCircle = (share: number, r: number): Point => {
  const angle = share * Math.PI * 2 - Math.PI / 2;
  return [Math.round(r * Math.cos(angle) * 10) / 10, Math.round(r * Math.sin(angle) * 10) / 10];
};

/** Six invented marks, each in a square of 80 around 0, 0. */
const MARKS: readonly (readonly [string, string])[] = [
  ["Kilima", path("M-40 32L-10-30L8 4L18-14L40 32Z", INK)],
  [
    "Bahari",
    ["-22", "0", "22"].map((y) => stroke(`M-38 ${y}q9.5-16 19 0t19 0t19 0t19 0`, INK, 10)).join(""),
  ],
  ["Jua", circle([0, 0], 17, INK) + stroke(rays(8, 28, 39), INK, 9)],
  [
    "Mto",
    path("M-38-36H38V36H-38ZM-8-36C-30-12 26 6-2 36H14C40 4-16-10 8-36Z", INK, {
      "fill-rule": "evenodd",
    }),
  ],
  [
    "Nyota",
    path(star(5, 40, 17), INK, { stroke: INK, "stroke-width": 5, "stroke-linejoin": "round" }),
  ],
  [
    "Twiga",
    (
      [
        [-24, -24, 24],
        [18, -26, 18],
        [-28, 14, 17],
        [12, 16, 26],
      ] as const
    )
      .map(([x, y, r]) => rect([x - r * 0.72, y - r * 0.72, r * 1.44, r * 1.44], r * 0.5, INK))
      .join(""),
  ],
];

function rays(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, i) => {
    return `M${onCircle(i / count, from).join(" ")}L${onCircle(i / count, to).join(" ")}`;
  }).join("");
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    onCircle(i / (points * 2), i % 2 ? inner : outer).join(" "),
  );
  return `M${corners.join("L")}Z`;
}

/** The six placeholders of "Trusted By": a mark and a neutral word, one colour, no ground. */
export function clientLogos(): readonly (() => Promise<string>)[] {
  return MARKS.map(([name, mark]) => async () => {
    const word = await textToPath(name, { font: "sora", size: 84, weight: 600, tracking: -15 });
    const left = (480 - (98 + 28 + word.width)) / 2;
    return svgPicture(
      480,
      200,
      `<g transform="translate(${left + 49} 100) scale(1.22)">${mark}</g>`,
      path(word.d, INK, { transform: `translate(${left + 126} 130)` }),
    );
  });
}
