import { whenIdle } from "../../hooks/idle";
import sprite from "./icons.svg";

/**
 * Fetches the sprite once the browser is idle, for icons that appear later, in a page whose own are drawn in it
 * (`src/gatsby/outputs/inline-icons.ts`).
 */
export const fetchSprite = (): void =>
  void whenIdle(() => {
    const drawn = document.querySelector("svg[data-icons]");
    // as by an icon, so that no icon fetches it again
    drawn?.insertAdjacentHTML("beforeend", `<use href="${sprite}#menu"/>`);
  });
