/** Outlines of the brand's mark on a 64 × 64 grid: a speech bubble with an acacia under a signal. */
export const BRAND_MARK = {
  bubble:
    "M20 3H44A17 17 0 0 1 61 20V35A17 17 0 0 1 44 52H29L16.6 60.6A2 2 0 0 1 13.5 59V51A17 17 0 0 1 3 35V20A17 17 0 0 1 20 3Z",
  trunk: "M14.5 43.5H49.5M32 43V36.5M32 36.5L26 31.5M32 36.5L38 31.5",
  crown: "M18 30.5C20.5 23.8 43.5 23.8 46 30.5Z",
  signal: "M17.5 18.8A22 17 0 0 1 46.5 18.8",
};
