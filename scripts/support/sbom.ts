import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

/**
 * Creates the SBOM (CycloneDX): every package with its licence and hash. Reads the lock file only, so
 * that it holds the packages of every platform. Throws when npm fails.
 */
export function createSbom(): string {
  // no `--omit dev`: npm would leave out what production and tools share (npm/cli issue 7909)
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--loglevel=error"];
  return execFileSync("npm", args, { encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY });
}

/** Writes the SBOM to `reports/sbom.json` and returns it. */
export function writeSbom(): string {
  const sbom = createSbom();
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/sbom.json", sbom);
  return sbom;
}
