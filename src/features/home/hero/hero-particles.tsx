import * as React from "react";
import * as styles from "./hero.module.css";
import { useParticles } from "./use-particles";

// as the tokens --navy-300 and --magenta-400: a canvas cannot read custom properties
const COLOURS = ["#bdc7de", "#f079ab"] as const;

/** What moves behind the hero: decoration, still when nobody looks or when it is paused. */
export const HeroParticles = React.memo(function HeroParticles({
  paused,
}: {
  readonly paused: boolean;
}) {
  const canvas = React.useRef<HTMLCanvasElement>(null);
  useParticles(canvas, { paused, colours: COLOURS });
  return (
    <div className={styles.particles} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
});
