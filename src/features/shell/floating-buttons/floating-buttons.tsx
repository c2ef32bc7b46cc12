import * as React from "react";
import { SmartLink } from "../../../components/actions/smart-link/smart-link";
import { Icon } from "../../../components/media/icon/icon";
import { nameTopic } from "../../../hooks/chat-topic";
import { useReducedMotion } from "../../../hooks/use-motion-preference";
import { whatsAppLink } from "../../../site/company/brand";
import { BACK_TO_TOP_PX } from "../../../site/limits";
import { useScrolled } from "../use-scrolled";
import * as styles from "./floating-buttons.module.css";

/** Renders the buttons over the lower right corner of every page. */
export function FloatingButtons() {
  return (
    <div className={styles.root} data-no-print>
      <BackToTop />
      <ChatButton />
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

/** Links to the external chat; the tooltip is part of the link, so that the pointer may enter it. */
function ChatButton() {
  const { isDismissed, rootProps } = useTooltip();
  return (
    <aside {...rootProps} aria-label="Chat" data-dismissed={isDismissed || undefined}>
      <SmartLink to={whatsAppLink()} className={styles.chat} onClick={nameTopic}>
        <span className={styles.tooltip}>Chat with us</span>
        <span className={styles.disc}>
          <Icon name="brand-whatsapp" size="xl" />
        </span>
      </SmartLink>
    </aside>
  );
}

/**
 * Dismisses on Escape a tooltip that styles show on hover and focus (WCAG 2.2, 1.4.13), until pointer or
 * focus come back.
 */
function useTooltip() {
  const [isActive, setIsActive] = React.useState(false);
  const [isDismissed, setIsDismissed] = React.useState(false);

  React.useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setIsDismissed(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isActive]);

  const begin = () => {
    setIsActive(true);
    setIsDismissed(false);
  };
  const end = () => setIsActive(false);
  const rootProps = { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
  return { isDismissed, rootProps };
}
