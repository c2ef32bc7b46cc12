/** `npm run sbom`: writes `reports/sbom.json`, and exits with 1 on a disallowed licence. */
import { disallowedLicences } from "./support/licences";
import { writeSbom } from "./support/sbom";

for (const line of disallowedLicences(writeSbom())) {
  console.error(`${line}, which scripts/support/licences.ts does not allow`);
  process.exitCode = 1;
}
