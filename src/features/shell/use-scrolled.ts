import { createListeners, useStore } from "../../hooks/create-store";

let scrollY = 0; // kept, because reading `window.scrollY` after a change forces a layout

const { subscribe } = createListeners((notify) => {
  const onScroll = () => {
    scrollY = window.scrollY;
    notify();
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  scrollY = window.scrollY;
  return () => window.removeEventListener("scroll", onScroll);
});

/** Returns whether the page is scrolled by more than `px`. False on the server and in the first render. */
export const useScrolled = (px: number): boolean =>
  useStore({ subscribe, get: () => scrollY > px }, false);
