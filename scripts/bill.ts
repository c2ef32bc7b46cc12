/**
 * `npm run bill`: which packages the project is made of, as every build writes it too; ends with an
 * error where a package that is installed for production has a licence nobody has agreed to.
 */
import { questionable } from "./bill/packages";
import { writeBill } from "./bill/write";

const packages = writeBill();
const production = packages.filter(({ isDevelopment }) => !isDevelopment);
console.log(
  `${production.length} packages for production, ${packages.length - production.length} for development: ` +
    "reports/bill-of-materials.json, reports/licences.md",
);
for (const { name, version, licence } of questionable(production)) {
  console.error(`${name} ${version} has the licence “${licence}”, which nobody has agreed to yet.`);
  process.exitCode = 1;
}
