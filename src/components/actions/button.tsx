import clsx from "clsx";
import * as React from "react";
import { type AnyIconName, Icon } from "../media/icon";
import * as styles from "./button.module.css";
import { SmartLink } from "./smart-link";

const VARIANTS = {
  primary: styles.primary,
  secondary: styles.secondary,
  ghost: styles.ghost,
  "on-dark": styles.onDark,
  "on-dark-ghost": styles.onDarkGhost,
};
const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg };

interface Appearance {
  /** `on-dark` and `on-dark-ghost` are for dark and gradient surfaces. */
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
  readonly icon?: AnyIconName;
  readonly iconAt?: "start" | "end";
  readonly block?: boolean;
  readonly children: React.ReactNode;
}

const classOf = ({ variant = "primary", size = "md", block }: Omit<Appearance, "children">) =>
  clsx(styles.button, VARIANTS[variant], SIZES[size], block && styles.block);

function Content({ icon, iconAt = "start", children }: Appearance) {
  return (
    <>
      {icon && iconAt === "start" && <Icon name={icon} />}
      <span>{children}</span>
      {icon && iconAt === "end" && <Icon name={icon} />}
    </>
  );
}

const preventDefault = (event: React.MouseEvent) => event.preventDefault();

export interface ButtonProps
  extends Appearance,
    Omit<React.ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style" | "children"> {
  /** Shows that an action is running. Clicks do nothing, but the button keeps the focus. */
  readonly loading?: boolean;
}

export const Button = React.forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, iconAt, block, loading = false, children, type, onClick, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type ?? "button"}
      className={classOf({ variant, size, block })}
      // "disabled" would take the focus away from a visitor who pressed the button
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? preventDefault : onClick}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      <Content icon={loading ? undefined : icon} iconAt={iconAt}>
        {children}
      </Content>
    </button>
  );
});

export interface ButtonLinkProps extends Appearance {
  readonly to: string;
  readonly reload?: boolean;
  readonly download?: boolean;
  readonly onClick?: React.MouseEventHandler<HTMLAnchorElement>;
}

export function ButtonLink({ to, reload, download, onClick, ...appearance }: ButtonLinkProps) {
  return (
    <SmartLink
      to={to}
      reload={reload}
      className={classOf(appearance)}
      onClick={onClick}
      {...(download ? { download: true } : {})}
    >
      <Content {...appearance} />
    </SmartLink>
  );
}

export interface IconButtonProps {
  readonly icon: AnyIconName;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Renders a round, 44 px button that shows only an icon. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
