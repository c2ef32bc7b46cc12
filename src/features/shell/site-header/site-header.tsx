import clsx from "clsx";
import { Logo } from "../../../components/media/logo/logo";
import { useHydrated } from "../../../hooks/use-browser-value";
import { HEADER_SCROLL_THRESHOLD_PX } from "../../../site/limits";
import { HEADER_CONTACT, HEADER_LINKS_AFTER, HEADER_LINKS_BEFORE } from "../../../site/navigation";
import { ROUTES } from "../../../site/routes";
import type { CurrentSection } from "../current-section";
import { useScrolled } from "../use-scrolled";
import { MenuItems, MenuLink } from "./menu-link";
import { MobileMenu } from "./mobile-menu";
import { ServicesMenu } from "./services-menu";
import * as styles from "./site-header.module.css";
import { useMobileMenu } from "./use-mobile-menu";

/**
 * Renders logo and menus: transparent over the dark first section of the page, white with a shadow once
 * the page is scrolled. Before scripts run it scrolls away with the page, so that it covers that section
 * only. Source: docs/product.md, "Header".
 */
export function SiteHeader({ current }: { readonly current: CurrentSection }) {
  const isHydrated = useHydrated();
  const isScrolled = useScrolled(HEADER_SCROLL_THRESHOLD_PX);
  const { open, menuProps } = useMobileMenu();
  return (
    <header
      className={styles.header}
      data-hydrated={isHydrated || undefined}
      data-scrolled={isScrolled || undefined}
      data-no-print
      data-solid={isScrolled || open || undefined}
    >
      <div className={clsx("container", styles.bar)}>
        <MenuLink to={ROUTES.home} current={current} className={styles.logo}>
          <Logo light />
          {/* for the solid header, which needs scripts: it does not delay the first paint */}
          {isHydrated && <Logo decorative />}
        </MenuLink>
        <nav aria-label="Main" className={styles.wide}>
          <ul className={styles.links}>
            <MenuItems links={HEADER_LINKS_BEFORE} current={current} className={styles.link} />
            <ServicesMenu current={current} />
            <MenuItems links={HEADER_LINKS_AFTER} current={current} className={styles.link} />
            <MenuItems links={[HEADER_CONTACT]} current={current} className={styles.contact} />
          </ul>
        </nav>
        <MobileMenu current={current} menuProps={menuProps} />
      </div>
    </header>
  );
}
