import {
  createField,
  type Field,
  linksOf,
  type Particle,
  particleCount,
  resizeField,
  seededRandom,
  stepField,
} from "../../../../src/features/home/hero/particle-field";

const particle = (change: Partial<Particle>): Particle => ({
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  radius: 2,
  tone: 0,
  ...change,
});
const field = (...particles: Particle[]): Field => ({ width: 100, height: 100, particles });

test.each([
  ["a phone", 360, 640, 12],
  ["a laptop", 1_280, 640, 45],
  ["a wall", 3_840, 2_160, 48],
  ["nothing", 0, 640, 0],
])("the number of particles goes by area, up to 48: %s", (_name, width, height, count) => {
  expect(particleCount(width, height)).toBe(count);
});

test("one seed gives one field, with every particle inside and both colours", () => {
  const first = createField(1_280, 640, seededRandom(7));
  expect(createField(1_280, 640, seededRandom(7))).toEqual(first);
  expect(createField(1_280, 640, seededRandom(8))).not.toEqual(first);
  expect(first.particles).toHaveLength(45);
  expect(first.particles.every(({ x, y }) => x >= 0 && x <= 1_280 && y >= 0 && y <= 640)).toBe(
    true,
  );
  expect(new Set(first.particles.map(({ tone }) => tone))).toEqual(new Set([0, 1]));
});

test("particles move by their speed and turn round at the edges", () => {
  const moved = stepField(
    field(
      particle({ x: 50, y: 50, vx: 0.1, vy: -0.1 }),
      particle({ x: 99, y: 1, vx: 0.1, vy: -0.1 }),
    ),
    20,
  );
  expect(moved.particles[0]).toMatchObject({ x: 52, y: 48, vx: 0.1, vy: -0.1 });
  expect(moved.particles[1]).toMatchObject({ x: 100, y: 0, vx: -0.1, vy: 0.1 });
});

test("after a long pause nothing jumps: a frame counts 50 ms at most", () => {
  const [moved] = stepField(field(particle({ x: 10, vx: 0.1 })), 60_000).particles;
  expect(moved?.x).toBe(15);
});

test("pairs nearer than 130 pixels are linked once, the nearer the stronger", () => {
  const near = particle({ x: 0 });
  const middle = particle({ x: 65 });
  const far = particle({ x: 195 });
  expect(linksOf(field(near, middle, far))).toEqual([{ from: near, to: middle, strength: 0.5 }]);
});

test("a new size spreads the particles and fits their number", () => {
  const wide = createField(1_280, 640, seededRandom(1));
  const narrow = resizeField(wide, { width: 360, height: 640 }, seededRandom(2));
  expect(narrow.particles).toHaveLength(12);
  expect(narrow.particles.every(({ x }) => x <= 360)).toBe(true);
  expect(
    resizeField(narrow, { width: 1_280, height: 640 }, seededRandom(3)).particles,
  ).toHaveLength(45);
});
