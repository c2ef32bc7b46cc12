import { MAGENTA, mix, NAVY, type Tint, WHITE } from "../palette";
import { circle, ellipse, linear, type Point, radial, rect, seeded } from "../svg";
import { type SavannaColours, savanna } from "./land";
import { rings } from "./talk";

/** What the edges of a hero picture end in, so that it melts into the page's own navy. */
export const HERO_EDGE = NAVY[900];

/** Deep navy with two soft lights and the night savanna. The edges have one even colour. */
export function nightGround(width: number, height: number, glow: string = MAGENTA[600]): string {
  return (
    rect([0, 0, width, height], 0, HERO_EDGE) +
    ellipse(
      [width * 0.5, height * 0.48],
      [width * 0.5, height * 0.5],
      radial([50, 50], 50, `${NAVY[600]}@85`, `${NAVY[700]}@55`, `${HERO_EDGE}@0`),
    ) +
    ellipse(
      [width * 0.68, height * 0.36],
      [width * 0.3, height * 0.34],
      radial([50, 50], 50, `${glow}@38`, `${glow}@0`),
    ) +
    ellipse(
      [width * 0.28, height * 0.62],
      [width * 0.27, height * 0.36],
      radial([50, 50], 50, `${NAVY[500]}@40`, `${NAVY[500]}@0`),
    )
  );
}

/** A light ground in one tint: paper, a soft light from the upper left, a large quiet disc. */
export function dayGround(
  width: number,
  height: number,
  colours: Tint,
  disc: Point = [0.5, 0.5],
): string {
  const middle: Point = [width * disc[0], height * disc[1]];
  return (
    rect(
      [0, 0, width, height],
      0,
      linear(55, mix(colours.wash, WHITE, 0.45), mix(colours.pale, colours.wash, 0.35)),
    ) +
    circle(middle, height * 0.43, linear(60, mix(colours.pale, WHITE, 0.2), colours.pale), {
      opacity: 0.75,
    }) +
    rings(middle, {
      count: 4,
      first: height * 0.5,
      step: height * 0.11,
      colour: colours.base,
      opacity: 0.22,
      width: 3,
    })
  );
}

/** Small points of light, the same for the same seed. */
export function stars(
  width: number,
  height: number,
  count: number,
  seed: number,
  colour: string = WHITE,
): string {
  const random = seeded(seed);
  return Array.from({ length: count }, () =>
    circle([random() * width, random() * height], 1.2 + random() * 2.4, colour, {
      opacity: 0.15 + random() * 0.45,
    }),
  ).join("");
}

/** The savanna along a light picture's foot, in the tint of the picture. */
export function dayHorizon(width: number, height: number, colours: Tint, sunAt = 0.8): string {
  const tones: SavannaColours = {
    far: mix(colours.pale, colours.soft, 0.35),
    near: mix(colours.soft, colours.base, 0.12),
    sun: mix(colours.soft, colours.pale, 0.4),
    glow: colours.soft,
  };
  const tall = height * 0.24;
  return savanna([0, height - tall, width, tall], tones, {
    sunAt,
    sunSize: 0.42,
    trees: [
      [0.07, 0.85],
      [0.13, 0.5],
      [0.93, 1],
    ],
    opacity: 0.85,
  });
}
