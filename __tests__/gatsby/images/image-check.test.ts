import { exceededLimit } from "../../../src/gatsby/images/image-check";

test.each([
  ["png", 64, 320, 1, null],
  ["png", 320, 63, 1, "is 320 × 63 pixels, but must be at least 64 on each side"],
  [
    "png",
    321,
    64,
    1,
    "is 321 × 64 pixels, but its longer side must be at most 5 times its shorter one",
  ],
  ["jpeg", 10_000, 5_000, 1, null],
  [
    "jpeg",
    10_001,
    5_000,
    1,
    "is 10001 × 5000 pixels, but must have at most 50 megapixels in total",
  ],
  ["heif", 4_000, 4_000, 1, null],
  ["heif", 4_001, 4_000, 1, "is 4001 × 4000 pixels, but must have at most 16 megapixels in total"],
  ["gif", 1_000, 1_000, 50, null],
  [
    "gif",
    1_000,
    1_000,
    51,
    "is 1000 × 1000 pixels in 51 frames, but must have at most 50 megapixels in total",
  ],
] as const)(
  "exceededLimit of %s, %d by %d pixels in %d frames, is %j",
  (format, width, height, pages, expected) => {
    const header = { format, width, height, pages } as Parameters<typeof exceededLimit>[0]; // the parts it reads
    expect(exceededLimit(header)).toBe(expected);
  },
);
