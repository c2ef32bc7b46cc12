import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

export const SBOM_FILE = "reports/sbom.json";

/**
 * Creates the SBOM (CycloneDX), which lists every package with its licence and hash. It's made from
 * the lock file, so it includes the packages for all platforms. Throws if npm fails.
 */
export function createSbom(): string {
  // no `--omit dev`, because npm would leave out packages that production and tools share (npm/cli
  // issue 7909)
  const args = ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--loglevel=error"];
  return execFileSync("npm", args, { encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY });
}

/** Writes the SBOM to its file and returns it. */
export function writeSbom(): string {
  const sbom = createSbom();
  mkdirSync(path.dirname(SBOM_FILE), { recursive: true });
  writeFileSync(SBOM_FILE, sbom);
  return sbom;
}
