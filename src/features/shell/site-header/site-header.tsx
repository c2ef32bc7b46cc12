import clsx from "clsx";
import { Logo } from "../../../components/media/logo";
import { useHydrated } from "../../../hooks/use-browser-value";
import { BRAND } from "../../../site/company/brand";
import { officeAddress } from "../../../site/company/company-facts";
import { required } from "../../../site/required";
import { ROUTES } from "../../../site/routes";
import type { CurrentSection } from "../current-section";
import { type HeaderData, withoutAlias } from "../menus";
import { useScrolled } from "../use-scrolled";
import { MenuItem, MenuLink } from "./menu-link";
import { MobileMenu } from "./mobile-menu";
import { ServicesMenu } from "./services-menu";
import * as styles from "./site-header.module.css";
import { useMobileMenu } from "./use-mobile-menu";

const HEADER_SCROLL_THRESHOLD_PX = 50;

export interface SiteHeaderProps {
  readonly data: HeaderData;
  readonly current: CurrentSection;
}

/**
 * Renders the logo and menus. The header is transparent over the page's dark first section, and
 * turns white with a shadow after scrolling. Before scripts run, it scrolls away with the page, so
 * that it only ever covers that section.
 */
export function SiteHeader({ data, current: asked }: SiteHeaderProps) {
  const { header, mobile, contact } = required(data.navigation, "navigation");
  const services = data.services.nodes;
  const current = withoutAlias(asked, services);
  const isHydrated = useHydrated();
  const isScrolled = useScrolled(HEADER_SCROLL_THRESHOLD_PX);
  const { open, menuProps } = useMobileMenu();
  return (
    <header
      className={styles.header}
      data-hydrated={isHydrated || undefined}
      data-scrolled={isScrolled || undefined}
      data-solid={isScrolled || open || undefined}
    >
      {!open && (
        <a className="skip-link" href="#main" data-no-print>
          Skip to content
        </a>
      )}
      <div className={clsx("container", styles.bar)}>
        <MenuLink to={ROUTES.home} current={current} className={styles.logo}>
          <Logo light />
          {/* added later, so that the white header's logo doesn't delay the first paint */}
          {isHydrated && <Logo decorative />}
        </MenuLink>
        <p className={styles.letterhead}>
          {[BRAND.phone, BRAND.email, officeAddress(), BRAND.address.city].join(" · ")}
        </p>
        <nav aria-label="Main" className={styles.wide}>
          <ul className={styles.links}>
            {header.map(({ services: unfolds, ...link }) =>
              unfolds && services.length > 0 ? (
                <ServicesMenu key={link.to} {...link} services={services} current={current} />
              ) : (
                <MenuItem key={link.to} {...link} current={current} className={styles.link} />
              ),
            )}
            <MenuItem {...contact} current={current} className={styles.contact} />
          </ul>
        </nav>
        <MobileMenu
          links={mobile}
          contact={contact}
          services={services}
          current={current}
          menuProps={menuProps}
        />
      </div>
    </header>
  );
}
