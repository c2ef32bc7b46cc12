/** @jest-environment node */
import * as React from "react";
import { renderToString } from "react-dom/server";
import { useCountUp } from "../../src/features/about/about-section/use-count-up";
import { useRandomSample } from "../../src/features/blog/cards/latest-posts/use-random-sample";
import { useConsent } from "../../src/features/consent/use-consent";
import { useScrolled } from "../../src/features/shell/use-scrolled";
import { useCarousel } from "../../src/features/testimonials/testimonial-carousel/use-carousel";
import { useInView } from "../../src/hooks/use-in-view";
import { useMotionPreference, useReducedMotion } from "../../src/hooks/use-motion-preference";
import { usePageActive } from "../../src/hooks/use-page-active";

/** The value of each hook on the server, where there is no window and no effect runs. */
const SERVER_VALUES: readonly (readonly [string, () => unknown, unknown])[] = [
  ["usePageActive", () => usePageActive({ current: null }), false],
  ["useCarousel", () => useCarousel(4).index, 0],
  ["useConsent", () => useConsent("G-1").status, "unknown"],
  ["useCountUp", () => useCountUp(500, { reveal: "static" }), 500],
  ["useInView", () => useInView().reveal, "static"],
  ["useMotionPreference", () => useMotionPreference().paused, false],
  ["useReducedMotion", () => useReducedMotion(), false],
  ["useScrolled", () => useScrolled(50), false],
  ["useRandomSample", () => useRandomSample([1, 2, 3, 4, 5, 6, 7]), [1, 2, 3, 4, 5, 6]],
];

test.each(SERVER_VALUES)("%s renders on the server", (_name, useIt, value) => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Probe = () => React.createElement("output", null, JSON.stringify(useIt()));
  const html = renderToString(<Probe />);
  expect(html).toBe(renderToString(<output>{JSON.stringify(value)}</output>));
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
