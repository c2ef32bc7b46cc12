import { Icon } from "../../../components/media/icon/icon";
import { useHydrated } from "../../../hooks/use-hydrated";
import { SERVICE_LINKS } from "../../../site/navigation";
import { ROUTES } from "../../../site/routes";
import type { CurrentSection } from "../current-section";
import { MenuLink } from "./menu-link";
import * as styles from "./services-menu.module.css";
import { useDisclosure } from "./use-disclosure";
import { useHistoryTraversal } from "./use-history-traversal";

/** The Services entry and its panel. Before scripts run, hover and focus alone open it. */
export function ServicesMenu({ current }: { readonly current: CurrentSection }) {
  const { open, close, rootProps, triggerProps, panelId } = useDisclosure("services-panel");
  const hydrated = useHydrated();
  useHistoryTraversal(close);
  const inside = current.section === ROUTES.services || current.page === ROUTES.services;
  return (
    <li
      {...rootProps}
      className={styles.root}
      data-open={open || undefined}
      data-hydrated={hydrated || undefined}
    >
      <button
        type="button"
        {...triggerProps}
        className={styles.trigger}
        aria-current={inside ? "true" : undefined}
      >
        Services
        <Icon name="chevron-down" size="sm" />
      </button>
      <ul id={panelId} className={styles.panel} data-theme="light">
        {SERVICE_LINKS.map(({ label, to, icon }) => (
          <li key={to}>
            <MenuLink to={to} current={current} className={styles.entry} onClick={close}>
              <span className={styles.tile}>
                <Icon name={icon} />
              </span>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
