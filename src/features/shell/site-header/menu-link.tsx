import clsx from "clsx";
import { SmartLink, type SmartLinkProps } from "../../../components/actions/smart-link";
import { Icon } from "../../../components/media/icon";
import type { NavLink } from "../../../content/site/navigation";
import { serviceRoute } from "../../../site/routes";
import { ariaCurrent, type CurrentSection } from "../current-section";
import type { ServiceLink } from "../menus";
import * as styles from "./menu-link.module.css";

export interface MenuLinkProps extends SmartLinkProps {
  readonly current: CurrentSection;
}

/** Renders a link, and marks it if it leads to the current page or section. */
export const MenuLink = ({ to, current, ...rest }: MenuLinkProps) => (
  <SmartLink {...rest} to={to} aria-current={ariaCurrent(to, current)} />
);

interface MenuItemProps extends Pick<MenuLinkProps, "current" | "className" | "onClick"> {}

export const MenuItem = ({ label, to, ...rest }: MenuItemProps & NavLink) => (
  <li>
    <MenuLink {...rest} to={to}>
      {label}
    </MenuLink>
  </li>
);

interface ServiceItemsProps extends MenuItemProps {
  readonly services: readonly ServiceLink[];
  readonly described?: boolean;
}

/** Renders a list item for each service, with an icon and a link. */
export const ServiceItems = ({ services, described, className, ...rest }: ServiceItemsProps) =>
  services.map(({ serviceId, menuLabel, icon, shortDescription }) => (
    <li key={serviceId} className={clsx(styles.service, described && styles.described)}>
      <MenuLink {...rest} to={serviceRoute(serviceId)} className={clsx(styles.link, className)}>
        <span className={styles.tile}>
          <Icon name={icon} />
        </span>
        {menuLabel}
      </MenuLink>
      {described && <p className={styles.about}>{shortDescription}</p>}
    </li>
  ));
