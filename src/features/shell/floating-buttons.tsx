import { Icon } from "../../components/media/icon";
import { useReducedMotion } from "../../hooks/use-motion-preference";
import { BRAND } from "../../site/company/brand";
import { ChatButton } from "./chat-button";
import * as styles from "./floating-buttons.module.css";
import { useScrolled } from "./use-scrolled";

const BACK_TO_TOP_PX = 600;

/** Renders the buttons over the lower right corner of every page. */
export function FloatingButtons() {
  return (
    <div className={styles.root} data-no-print>
      <BackToTop />
      {BRAND.whatsAppNumber && <ChatButton />}
    </div>
  );
}

/** Scrolls to the top and moves the focus to `main`; hidden until the page is scrolled far enough. */
function BackToTop() {
  const isVisible = useScrolled(BACK_TO_TOP_PX);
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
