import { whenIdle } from "../../hooks/idle";
import sprite from "./icons.svg";

/** Fetches the icon sprite when the browser is idle, for icons that appear later. */
export const fetchSprite = (): void => void whenIdle(() => fetch(sprite).catch(() => {}));
