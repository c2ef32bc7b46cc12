import * as React from "react";
import { SmartLink } from "../../components/actions/smart-link";
import { Icon } from "../../components/media/icon";
import { nameTopic } from "../../hooks/chat-topic";
import { whatsAppLink } from "../../site/company/brand";
import * as styles from "./floating-buttons.module.css";

/**
 * Links to the external chat. The tooltip is part of the link, so that the pointer can be moved
 * onto it.
 */
export function ChatButton() {
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
 * Lets visitors close a CSS tooltip with Escape (WCAG 2.2, 1.4.13). It stays closed until the
 * pointer or focus returns.
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
