import * as React from "react";
import { Icon } from "../../../components/media/icon/icon";
import {
  HEADER_CONTACT,
  HEADER_LINKS_AFTER,
  HEADER_LINKS_BEFORE,
  MOBILE_EXTRA_LINK,
  type NavLink,
  SERVICE_LINKS,
} from "../../../site/navigation";
import { ROUTES } from "../../../site/routes";
import type { CurrentSection } from "../current-section";
import { MenuLink } from "./menu-link";
import * as styles from "./mobile-menu.module.css";
import { useHistoryTraversal } from "./use-history-traversal";
import type { MobileMenuState } from "./use-mobile-menu";

export interface MobileMenuProps {
  readonly current: CurrentSection;
  readonly menu: MobileMenuState;
}

/** The menu of narrow windows: `details` inside `details`, which scripts only improve. */
export function MobileMenu({ current, menu }: MobileMenuProps) {
  const { open, close, rootProps, triggerProps } = menu;
  const details = React.useRef<HTMLDetailsElement>(null);
  const services = React.useRef<HTMLDetailsElement>(null);
  const toggle = triggerProps.onClick;
  const toggleAtStart = React.useRef(toggle);
  // The browser opens and closes; the state follows.
  const follow = () => details.current?.open !== open && toggle();

  React.useEffect(() => {
    if (details.current?.open) toggleAtStart.current(); // opened before scripts ran
  }, []);

  useHistoryTraversal(
    React.useCallback(() => {
      // the browser tells of a menu that it has just opened one task later: by then it is closed again
      details.current?.removeAttribute("open");
      close();
    }, [close]),
  );
  React.useEffect(() => {
    if (!open) services.current?.removeAttribute("open");
  }, [open]);

  const inside = current.section === ROUTES.services || current.page === ROUTES.services;
  const links = (list: readonly NavLink[]) =>
    list.map(({ label, to }) => (
      <li key={to}>
        <MenuLink to={to} current={current} className={styles.link}>
          {label}
        </MenuLink>
      </li>
    ));
  return (
    <div {...rootProps} className={styles.root}>
      {/* opened before scripts run, it differs from what was built, and rightly so */}
      <details ref={details} open={open} onToggle={follow} suppressHydrationWarning>
        <summary ref={triggerProps.ref} className={styles.trigger}>
          <span className={styles.bars} aria-hidden="true" />
          <span className="visually-hidden">Menu</span>
        </summary>
        <nav aria-label="Main" className={styles.sheet} data-theme="light">
          <ul className={styles.links}>
            {links(HEADER_LINKS_BEFORE)}
            <li>
              <details ref={services} className={styles.submenu} suppressHydrationWarning>
                <summary className={styles.link} aria-current={inside ? "true" : undefined}>
                  Services
                  <Icon name="chevron-down" />
                </summary>
                <ul className={styles.services}>
                  {SERVICE_LINKS.map(({ label, to, icon }) => (
                    <li key={to}>
                      <MenuLink to={to} current={current} className={styles.service}>
                        <span className={styles.tile}>
                          <Icon name={icon} />
                        </span>
                        {label}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            {links([...HEADER_LINKS_AFTER, MOBILE_EXTRA_LINK])}
            <li>
              <MenuLink to={HEADER_CONTACT.to} current={current} className={styles.contact}>
                {HEADER_CONTACT.label}
              </MenuLink>
            </li>
          </ul>
        </nav>
      </details>
    </div>
  );
}
