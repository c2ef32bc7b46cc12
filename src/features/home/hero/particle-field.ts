import { PARTICLE_AREA_PX2, PARTICLE_LINK_PX, PARTICLES_MAX } from "../../../site/limits";

const MAX_SPEED_PX_PER_MS = 0.018;
const MAX_FRAME_MS = 50; // after a pause the field goes on, it does not jump
const RADII_PX = { min: 1.5, max: 3.5 } as const;

/** A moving dot. Positions in CSS pixels, speeds in pixels per millisecond. */
export interface Particle {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly radius: number;
  /** Which of the colours it is drawn in. */
  readonly tone: 0 | 1;
}

export interface Field {
  readonly width: number;
  readonly height: number;
  readonly particles: readonly Particle[];
}

/** A line between two near particles; `strength` from 0 (too far) to 1 (same place). */
export interface FieldLink {
  readonly from: Particle;
  readonly to: Particle;
  readonly strength: number;
}

/** Numbers from 0 to 1 that are the same for the same `seed` (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Particles for an area: one per 18,000 square pixels, never above 48. */
export const particleCount = (width: number, height: number): number =>
  Math.min(
    PARTICLES_MAX,
    Math.floor((Math.max(0, width) * Math.max(0, height)) / PARTICLE_AREA_PX2),
  );

function createParticle(width: number, height: number, random: () => number): Particle {
  const speed = () => (random() * 2 - 1) * MAX_SPEED_PX_PER_MS;
  return {
    x: random() * width,
    y: random() * height,
    vx: speed(),
    vy: speed(),
    radius: RADII_PX.min + random() * (RADII_PX.max - RADII_PX.min),
    tone: random() < 0.5 ? 0 : 1,
  };
}

export function createField(width: number, height: number, random: () => number): Field {
  const particles = Array.from({ length: particleCount(width, height) }, () =>
    createParticle(width, height, random),
  );
  return { width, height, particles };
}

/** The same particles spread over a new area; missing ones are added, surplus ones left out. */
export function resizeField(
  field: Field,
  size: { readonly width: number; readonly height: number },
  random: () => number,
): Field {
  const { width, height } = size;
  const kept = field.particles.map((particle) => ({
    ...particle,
    x: (particle.x * width) / field.width,
    y: (particle.y * height) / field.height,
  }));
  const added = createField(width, height, random).particles.slice(kept.length);
  return { width, height, particles: [...kept, ...added].slice(0, particleCount(width, height)) };
}

/** One coordinate after `ms`, turned round at the edges of `0…end`. */
function travel(at: number, speed: number, ms: number, end: number): { at: number; speed: number } {
  const next = at + speed * ms;
  if (next < 0) return { at: 0, speed: Math.abs(speed) };
  if (next > end) return { at: end, speed: -Math.abs(speed) };
  return { at: next, speed };
}

/** The field `ms` later. */
export function stepField(field: Field, ms: number): Field {
  const passed = Math.min(Math.max(0, ms), MAX_FRAME_MS);
  const particles = field.particles.map((particle) => {
    const x = travel(particle.x, particle.vx, passed, field.width);
    const y = travel(particle.y, particle.vy, passed, field.height);
    return { ...particle, x: x.at, vx: x.speed, y: y.at, vy: y.speed };
  });
  return { ...field, particles };
}

/** Every pair of particles nearer than 130 pixels, once. */
export function linksOf({ particles }: Field): FieldLink[] {
  return particles.flatMap((from, index) =>
    particles.slice(index + 1).flatMap((to) => {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      return distance < PARTICLE_LINK_PX
        ? [{ from, to, strength: 1 - distance / PARTICLE_LINK_PX }]
        : [];
    }),
  );
}
