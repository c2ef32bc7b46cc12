import { writeSiteValues } from "../../src/gatsby/site-values";

/** Writes the sample's values, which nearly all modules import. */
export default function globalSetup(): void {
  writeSiteValues();
}
