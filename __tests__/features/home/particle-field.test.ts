import {
  linksOf,
  moveParticles,
  NO_PARTICLES,
  type Particle,
  resizeParticleField,
} from "../../../src/features/home/particle-field";

const particle = (change: Partial<Particle>): Particle => ({
  ...{ x: 0, y: 0, vx: 0, vy: 0, radius: 2, tone: 0 },
  ...change,
});
const field = (...particles: Particle[]) => ({ width: 100, height: 100, particles });
const create = (width: number, height: number) =>
  resizeParticleField(NO_PARTICLES, { width, height });

test.each([
  ["a phone", 360, 640, 12],
  ["a laptop", 1_280, 640, 45],
  ["a wall", 3_840, 2_160, 48],
  ["nothing", 0, 640, 0],
])("the number of particles depends on the area, up to 48: %s", (_name, width, height, count) => {
  expect(create(width, height).particles).toHaveLength(count);
});

test("particles are inside the field and in both colours", () => {
  const { particles } = create(1_280, 640);
  expect(particles.every(({ x, y }) => x >= 0 && x <= 1_280 && y >= 0 && y <= 640)).toBe(true);
  expect(new Set(particles.map(({ tone }) => tone))).toEqual(new Set([0, 1]));
});

test.each([
  ["move at their speed", 20, { x: 50, y: 50 }, { x: 52, y: 48, vx: 0.1, vy: -0.1 }],
  ["turn around at the edges", 20, { x: 99, y: 1 }, { x: 100, y: 0, vx: -0.1, vy: 0.1 }],
  ["move by at most 50 ms per frame", 60_000, { x: 10, y: 90 }, { x: 15, y: 85 }],
])("particles %s", (_name, ms, at, expected) => {
  const [moved] = moveParticles(field(particle({ ...at, vx: 0.1, vy: -0.1 })), ms).particles;
  expect(moved).toMatchObject(expected);
});

test("pairs closer than 130 pixels are linked once, more strongly the closer they are", () => {
  const [near, middle, far] = [0, 65, 195].map((x) => particle({ x })) as [
    Particle,
    Particle,
    Particle,
  ];
  expect(linksOf(field(near, middle, far))).toEqual([{ from: near, to: middle, strength: 0.5 }]);
});

test("a new size spreads the particles and adjusts their number", () => {
  const narrow = resizeParticleField(create(1_280, 640), { width: 360, height: 640 });
  expect(narrow.particles).toHaveLength(12);
  expect(narrow.particles.every(({ x }) => x <= 360)).toBe(true);
  const wide = resizeParticleField(narrow, { width: 1_280, height: 640 });
  expect(wide.particles).toHaveLength(45);
});
