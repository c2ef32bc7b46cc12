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

/** Renders a link that is marked when it leads to the current page or section. */
export const MenuLink = ({ to, current, ...rest }: MenuLinkProps) => (
  <SmartLink {...rest} to={to} aria-current={ariaCurrent(to, current)} />
);

interface MenuItemProps extends Pick<MenuLinkProps, "current" | "className" | "onClick"> {}

/** Renders a list item with a link. */
export const MenuItem = ({ label, to, ...rest }: MenuItemProps & NavLink) => (
  <li>
    <MenuLink {...rest} to={to}>
      {label}
    </MenuLink>
  </li>
);

interface ServiceItemsProps extends MenuItemProps {
  readonly services: readonly ServiceLink[];
  /** Shows a sentence about each service below its name. */
  readonly described?: boolean;
}

/** Renders list items with a link and an icon for each service. */
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
