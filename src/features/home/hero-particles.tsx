import * as React from "react";
import { prefersReducedData } from "../../hooks/idle";
import { useBrowserValue } from "../../hooks/use-browser-value";
import { useReducedMotion } from "../../hooks/use-motion-preference";
import { usePageActive } from "../../hooks/use-page-active";
import * as styles from "./hero.module.css";
import {
  linksOf,
  moveParticles,
  NO_PARTICLES,
  type ParticleField,
  resizeParticleField,
} from "./particle-field";

const PIXEL_RATIO_MAX = 2;

/** Minimum time between frames. Halves the work on a 60 Hz screen, and slow dots look the same. */
const FRAME_MIN_MS = 30;

export interface HeroParticlesProps {
  readonly paused: boolean;
}

/**
 * Renders moving particles behind the hero. They stop while paused, out of view and under reduced
 * motion. None are drawn for visitors who save data, or in browsers without canvas.
 */
export const HeroParticles = React.memo(function HeroParticles({ paused }: HeroParticlesProps) {
  const canvas = React.useRef<HTMLCanvasElement>(null);
  const animation = React.useRef<ReturnType<typeof createAnimation>>(null);
  const savesData = useBrowserValue(prefersReducedData, true);
  const isActive = usePageActive(canvas);
  const isReduced = useReducedMotion();
  const isMoving = isActive && !paused && !isReduced && !savesData;

  React.useEffect(() => {
    const created = canvas.current && !savesData ? createAnimation(canvas.current) : null;
    if (!created) return;
    animation.current = created;
    created.resize();
    window.addEventListener("resize", created.resize);
    return () => window.removeEventListener("resize", created.resize);
  }, [savesData]);

  React.useEffect(() => {
    if (!isMoving) return;
    let last = performance.now();
    const next = (now: number) => {
      request = requestAnimationFrame(next);
      if (now - last < FRAME_MIN_MS) return;
      animation.current?.advance(now - last);
      last = now;
    };
    let request = requestAnimationFrame(next);
    return () => cancelAnimationFrame(request);
  }, [isMoving]);

  return (
    <div className={styles.particles} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
});

/** Colour tokens for the dots, by tone. Lines between dots have the second colour. */
const COLOUR_TOKENS = ["--primary-300", "--accent-400"] as const;
const LINK_ALPHA = 0.35;

/**
 * Draws particles on a canvas. `resize` fits them to the canvas, and `advance` moves them by `ms`.
 * Returns null if the browser can't draw.
 */
function createAnimation(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  if (!context) return null;
  const style = getComputedStyle(canvas);
  const colours = COLOUR_TOKENS.map((token) => style.getPropertyValue(token));
  const draw = () => drawField(context, field, colours);
  let field = NO_PARTICLES;
  return {
    resize: () => {
      const { clientWidth: width, clientHeight: height } = canvas;
      const ratio = Math.min(window.devicePixelRatio || 1, PIXEL_RATIO_MAX);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      field = resizeParticleField(field, { width, height });
      draw();
    },
    advance: (ms: number) => {
      field = moveParticles(field, ms);
      draw();
    },
  };
}

function drawField(
  context: CanvasRenderingContext2D,
  field: ParticleField,
  colours: readonly string[],
): void {
  context.clearRect(0, 0, field.width, field.height);
  context.strokeStyle = colours[1] ?? "";
  for (const { from, to, strength } of linksOf(field)) {
    context.globalAlpha = strength * LINK_ALPHA;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.globalAlpha = 1;
  for (const { x, y, radius, tone } of field.particles) {
    context.fillStyle = colours[tone] ?? "";
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}
