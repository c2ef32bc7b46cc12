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
  /** Colour of the bar along the top; without tone and tint there is no bar. */
  readonly tone?: keyof typeof TONES;
  /** Hex colour of the bar instead of a tone. */
  readonly tint?: string;
  readonly as?: "div" | "figure" | "li";
  /** Frames, tints and raises the card that we recommend among its neighbours. */
  readonly recommended?: boolean | undefined;
  /** Makes the card rise on hover: for a card that is one link. */
  readonly interactive?: boolean;
  /** Padding of the card; `none` lets a picture reach the edges, and the text goes into a `CardBody`. */
  readonly padding?: keyof typeof PADDINGS;
}

/** Renders a light surface with dark text, on dark sections too. */
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

/** Renders the text of a card that has no padding of its own. */
export const CardBody = ({ children }: Children) => <div className={styles.body}>{children}</div>;

/** Renders the last line of a card, aligned with those of its neighbours. */
export const CardFoot = ({ children }: Children) => <div className={styles.foot}>{children}</div>;

export interface CardLinkProps extends Pick<SmartLinkProps, "to" | "download" | "children"> {}

/** Renders the one link of a card, which the whole card activates; other links stay above it. */
export function CardLink({ to, download, children }: CardLinkProps) {
  return (
    <SmartLink to={to} download={download} className={styles.link}>
      {children}
    </SmartLink>
  );
}
