import clsx from "clsx";
import * as React from "react";
import { type AnyIconName, Icon } from "../../media/icon/icon";
import { SmartLink } from "../smart-link/smart-link";
import * as styles from "./button.module.css";

const VARIANTS = {
  primary: styles.primary,
  secondary: styles.secondary,
  ghost: styles.ghost,
  "on-dark": styles.onDark,
  "on-dark-ghost": styles.onDarkGhost,
};
const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg };
const ROUND = { plain: styles.plain, outline: styles.outline, "on-dark": styles.roundOnDark };

interface Look {
  /** The `on-dark` pair stands on dark and gradient surfaces. */
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
  readonly icon?: AnyIconName;
  readonly iconAt?: "start" | "end";
  /** As wide as its container. */
  readonly block?: boolean;
}

const classOf = ({ variant = "primary", size = "md", block }: Look): string =>
  clsx(styles.button, VARIANTS[variant], SIZES[size], block && styles.block);

function Content({ icon, iconAt, children }: Look & { readonly children: React.ReactNode }) {
  const drawing = icon && <Icon name={icon} />;
  return (
    <>
      {iconAt !== "end" && drawing}
      <span>{children}</span>
      {iconAt === "end" && drawing}
    </>
  );
}

export interface ButtonProps
  extends Look,
    Omit<React.ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> {
  /** Shows that the action runs; further presses do nothing. */
  readonly loading?: boolean;
  readonly children: React.ReactNode;
}

/** Something that happens on the page. `type` is "button" unless said otherwise. */
export const Button = React.forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, iconAt, block, loading = false, disabled, children, type, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type ?? "button"}
      className={classOf({ variant, size, block })}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      <Content icon={loading ? undefined : icon} iconAt={iconAt}>
        {children}
      </Content>
    </button>
  );
});

export interface ButtonLinkProps extends Look {
  readonly to: string;
  /** Loads the page anew instead of navigating in place. */
  readonly reload?: boolean;
  readonly download?: boolean;
  readonly onClick?: React.MouseEventHandler<HTMLAnchorElement>;
  readonly children: React.ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, reload, download, onClick, children, ...look }: ButtonLinkProps) {
  return (
    <SmartLink
      to={to}
      reload={reload}
      className={classOf(look)}
      onClick={onClick}
      {...(download ? { download: true } : {})}
    >
      <Content {...look}>{children}</Content>
    </SmartLink>
  );
}

export interface IconButtonProps
  extends Omit<React.ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style" | "children"> {
  readonly icon: AnyIconName;
  /** What it does, for screen readers and as tooltip. */
  readonly label: string;
  readonly variant?: keyof typeof ROUND;
}

/** A round button of 44 px that shows only an icon. */
export const IconButton = React.forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, variant = "plain", type, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type ?? "button"}
      className={clsx(styles.round, ROUND[variant])}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
});
