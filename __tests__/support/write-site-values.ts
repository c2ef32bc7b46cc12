import { writeSiteValues } from "../../src/gatsby/site-values";

/** Writes the values of the sample, which nearly all modules import. */
export default function globalSetup(): void {
  writeSiteValues();
}
