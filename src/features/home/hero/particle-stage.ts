import { BRAND } from "../../../site/brand";
import { PIXEL_RATIO_MAX } from "../../../site/limits";
import {
  createField,
  type Field,
  linksOf,
  resizeField,
  seededRandom,
  stepField,
} from "./particle-field";

/** Colours of the two kinds of particles; links are drawn in the second. */
export type ParticleColours = readonly [string, string];

const BRAND_COLOURS: ParticleColours = [BRAND.colours.navy, BRAND.colours.magenta];
const LINK_ALPHA = 0.35;

export interface ParticleStage {
  /** Takes the size of the canvas on the page, and draws. */
  readonly fit: () => void;
  /** Moves everything by `ms`, and draws. */
  readonly advance: (ms: number) => void;
}

function draw(context: CanvasRenderingContext2D, field: Field, colours: ParticleColours): void {
  context.clearRect(0, 0, field.width, field.height);
  context.strokeStyle = colours[1];
  for (const { from, to, strength } of linksOf(field)) {
    context.globalAlpha = strength * LINK_ALPHA;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.globalAlpha = 1;
  for (const { x, y, radius, tone } of field.particles) {
    context.fillStyle = colours[tone];
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** A field of particles on a canvas; null where the browser cannot draw. */
export function createStage(
  canvas: HTMLCanvasElement,
  colours: ParticleColours = BRAND_COLOURS,
): ParticleStage | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  const random = seededRandom(1);
  let field = createField(0, 0, random);

  return {
    fit: () => {
      const { clientWidth: width, clientHeight: height } = canvas;
      const ratio = Math.min(window.devicePixelRatio || 1, PIXEL_RATIO_MAX);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      field = resizeField(field, { width, height }, random);
      draw(context, field, colours);
    },
    advance: (ms) => {
      field = stepField(field, ms);
      draw(context, field, colours);
    },
  };
}
