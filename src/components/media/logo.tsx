import { BRAND, LOGO_RATIO } from "../../site/company/brand";
import * as styles from "./logo.module.css";

export interface LogoProps {
  /** Uses the logo's colours for dark surfaces. */
  readonly light?: boolean;
  /** Hides the logo from screen readers, for the second logo in a crossfade. */
  readonly decorative?: boolean;
}

/** Renders the logo, 40 px high. */
export function Logo({ light = false, decorative = false }: LogoProps) {
  return (
    <img
      className={styles.logo}
      src={light ? "/logo-light.svg" : "/logo.svg"}
      alt={decorative ? "" : BRAND.name}
      width={Math.round(40 * LOGO_RATIO)}
      height={40}
      {...{ fetchpriority: "low" }} // React 18 only passes on the name in lower case
    />
  );
}
