import { BackToTop } from "./back-to-top";
import { ChatButton } from "./chat-button";
import * as styles from "./floating-buttons.module.css";

/** What floats over the lower right corner of every page. */
export function FloatingButtons() {
  return (
    <div className={styles.root} data-no-print>
      <BackToTop />
      <ChatButton />
    </div>
  );
}
