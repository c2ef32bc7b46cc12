import { BRAND } from "../../../site/brand";
import * as styles from "./logo.module.css";

export interface LogoProps {
  /** The colours for dark surfaces. */
  readonly light?: boolean;
  /** A second drawing of the same name, for crossfades: nothing for screen readers. */
  readonly decorative?: boolean;
}

// React 18 passes only the lower-case name on
const LESS_THAN_TEXT = { fetchpriority: "low" };

/** The brand's name as drawn, 40 px high. */
export function Logo({ light = false, decorative = false }: LogoProps) {
  return (
    <img
      className={styles.logo}
      src={light ? "/logo-light.svg" : "/logo.svg"}
      alt={decorative ? "" : BRAND.name}
      width={194}
      height={40}
      {...LESS_THAN_TEXT}
    />
  );
}
