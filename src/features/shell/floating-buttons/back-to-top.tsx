import { Icon } from "../../../components/media/icon/icon";
import * as styles from "./back-to-top.module.css";
import { useBackToTop } from "./use-back-to-top";

/** Takes page and focus back up; there once the page is scrolled by more than 600 px. */
export function BackToTop() {
  const { visible, toTop } = useBackToTop("main");
  return (
    <button
      type="button"
      className={styles.button}
      hidden={!visible}
      onClick={toTop}
      aria-label="Back to top"
      title="Back to top"
    >
      <Icon name="arrow-up" />
    </button>
  );
}
