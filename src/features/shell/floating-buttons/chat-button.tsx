import { SmartLink } from "../../../components/actions/smart-link/smart-link";
import { Icon } from "../../../components/media/icon/icon";
import { whatsAppLink } from "../../../site/brand";
import * as styles from "./chat-button.module.css";
import { useTooltip } from "./use-tooltip";

/** The way to the external chat; its tooltip is part of the link, so the pointer may enter it. */
export function ChatButton() {
  const { dismissed, rootProps } = useTooltip();
  return (
    <aside
      {...rootProps}
      aria-label="Chat"
      className={styles.root}
      data-dismissed={dismissed || undefined}
    >
      <SmartLink to={whatsAppLink()} className={styles.link}>
        <span className={styles.tooltip}>Chat with us</span>
        <span className={styles.disc}>
          <Icon name="brand-whatsapp" size="xl" />
        </span>
      </SmartLink>
    </aside>
  );
}
