import satisfies from "spdx-satisfies";

/** SPDX identifiers of accepted licences. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "PSF-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0", // data: SPDX identifiers
  "CC-BY-4.0", // data: browser versions
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later", // image processing: unchanged, never sent to visitors
  "MIT",
  "MIT-0",
  "MPL-2.0", // accessibility tests: unchanged, never sent to visitors
  "OFL-1.1", // fonts
  "Python-2.0",
  "Unlicense",
  "Zlib",
];

/** Packages that state their licence (MIT, BSD-3-Clause or Unlicense) only in a licence file. */
const STATED_IN_FILE = [
  "busboy",
  "linkfs",
  "parse-cache-control",
  "png-js",
  "streamsearch",
  "valid-url",
  "xmlhttprequest-ssl",
];

/** The fields of a CycloneDX document that we use. npm leaves out licences that aren't SPDX. */
interface Sbom {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly licenses?: readonly { expression?: string; license?: { id?: string } }[];
  }[];
}

/** Returns "name@version: licence" for each package in the SBOM whose licence isn't allowed. */
export function disallowedLicences(sbom: string): string[] {
  const { components }: Sbom = JSON.parse(sbom);
  return components.flatMap(({ name, version, licenses = [] }) => {
    const licence = licenses.map(({ expression, license }) => expression ?? license?.id).join();
    const isAllowed = licence ? satisfies(licence, ALLOWED) : STATED_IN_FILE.includes(name);
    return isAllowed ? [] : [`${name}@${version}: ${licence || "no licence"}`];
  });
}
