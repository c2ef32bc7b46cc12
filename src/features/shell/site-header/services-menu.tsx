import clsx from "clsx";
import { Icon } from "../../../components/media/icon";
import type { NavLink } from "../../../content/site/navigation";
import { useHydrated } from "../../../hooks/use-browser-value";
import { ariaCurrent, type CurrentSection } from "../current-section";
import type { ServiceLink } from "../menus";
import { ServiceItems } from "./menu-link";
import * as styles from "./services-menu.module.css";
import * as headerStyles from "./site-header.module.css";
import { useDisclosure } from "./use-disclosure";

const PANEL_ID = "services-panel";

export interface ServicesMenuProps extends NavLink {
  readonly services: readonly ServiceLink[];
  readonly current: CurrentSection;
}

/**
 * Renders the Services entry and its panel. Before scripts run, the panel opens on hover and focus.
 */
export function ServicesMenu({ label, to, services, current }: ServicesMenuProps) {
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
        aria-current={ariaCurrent(to, current) && "true"}
      >
        {label}
        <Icon name="chevron-down" size="sm" />
      </button>
      <ul id={PANEL_ID} className={styles.panel} data-theme="light">
        <ServiceItems
          services={services}
          described
          current={current}
          className={styles.entry}
          onClick={close}
        />
      </ul>
    </li>
  );
}
