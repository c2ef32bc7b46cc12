const PARTICLES_MAX = 48;
const PARTICLE_AREA_PX2 = 18_000;
const PARTICLE_LINK_PX = 130;

const MAX_SPEED_PX_PER_MS = 0.018;
const MAX_FRAME_MS = 50; // lets particles continue after a pause instead of jumping
const RADII_PX = { min: 1.5, max: 3.5 } as const;

/**
 * A moving dot. Positions and the radius are in CSS pixels, velocities in pixels per millisecond.
 */
export interface Particle {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly radius: number;
  readonly tone: 0 | 1;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ParticleField extends Size {
  readonly particles: readonly Particle[];
}

export const NO_PARTICLES: ParticleField = { width: 0, height: 0, particles: [] };

const particleCount = ({ width, height }: Size): number =>
  Math.min(PARTICLES_MAX, Math.floor((width * height) / PARTICLE_AREA_PX2));

function createParticle({ width, height }: Size): Particle {
  const speed = () => (Math.random() * 2 - 1) * MAX_SPEED_PX_PER_MS;
  return {
    x: Math.random() * width,
    y: Math.random() * height,
    vx: speed(),
    vy: speed(),
    radius: RADII_PX.min + Math.random() * (RADII_PX.max - RADII_PX.min),
    tone: Math.random() < 0.5 ? 0 : 1,
  };
}

/** Scales the particles' positions to a new size, and adds or removes particles to suit it. */
export function resizeParticleField(field: ParticleField, { width, height }: Size): ParticleField {
  const count = particleCount({ width, height });
  const kept = field.particles.slice(0, count).map((particle) => ({
    ...particle,
    x: (particle.x * width) / field.width,
    y: (particle.y * height) / field.height,
  }));
  const added = Array.from({ length: count - kept.length }, () =>
    createParticle({ width, height }),
  );
  return { width, height, particles: [...kept, ...added] };
}

/** Returns a coordinate and its velocity after `ms`, bouncing off 0 and `end`. */
function move(at: number, speed: number, ms: number, end: number): [at: number, speed: number] {
  const next = at + speed * ms;
  if (next < 0) return [0, Math.abs(speed)];
  return next > end ? [end, -Math.abs(speed)] : [next, speed];
}

export function moveParticles(field: ParticleField, ms: number): ParticleField {
  const elapsed = Math.min(ms, MAX_FRAME_MS);
  const particles = field.particles.map((particle) => {
    const [x, vx] = move(particle.x, particle.vx, elapsed, field.width);
    const [y, vy] = move(particle.y, particle.vy, elapsed, field.height);
    return { ...particle, x, vx, y, vy };
  });
  return { ...field, particles };
}

/** Returns each pair of nearby particles, with a strength from 0 (far apart) to 1 (same place). */
export const linksOf = ({ particles }: ParticleField) =>
  particles.flatMap((from, i) =>
    particles.slice(i + 1).flatMap((to) => {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      return distance < PARTICLE_LINK_PX
        ? [{ from, to, strength: 1 - distance / PARTICLE_LINK_PX }]
        : [];
    }),
  );
