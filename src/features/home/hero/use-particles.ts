import * as React from "react";
import { browserFrames, type Frames } from "../../../hooks/clock";
import { useReducedMotion } from "../../../hooks/use-motion-preference";
import { usePageActive } from "../../../hooks/use-page-active";
import { createStage, type ParticleColours, type ParticleStage } from "./particle-stage";
import { useSaveData } from "./use-save-data";

export interface ParticleOptions {
  readonly paused?: boolean;
  readonly colours?: ParticleColours;
  readonly frames?: Frames;
}

/**
 * Particles on `canvas`. They stand still while `paused`, unattended or reduced; a still field is
 * drawn then. Where the browser cannot draw, the canvas stays empty. Returns whether they move.
 */
export function useParticles(
  canvas: React.RefObject<HTMLCanvasElement>,
  { paused = false, colours, frames = browserFrames }: ParticleOptions = {},
): boolean {
  const stage = React.useRef<ParticleStage | null>(null);
  const savesData = useSaveData();
  const isActive = usePageActive(canvas);
  const reduced = useReducedMotion();
  const moving = isActive && !paused && !reduced && !savesData;

  React.useEffect(() => {
    if (savesData) return;
    const current = canvas.current && createStage(canvas.current, colours);
    if (!current) return;
    stage.current = current;
    current.fit();
    window.addEventListener("resize", current.fit);
    return () => window.removeEventListener("resize", current.fit);
  }, [canvas, colours, savesData]);

  React.useEffect(() => {
    if (!moving) return;
    let before: number | null = null;
    const next = (now: number) => {
      if (before !== null) stage.current?.advance(now - before);
      before = now;
      cancel = frames(next);
    };
    let cancel = frames(next);
    return () => cancel();
  }, [moving, frames]);

  return moving;
}
