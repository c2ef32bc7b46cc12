/** @jest-environment node */
import * as React from "react";
import { renderToString } from "react-dom/server";
import { useAttended } from "../../src/hooks/use-attended";
import { useBackToTop } from "../../src/hooks/use-back-to-top";
import { useCarousel } from "../../src/hooks/use-carousel";
import { useConsent } from "../../src/hooks/use-consent";
import { useContactForm } from "../../src/hooks/use-contact-form";
import { useCountUp } from "../../src/hooks/use-count-up";
import { useDisclosure } from "../../src/hooks/use-disclosure";
import { useHeroCycle } from "../../src/hooks/use-hero-cycle";
import { useInView } from "../../src/hooks/use-in-view";
import { useMobileMenu } from "../../src/hooks/use-mobile-menu";
import { useMotionPreference, useReducedMotion } from "../../src/hooks/use-motion-preference";
import { useNewsletter } from "../../src/hooks/use-newsletter";
import { useOnline } from "../../src/hooks/use-online";
import { useParticles } from "../../src/hooks/use-particles";
import { usePricingForm } from "../../src/hooks/use-pricing-form";
import { useSaveData } from "../../src/hooks/use-save-data";
import { useScrolled } from "../../src/hooks/use-scrolled";
import { useShuffle } from "../../src/hooks/use-shuffle";
import { useStepDetails } from "../../src/hooks/use-step-details";
import { useToasts } from "../../src/hooks/use-toasts";

/** What each hook says on the server, where there is no window and no effect runs. */
const SERVER_VALUES: readonly (readonly [string, () => unknown, unknown])[] = [
  ["useAttended", () => useAttended({ current: null }), false],
  ["useBackToTop", () => useBackToTop("top").visible, false],
  ["useCarousel", () => useCarousel(4).index, 0],
  ["useConsent", () => useConsent("G-1").status, "unknown"],
  ["useContactForm", () => useContactForm().fieldProps("service").value, "Select a service"],
  ["useCountUp", () => useCountUp(500, "static"), 500],
  ["useDisclosure", () => useDisclosure().open, false],
  ["useHeroCycle", () => useHeroCycle(["BULK SMS"]).typed, "BULK SMS"],
  ["useInView", () => useInView().reveal, "static"],
  ["useMobileMenu", () => useMobileMenu().open, false],
  ["useMotionPreference", () => useMotionPreference().paused, false],
  ["useReducedMotion", () => useReducedMotion(), false],
  ["useNewsletter", () => useNewsletter().message, ""],
  ["useOnline", () => useOnline(), true],
  ["useParticles", () => useParticles({ current: null }), false],
  ["usePricingForm", () => usePricingForm().sending, false],
  ["useSaveData", () => useSaveData(), true],
  ["useScrolled", () => useScrolled(), false],
  ["useShuffle", () => useShuffle([1, 2, 3, 4, 5, 6, 7]), [1, 2, 3, 4, 5, 6]],
  ["useStepDetails", () => useStepDetails().isOpen(0), false],
  ["useToasts", () => useToasts().toasts, []],
];

test.each(SERVER_VALUES)("%s renders without a browser", (_name, useIt, value) => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Probe = () => React.createElement("output", null, JSON.stringify(useIt()));
  const html = renderToString(<Probe />);
  expect(html).toBe(renderToString(<output>{JSON.stringify(value)}</output>));
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
