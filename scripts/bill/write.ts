import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { billOfMaterials, type LockedPackage, lockedPackages, packageLock } from "./packages";

/**
 * Writes `reports/bill-of-materials.json` (CycloneDX 1.5) and `reports/licences.md` from the lock file
 * alone, and answers its packages.
 */
export function writeBill(): readonly LockedPackage[] {
  const lock: unknown = JSON.parse(readFileSync(path.resolve("package-lock.json"), "utf8"));
  const packages = lockedPackages(packageLock(lock));
  const byLicence = new Map<string, string[]>();
  for (const { licence, name, version, isDevelopment } of packages) {
    if (isDevelopment) continue;
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
  }
  const licences = [...byLicence]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, names]) => `## ${licence} (${names.length})\n\n${names.sort().join(", ")}\n`);
  const bill = `${JSON.stringify(billOfMaterials(packages), null, 2)}\n`;
  mkdirSync(path.resolve("reports"), { recursive: true });
  writeFileSync(path.resolve("reports/bill-of-materials.json"), bill);
  writeFileSync(path.resolve("reports/licences.md"), `# Licences\n\n${licences.join("\n")}`);
  return packages;
}
