import clsx from "clsx";
import type * as React from "react";
import { SmartLink, type SmartLinkProps } from "../actions/smart-link";
import { tintStyle } from "../media/tint";
import * as styles from "./card.module.css";

const TONES = { primary: styles.primary, accent: styles.accent };
const PADDINGS = { md: styles.md, lg: styles.lg, none: styles.none };

interface Children {
  readonly children: React.ReactNode;
}

export interface CardProps extends Children {
  /** Colour of the bar along the top. There's no bar without a tone or tint. */
  readonly tone?: keyof typeof TONES;
  /** Hex colour of the bar instead of a tone. */
  readonly tint?: string;
  readonly as?: "div" | "figure" | "li";
  /** Makes the card stand out as the one that we recommend. */
  readonly recommended?: boolean | undefined;
  /** Makes the card rise on hover. Use it if the whole card is one link. */
  readonly interactive?: boolean;
  /** With `none`, a picture can reach the card's edges. Put the text into a `CardBody`. */
  readonly padding?: keyof typeof PADDINGS;
}

/** Renders a light surface with dark text, even in a dark section. */
export function Card(props: CardProps) {
  const { tone, tint, as: Tag = "div", interactive, recommended, padding = "md", children } = props;
  return (
    <Tag
      data-theme="light"
      style={tintStyle(tint)}
      className={clsx(
        styles.card,
        tint ? styles.tinted : tone && TONES[tone],
        PADDINGS[padding],
        interactive && styles.interactive,
        recommended && styles.recommended,
      )}
    >
      {children}
    </Tag>
  );
}

/** Adds padding around the text of a card with `padding="none"`. */
export const CardBody = ({ children }: Children) => <div className={styles.body}>{children}</div>;

/** Renders a card's last line, aligned with those of neighbouring cards. */
export const CardFoot = ({ children }: Children) => <div className={styles.foot}>{children}</div>;

export interface CardLinkProps extends Pick<SmartLinkProps, "to" | "download" | "children"> {}

/** Renders a card's main link. Clicking anywhere on the card follows it, except on other links. */
export function CardLink({ to, download, children }: CardLinkProps) {
  return (
    <SmartLink to={to} download={download} className={styles.link}>
      {children}
    </SmartLink>
  );
}
