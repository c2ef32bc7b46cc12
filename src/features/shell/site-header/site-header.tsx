import clsx from "clsx";
import { Logo } from "../../../components/media/logo/logo";
import { useHydrated } from "../../../hooks/use-hydrated";
import { HEADER_CONTACT, HEADER_LINKS_AFTER, HEADER_LINKS_BEFORE } from "../../../site/navigation";
import { ROUTES } from "../../../site/routes";
import type { CurrentSection } from "../current-section";
import { useScrolled } from "../use-scrolled";
import { MenuLink } from "./menu-link";
import { MobileMenu } from "./mobile-menu";
import { ServicesMenu } from "./services-menu";
import * as styles from "./site-header.module.css";
import { useMobileMenu } from "./use-mobile-menu";

/**
 * Logo and menus, 80 px high: transparent over the page's dark beginning, white with a shadow past
 * 50 px. Before scripts run it scrolls away with the page, so that it stands on that beginning only.
 * Source: docs/product.md, "Header".
 */
export function SiteHeader({ current }: { readonly current: CurrentSection }) {
  const hydrated = useHydrated();
  const scrolled = useScrolled();
  const menu = useMobileMenu();
  return (
    <header
      className={styles.header}
      data-hydrated={hydrated || undefined}
      data-scrolled={scrolled || undefined}
      data-no-print
      data-solid={scrolled || menu.open || undefined}
    >
      <div className={clsx("container", styles.bar)}>
        <MenuLink to={ROUTES.home} current={current} className={styles.logo}>
          <Logo light />
          {/* for the solid header, which only scripts make: not in the way of the first paint */}
          {hydrated && <Logo decorative />}
        </MenuLink>
        <nav aria-label="Main" className={styles.wide}>
          <ul className={styles.links}>
            {HEADER_LINKS_BEFORE.map(({ label, to }) => (
              <li key={to}>
                <MenuLink to={to} current={current} className={styles.link}>
                  {label}
                </MenuLink>
              </li>
            ))}
            <ServicesMenu current={current} />
            {HEADER_LINKS_AFTER.map(({ label, to }) => (
              <li key={to}>
                <MenuLink to={to} current={current} className={styles.link}>
                  {label}
                </MenuLink>
              </li>
            ))}
            <li className={styles.action}>
              <MenuLink to={HEADER_CONTACT.to} current={current} className={styles.contact}>
                {HEADER_CONTACT.label}
              </MenuLink>
            </li>
          </ul>
        </nav>
        <MobileMenu current={current} menu={menu} />
      </div>
    </header>
  );
}
