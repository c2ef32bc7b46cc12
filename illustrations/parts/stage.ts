import { MAGENTA, mix, NAVY, type Tint, WHITE } from "../palette";
import { type Box, ellipse, linear, type Point, radial, rect } from "../svg";
import { dayGround, dayHorizon, HERO_EDGE, nightGround, stars } from "./grounds";
import { NIGHT_SAVANNA, savanna } from "./land";

/** Night, a sun that sends, the savanna at the foot; the edges melt into the page's navy. */
export function nightStage(
  [width, height]: Point,
  scene: string,
  {
    sunAt = 0.5,
    glow = MAGENTA[600] as string,
    trees = [
      [0.13, 1.15],
      [0.215, 0.66],
      [0.87, 1.3],
      [0.79, 0.6],
    ] as readonly Point[],
  } = {},
): string {
  const edge = (box: Box, angle: number) =>
    rect(box, 0, linear(angle, HERO_EDGE, `${HERO_EDGE}@0`));
  const foot = height * 0.1;
  return (
    nightGround(width, height, glow) +
    stars(width, height * 0.6, 46, 11) +
    ellipse(
      [width * 0.5, height * 0.91],
      [width * 0.5, height * 0.24],
      radial(
        [50, 50],
        50,
        `${mix(glow, NAVY[600], 0.4)}@85`,
        `${mix(glow, NAVY[700], 0.5)}@45`,
        `${HERO_EDGE}@0`,
      ),
    ) +
    savanna([0, height * 0.66, width, height * 0.27], NIGHT_SAVANNA, {
      sunAt,
      sunSize: 0.42,
      trees,
    }) +
    rect([0, height - foot, width, foot], 0, linear(-90, HERO_EDGE, HERO_EDGE, `${HERO_EDGE}@0`)) +
    edge([0, 0, width * 0.09, height], 0) +
    edge([width * 0.91, 0, width * 0.09, height], 180) +
    scene
  );
}

/** A light tinted ground with the savanna along its foot. */
export function dayStage(
  [width, height]: Point,
  colours: Tint,
  scene: string,
  { disc = [0.5, 0.5] as Point, sunAt = 0.8 } = {},
): string {
  return (
    dayGround(width, height, colours, disc) +
    dayHorizon(width, height, colours, sunAt) +
    rect([0, height * 0.93, width, height * 0.07], 0, WHITE, { opacity: 0.12 }) +
    scene
  );
}
