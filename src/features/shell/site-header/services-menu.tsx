import clsx from "clsx";
import { Icon } from "../../../components/media/icon/icon";
import { useHydrated } from "../../../hooks/use-browser-value";
import { ROUTES } from "../../../site/routes";
import { ariaCurrent, type CurrentSection } from "../current-section";
import { ServiceItems } from "./menu-link";
import * as styles from "./services-menu.module.css";
import * as headerStyles from "./site-header.module.css";
import { useDisclosure } from "./use-disclosure";

const PANEL_ID = "services-panel";

/** Renders the Services entry and its panel. Before scripts run, hover and focus open it. */
export function ServicesMenu({ current }: { readonly current: CurrentSection }) {
  const { open, close, rootProps, triggerProps } = useDisclosure(PANEL_ID);
  const isHydrated = useHydrated();
  return (
    <li
      {...rootProps}
      className={styles.root}
      data-open={open || undefined}
      data-hydrated={isHydrated || undefined}
    >
      <button
        type="button"
        {...triggerProps}
        className={clsx(headerStyles.link, styles.trigger)}
        aria-current={ariaCurrent(ROUTES.services, current) && "true"}
      >
        Services
        <Icon name="chevron-down" size="sm" />
      </button>
      <ul id={PANEL_ID} className={styles.panel} data-theme="light">
        <ServiceItems current={current} className={styles.entry} onClick={close} />
      </ul>
    </li>
  );
}
