import clsx from "clsx";
import { SmartLink, type SmartLinkProps } from "../../../components/actions/smart-link/smart-link";
import { Icon } from "../../../components/media/icon/icon";
import { type NavLink, SERVICE_LINKS } from "../../../site/navigation";
import { ariaCurrent, type CurrentSection } from "../current-section";
import * as styles from "./menu-link.module.css";

export interface MenuLinkProps extends SmartLinkProps {
  readonly current: CurrentSection;
}

/** Renders a link that is marked when it leads to the current page or section. */
export const MenuLink = ({ to, current, ...rest }: MenuLinkProps) => (
  <SmartLink {...rest} to={to} aria-current={ariaCurrent(to, current)} />
);

interface MenuItemsProps extends Pick<MenuLinkProps, "current" | "className" | "onClick"> {}

/** Renders list items with links. */
export const MenuItems = ({
  links,
  ...rest
}: MenuItemsProps & { readonly links: readonly NavLink[] }) =>
  links.map(({ label, to }) => (
    <li key={to}>
      <MenuLink {...rest} to={to}>
        {label}
      </MenuLink>
    </li>
  ));

/** Renders list items with a link and an icon for each service. */
export const ServiceItems = ({ className, ...rest }: MenuItemsProps) =>
  SERVICE_LINKS.map(({ label, to, icon }) => (
    <li key={to} className={styles.service}>
      <MenuLink {...rest} to={to} className={clsx(styles.link, className)}>
        <span className={styles.tile}>
          <Icon name={icon} />
        </span>
        {label}
      </MenuLink>
    </li>
  ));
