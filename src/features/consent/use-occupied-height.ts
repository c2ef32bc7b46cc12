import * as React from "react";

/**
 * Tells styles how much of the window's lower edge an element covers, in the custom property
 * `name` of the root element, while `shown`; so nothing focused or floating ends up beneath it.
 */
export function useOccupiedHeight(
  ref: React.RefObject<HTMLElement>,
  shown: boolean,
  name: `--${string}`,
): void {
  React.useEffect(() => {
    const element = ref.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const top = element.offsetTop; // fixed: from the window's upper edge
      style.setProperty(name, `${Math.max(0, window.innerHeight - top)}px`);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty(name);
    };
  }, [ref, shown, name]);
}
