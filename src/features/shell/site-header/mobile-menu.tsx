import { Icon } from "../../../components/media/icon/icon";
import {
  HEADER_CONTACT,
  HEADER_LINKS_AFTER,
  HEADER_LINKS_BEFORE,
  MOBILE_EXTRA_LINK,
} from "../../../site/navigation";
import { ROUTES } from "../../../site/routes";
import { ariaCurrent, type CurrentSection } from "../current-section";
import { MenuItems, ServiceItems } from "./menu-link";
import * as styles from "./mobile-menu.module.css";
import type { useMobileMenu } from "./use-mobile-menu";

export interface MobileMenuProps extends Pick<ReturnType<typeof useMobileMenu>, "menuProps"> {
  readonly current: CurrentSection;
}

/** Renders the menu of narrow windows: `details` inside `details`, which work before scripts run. */
export function MobileMenu({ current, menuProps }: MobileMenuProps) {
  const inServices = ariaCurrent(ROUTES.services, current) && "true";
  return (
    <div className={styles.root}>
      {/* opened before scripts run, it differs from the pre-built page, and may */}
      <details {...menuProps} suppressHydrationWarning>
        <summary className={styles.trigger}>
          <span className={styles.bars} aria-hidden="true" />
          <span className="visually-hidden">Menu</span>
        </summary>
        <nav aria-label="Main" className={styles.sheet} data-theme="light">
          <ul className={styles.links}>
            <MenuItems links={HEADER_LINKS_BEFORE} current={current} className={styles.link} />
            <li>
              <details className={styles.submenu} suppressHydrationWarning>
                <summary className={styles.link} aria-current={inServices}>
                  Services
                  <Icon name="chevron-down" />
                </summary>
                <ul className={styles.services}>
                  <ServiceItems current={current} className={styles.service} />
                </ul>
              </details>
            </li>
            <MenuItems
              links={[...HEADER_LINKS_AFTER, MOBILE_EXTRA_LINK]}
              current={current}
              className={styles.link}
            />
            <MenuItems links={[HEADER_CONTACT]} current={current} className={styles.contact} />
          </ul>
        </nav>
      </details>
    </div>
  );
}
