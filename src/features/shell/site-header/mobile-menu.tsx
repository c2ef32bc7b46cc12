import { Icon } from "../../../components/media/icon";
import type { NavEntry, NavLink } from "../../../content/site/navigation";
import { ariaCurrent, type CurrentSection } from "../current-section";
import type { ServiceLink } from "../menus";
import { MenuItem, ServiceItems } from "./menu-link";
import * as styles from "./mobile-menu.module.css";
import type { useMobileMenu } from "./use-mobile-menu";

export interface MobileMenuProps extends Pick<ReturnType<typeof useMobileMenu>, "menuProps"> {
  readonly links: readonly NavEntry[];
  readonly contact: NavLink;
  readonly services: readonly ServiceLink[];
  readonly current: CurrentSection;
}

/**
 * Renders the menu for narrow windows. It uses nested `details`, so it works before scripts run.
 */
export function MobileMenu({ links, contact, services, current, menuProps }: MobileMenuProps) {
  return (
    <div className={styles.root}>
      {/* differs from the pre-rendered page if it was opened before scripts ran */}
      <details {...menuProps} suppressHydrationWarning>
        <summary className={styles.trigger}>
          <span className={styles.bars} aria-hidden="true" />
          <span className="visually-hidden">Menu</span>
        </summary>
        <nav aria-label="Main" className={styles.sheet} data-theme="light">
          <ul className={styles.links}>
            {links.map(({ services: unfolds, ...link }) =>
              unfolds && services.length > 0 ? (
                <li key={link.to}>
                  <details className={styles.submenu} suppressHydrationWarning>
                    <summary
                      className={styles.link}
                      aria-current={ariaCurrent(link.to, current) && "true"}
                    >
                      {link.label}
                      <Icon name="chevron-down" />
                    </summary>
                    <ul className={styles.services}>
                      <ServiceItems
                        services={services}
                        current={current}
                        className={styles.service}
                      />
                    </ul>
                  </details>
                </li>
              ) : (
                <MenuItem key={link.to} {...link} current={current} className={styles.link} />
              ),
            )}
            <MenuItem {...contact} current={current} className={styles.contact} />
          </ul>
        </nav>
      </details>
    </div>
  );
}
