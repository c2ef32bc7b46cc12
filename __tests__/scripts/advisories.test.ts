import { advisories, tableLine, unexplained } from "../../scripts/advisories/report";
import { runScript } from "../support/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
/** As npm 10 writes it: a package with an advisory, and one that only asks for it. */
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    "path-parser": {
      name: "path-parser",
      severity: "high",
      isDirect: false,
      via: [
        {
          source: 1_100_000,
          name: "path-parser",
          title: "Slow on | long paths",
          url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
          severity: "high",
          range: "<2.0.0",
        },
      ],
      effects: ["gatsby"],
      nodes: ["node_modules/path-parser"],
      fixAvailable: false,
    },
    gatsby: { name: "gatsby", severity: "high", via: ["path-parser"], effects: [], nodes: [] },
  },
  metadata: { vulnerabilities: { high: 2, total: 2 } },
};
const TABLE = "| Advisory | Package |\n|---|---|\n";

test("an advisory counts once, under the package that has it", () => {
  expect(advisories(REPORT)).toMatchObject([
    { id: "GHSA-aaaa-bbbb-cccc", packageName: "path-parser", askedForBy: ["gatsby"] },
  ]);
  expect(advisories({ vulnerabilities: {} })).toEqual([]);
});

test("one is explained by a line of the table, not by being named elsewhere", () => {
  const found = advisories(REPORT);
  expect(unexplained(found, `${TABLE}GHSA-aaaa-bbbb-cccc`)).toHaveLength(1);
  expect(unexplained(found, `${TABLE}| [GHSA-aaaa-bbbb-cccc](x) | y |`)).toEqual([]);
  expect(found.map(tableLine)).toEqual([
    "| [GHSA-aaaa-bbbb-cccc](https://github.com/advisories/GHSA-aaaa-bbbb-cccc) Slow on   long paths (high) | path-parser, gatsby | | |",
  ]);
});

test.each([
  [
    "a registry without such an address",
    { message: "405 Method Not Allowed", error: { summary: "" } },
    "405 Method Not Allowed",
  ],
  [
    "a registry that refuses",
    { error: { code: "ENOAUDIT", summary: "no endpoint" } },
    "no endpoint",
  ],
  ["something else", "oops", "no answer of `npm audit --json`"],
])("%s is no clean bill", (_, report, words) => {
  expect(() => advisories(report)).toThrow(words);
});

test("the command ends with 1 until every advisory is explained", async () => {
  await writeFiles(folder, { "audit.json": JSON.stringify(REPORT), "docs/security.md": TABLE });
  const run = async () => {
    const script = runScript("advisories.ts", { cwd: folder, args: ["audit.json"] });
    return [await script.nextLine(), (await script.ended).code];
  };
  expect(await run()).toEqual(["1 advisories, 0 explained in docs/security.md.", 1]);
  await writeFiles(folder, { "docs/security.md": `${TABLE}| GHSA-aaaa-bbbb-cccc | x |` });
  expect(await run()).toEqual(["1 advisories, 1 explained in docs/security.md.", 0]);
});
