/**
 * `npm test`: everything that must hold, cheapest first. Ends with one line that counts the tests
 * of every runner; a check without tests of its own (format, types, unused code, build) counts as one.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "./support/chromium";
import { ensureNginx } from "./support/nginx";

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  NODE_NO_WARNINGS: "1",
};

/** A command that passes or fails as a whole. */
function check(name: string, command: string, ...args: string[]): Outcome {
  console.log(`\n── ${name}`);
  const { status } = spawnSync("npx", ["--no-install", command, ...args], {
    stdio: "inherit",
    env: environment,
  });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Jest projects; a run that breaks off before its results counts as one failure. */
function jest(name: string, ...args: string[]): Outcome {
  console.log(`\n── ${name}`);
  const directory = mkdtempSync(path.join(os.tmpdir(), "jest-"));
  const outputFile = path.join(directory, "results.json");
  const { status } = spawnSync(
    "npx",
    ["--no-install", "jest", "--json", `--outputFile=${outputFile}`, ...args],
    // the JSON goes to the file as well as to standard output, where nobody wants it
    { stdio: ["ignore", "ignore", "inherit"], env: environment },
  );
  try {
    const results = JSON.parse(readFileSync(outputFile, "utf8"));
    const passed = Number(results.numPassedTests);
    const failed = Number(results.numFailedTests) + Number(results.numRuntimeErrorTestSuites);
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** A program that the tests run; `find` installs it or throws with what to do. */
function program(name: string, variable: string, find: () => string): Outcome {
  console.log(`\n── ${name}`);
  try {
    const place = find();
    environment[variable] = place;
    console.log(place);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

const quick = [
  () => check("Format and lint", "biome", "check", "."),
  () => check("Import directions", "tsx", "scripts/check-imports.ts"),
  () => check("Types", "tsc", "--noEmit"),
  () => check("Unused code", "knip"),
  () => jest("Unit and component tests", "--selectProjects", "browser", "node"),
];
const onTheBuild = [
  () => program("Chromium", "CHROME_PATH", ensureChromium),
  // before the build: what the build writes for nginx depends on the modules that it has
  () => program("nginx", "NGINX_PATH", ensureNginx),
  () => check("Production build", "tsx", "scripts/build.ts"),
  // in one run: a browser test and a build that stand side by side fill two cores
  () =>
    jest("End-to-end tests, and builds from a content API", "--selectProjects", "e2e", "builds"),
];

const outcomes = quick.map((run) => run());
const isBroken = outcomes.some(({ failed }) => failed > 0);
// A build from broken code would only hide the first failure under many others.
if (isBroken) console.log("\nThe build and the end-to-end tests wait until these pass.");
else outcomes.push(...onTheBuild.map((run) => run()));

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
