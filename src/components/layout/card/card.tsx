import clsx from "clsx";
import type * as React from "react";
import { SmartLink } from "../../actions/smart-link/smart-link";
import { tintStyle } from "../../media/tint/tint";
import * as styles from "./card.module.css";

const TONES = { plain: undefined, navy: styles.navy, magenta: styles.magenta };
const PADDINGS = { md: styles.md, lg: styles.lg, none: styles.none };

export interface CardProps {
  /** Colour of the bar along the top; plain has none. Alternate with `toneAt`. */
  readonly tone?: keyof typeof TONES;
  /** Hex colour of the bar instead of a tone. */
  readonly tint?: string;
  readonly as?: "div" | "article" | "li";
  /** Rises under the pointer: for a card that leads somewhere as a whole. */
  readonly interactive?: boolean;
  /** `none` lets a picture reach the edges; put the words into a `CardBody`. */
  readonly padding?: keyof typeof PADDINGS;
  readonly children: React.ReactNode;
}

/** A light surface that stands off the page, always with dark text, on dark sections too. */
export function Card(props: CardProps) {
  const { tone = "plain", tint, as: Tag = "div", interactive, padding = "md", children } = props;
  return (
    <Tag
      data-theme="light"
      style={tintStyle(tint)}
      className={clsx(
        styles.card,
        tint ? styles.tinted : TONES[tone],
        PADDINGS[padding],
        interactive && styles.interactive,
      )}
    >
      {children}
    </Tag>
  );
}

/** The words of a card without padding of its own. */
export function CardBody({ children }: { readonly children: React.ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** The last line of a card, level with that of its neighbours. */
export function CardFoot({ children }: { readonly children: React.ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

export interface CardLinkProps {
  readonly to: string;
  readonly reload?: boolean;
  readonly children: React.ReactNode;
}

/** The one link of a card: the whole card leads where it leads. Other links of the card stay above. */
export function CardLink({ to, reload, children }: CardLinkProps) {
  return (
    <SmartLink to={to} reload={reload} className={styles.link}>
      {children}
    </SmartLink>
  );
}
