/**
 * `npm run bill`: which packages the project is made of, from the lock file alone. Writes
 * `reports/bill-of-materials.json` (CycloneDX 1.5) and `reports/licences.md`; ends with an error where
 * a package that is installed for production has a licence nobody has agreed to.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { billOfMaterials, lockedPackages, packageLock, questionable } from "./bill/packages";

const read = (file: string): unknown => JSON.parse(readFileSync(path.resolve(file), "utf8"));

const packages = lockedPackages(packageLock(read("package-lock.json")));
const production = packages.filter(({ isDevelopment }) => !isDevelopment);
const byLicence = new Map<string, string[]>();
for (const { licence, name, version } of production) {
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
}
const licences = [...byLicence]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([licence, names]) => `## ${licence} (${names.length})\n\n${names.sort().join(", ")}\n`);

mkdirSync("reports", { recursive: true });
writeFileSync(
  "reports/bill-of-materials.json",
  `${JSON.stringify(billOfMaterials(packages), null, 2)}\n`,
);
writeFileSync("reports/licences.md", `# Licences\n\n${licences.join("\n")}`);
console.log(
  `${production.length} packages for production, ${packages.length - production.length} for development: ` +
    "reports/bill-of-materials.json, reports/licences.md",
);
for (const { name, version, licence } of questionable(production)) {
  console.error(`${name} ${version} has the licence “${licence}”, which nobody has agreed to yet.`);
  process.exitCode = 1;
}
