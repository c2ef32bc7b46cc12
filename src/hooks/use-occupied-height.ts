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
    const measure = () => style.setProperty(name, `${element.offsetHeight}px`);
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty(name);
    };
  }, [ref, shown, name]);
}
