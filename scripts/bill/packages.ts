import * as v from "valibot";

const lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      integrity: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      link: v.optional(v.boolean(), false),
    }),
  ),
});
type Lock = v.InferOutput<typeof lock>;

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** As the lock file has it: "sha512-…"; empty for a folder of the project. */
  readonly integrity: string;
  readonly isDevelopment: boolean;
}

/** Licences under which we use packages: none asks more than to name the authors. */
const AGREED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0", // data: browsers' versions
  "CC0-1.0",
  "ISC",
  "MIT",
  "Unlicense",
  // Used as they are and never sent to visitors: image processing, tests of accessibility.
  "LGPL-3.0-or-later",
  "MPL-2.0",
]);

/** Packages that name their licence in a file only; read there. */
const READ_IN_FILE: Readonly<Record<string, string>> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  "png-js": "MIT",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
};

/** Reads a `package-lock.json` of version 2 or 3. Throws on anything else. */
export const packageLock = (value: unknown): Lock => v.parse(lock, value);

/** Every package of the lock file once, by name and version. */
export function lockedPackages({ packages }: Lock): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const [path, { version, license, integrity = "", dev, link }] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (!path.includes("node_modules/") || link || !version) continue;
    const key = `${name}@${version}`;
    const licence = license ?? READ_IN_FILE[name] ?? "unknown";
    const isDevelopment = dev && (found.get(key)?.isDevelopment ?? true);
    found.set(key, { name, version, licence, integrity, isDevelopment });
  }
  return [...found.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

/** Packages without a licence that was agreed to: one of several offered, all of several joined. */
export const questionable = (packages: readonly LockedPackage[]): LockedPackage[] =>
  packages.filter(({ licence }) => {
    const offered = licence.replace(/[()]/g, "").split(" OR ");
    return !offered.some((choice) => choice.split(" AND ").every((part) => AGREED.has(part)));
  });

const base64ToHex = (text: string): string => Buffer.from(text, "base64").toString("hex");

/** A CycloneDX 1.5 document; the same lock file always gives the same bytes. */
export function billOfMaterials(packages: readonly LockedPackage[]): object {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    components: packages.map(({ name, version, licence, integrity, isDevelopment }) => {
      const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
      const [, sha512] = /^sha512-(.+)$/.exec(integrity) ?? [];
      return {
        type: "library",
        "bom-ref": purl,
        name,
        version,
        purl,
        scope: isDevelopment ? "excluded" : "required",
        licenses: [
          / (?:AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } },
        ],
        ...(sha512 && { hashes: [{ alg: "SHA-512", content: base64ToHex(sha512) }] }),
      };
    }),
  };
}
