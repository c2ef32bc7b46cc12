import { createSbom } from "../../scripts/support/create-sbom";
import { disallowedLicences } from "../../scripts/support/licences";

const sbomOf = (name: string, licenses: unknown) =>
  JSON.stringify({ components: [{ name, version: "1.0.0", licenses }] });

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
  ["MIT AND GPL-3.0-only", false],
])("the licence %s is allowed: %s", (expression, isAllowed) => {
  const disallowed = disallowedLicences(sbomOf("a", [{ expression }]));
  expect(disallowed).toEqual(isAllowed ? [] : [`a@1.0.0: ${expression}`]);
});

test("a package without a licence is disallowed unless its licence file was reviewed", () => {
  expect(disallowedLicences(sbomOf("a", undefined))).toEqual(["a@1.0.0: no licence"]);
  expect(disallowedLicences(sbomOf("busboy", undefined))).toEqual([]);
});

test("this project's SBOM has no disallowed licence, and a hash for every registry package", () => {
  const sbom = createSbom();
  expect(disallowedLicences(sbom)).toEqual([]);
  const { bomFormat, components } = JSON.parse(sbom);
  expect(bomFormat).toBe("CycloneDX");
  expect(components.length).toBeGreaterThan(1000);
  const unhashed = components.filter(({ hashes }: { hashes?: unknown }) => !hashes);
  expect(unhashed.map(({ name }: { name: string }) => name)).toEqual([
    "gatsby-plugin-late-scripts",
    "gatsby-source-custom-api",
  ]);
});
