import * as React from "react";
import { Icon } from "../../components/media/icon";
import { useReducedMotion } from "../../hooks/use-motion-preference";
import { BRAND } from "../../site/company/brand";
import { ChatButton } from "./chat-button";
import * as styles from "./floating-buttons.module.css";
import { useScrolledUp } from "./use-scrolled";

const BACK_TO_TOP_PX = 600;

/** Limits an observer to the lower right corner of the window (as a `rootMargin`). */
const CORNER = "-84% 0px 0px -70%";

export interface FloatingButtonsProps {
  readonly path: string;
}

/**
 * Renders the buttons in the lower right corner of every page. They hide when they would cover a
 * form or a link to the contact page.
 */
export function FloatingButtons({ path }: FloatingButtonsProps) {
  const givesWay = useGivesWay(path);
  return (
    <div className={styles.root} data-gives-way={givesWay || undefined} data-no-print>
      <BackToTop />
      {BRAND.whatsAppNumber && <ChatButton />}
    </div>
  );
}

/** Returns whether a form or a link to the contact page is in the buttons' corner. */
function useGivesWay(path: string): boolean {
  const [givesWay, setGivesWay] = React.useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own forms and links
  React.useEffect(() => {
    const inCorner = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inCorner.add(target);
          else inCorner.delete(target);
        }
        setGivesWay(inCorner.size > 0);
      },
      { rootMargin: CORNER },
    );
    for (const element of document.querySelectorAll("main :is(form, a[href^='/contact'])"))
      observer.observe(element);
    return () => {
      observer.disconnect();
      setGivesWay(false);
    };
  }, [path]);
  return givesWay;
}

/**
 * Scrolls to the top and moves the focus to `main`. Appears when a visitor who is far from the top
 * scrolls up.
 */
function BackToTop() {
  const isVisible = useScrolledUp(BACK_TO_TOP_PX);
  const isReduced = useReducedMotion();
  const scrollToTop = () => {
    document.getElementById("main")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isReduced ? "auto" : "smooth" });
  };
  return (
    <button
      type="button"
      className={styles.top}
      hidden={!isVisible}
      onClick={scrollToTop}
      aria-label="Back to top"
      title="Back to top"
    >
      <Icon name="arrow-up" />
    </button>
  );
}
