/** `npm run sbom`: writes `reports/sbom.json` and exits with 1 if a licence isn't allowed. */

import { writeSbom } from "./support/create-sbom";
import { disallowedLicences } from "./support/licences";

for (const line of disallowedLicences(writeSbom())) {
  console.error(`${line}, which scripts/support/licences.ts doesn't allow`);
  process.exitCode = 1;
}
