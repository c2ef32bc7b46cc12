import { createListeners, useStore } from "../../hooks/create-store";

let isRising = false;
let scrollY = 0; // cached, because reading `window.scrollY` after a change forces a layout

const { subscribe } = createListeners((notify) => {
  const onScroll = () => {
    isRising = window.scrollY < scrollY;
    scrollY = window.scrollY;
    notify();
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  scrollY = window.scrollY;
  return () => window.removeEventListener("scroll", onScroll);
});

/**
 * Returns whether the page is scrolled by more than `px`. False on the server and in the first
 * render.
 */
export const useScrolled = (px: number): boolean =>
  useStore({ subscribe, get: () => scrollY > px }, false);

/**
 * Returns whether the last scroll was upwards, and the page is still scrolled by more than `px`.
 */
export const useScrolledUp = (px: number): boolean =>
  useStore({ subscribe, get: () => isRising && scrollY > px }, false);
