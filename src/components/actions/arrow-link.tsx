import { Icon } from "../media/icon";
import { tintStyle } from "../media/tint";
import * as styles from "./arrow-link.module.css";
import { SmartLink } from "./smart-link";

export interface ArrowLinkProps {
  readonly to: string;
  readonly children: string;
  /** Completes the accessible name, as in "Read more" + "about USSD menus". */
  readonly context?: string;
  readonly tint?: string;
}

/** Renders a text link with an arrow, as in "Read more →". */
export function ArrowLink({ to, children, context, tint }: ArrowLinkProps) {
  return (
    <span style={tintStyle(tint)}>
      <SmartLink to={to} className={styles.link}>
        {children}
        {context && <span className="visually-hidden"> {context}</span>}
        <Icon name="arrow-right" size="sm" />
      </SmartLink>
    </span>
  );
}
