import { readFileSync } from "node:fs";
import {
  billOfMaterials,
  lockedPackages,
  packageLock,
  questionable,
} from "../../scripts/bill/packages";

const PACKAGES = {
  "": { version: "1.0.0" },
  "node_modules/hono": { version: "4.0.0", license: "MIT", integrity: "sha512-AAEC" },
  "node_modules/a/node_modules/@scope/b": { version: "2.0.0", license: "GPL-3.0", dev: true },
  "node_modules/@scope/b": { version: "2.0.0", license: "GPL-3.0" },
  "node_modules/ours": { link: true },
};

test("each package stands there once, and is for production where anything needs it there", () => {
  expect(lockedPackages(packageLock({ packages: PACKAGES }))).toEqual([
    {
      name: "@scope/b",
      version: "2.0.0",
      licence: "GPL-3.0",
      integrity: "",
      isDevelopment: false,
    },
    {
      name: "hono",
      version: "4.0.0",
      licence: "MIT",
      integrity: "sha512-AAEC",
      isDevelopment: false,
    },
  ]);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
  ["unknown", false],
])("%s may be used: %s", (licence, may) => {
  const found = { name: "a", version: "1.0.0", licence, integrity: "", isDevelopment: false };
  expect(questionable([found])).toEqual(may ? [] : [found]);
});

test("the bill names every package with its hash", () => {
  const [, hono] = lockedPackages(packageLock({ packages: PACKAGES }));
  expect(billOfMaterials(hono ? [hono] : [])).toMatchObject({
    bomFormat: "CycloneDX",
    components: [
      {
        purl: "pkg:npm/hono@4.0.0",
        licenses: [{ license: { id: "MIT" } }],
        hashes: [{ alg: "SHA-512", content: "000102" }],
      },
    ],
  });
});

describe("this project's lock file", () => {
  const locked = packageLock(JSON.parse(readFileSync("package-lock.json", "utf8")));

  test("has no licence for production that nobody has agreed to", () => {
    const production = lockedPackages(locked).filter(({ isDevelopment }) => !isDevelopment);
    expect(questionable(production)).toEqual([]);
  });

  test("names the bytes of every package that is fetched", () => {
    const unknown = lockedPackages(locked).filter(({ integrity }) => !integrity);
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});
