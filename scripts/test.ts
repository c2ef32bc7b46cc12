/**
 * Runs the tests: `npm test`, `npm run test:builds`, `npm run test:full`, and the parts `test:unit`
 * and `test:e2e`. Arguments are passed to Jest. docs/testing.md describes the commands and the
 * options of `test:builds`.
 *
 * Prints the time of each step, and one line with the number of tests. A step without tests
 * (checks, build) counts as one.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { MARKER_FILE, sourcesDigest } from "../src/gatsby/sourcing/build-marker";
import { readEnvironment } from "../src/node/environment";
import { findTestChromium } from "./support/chromium";
import { findFirefox } from "./support/firefox";
import { findNginx } from "./support/nginx";
import { spawnGroup } from "./support/process-group";
import { canHaveWebKit, findWebKit } from "./support/webkit";

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  all: ["check", "unit", "build", "e2e"],
  unit: ["unit"],
  e2e: ["build", "e2e"],
  builds: ["build", "slow"],
  full: ["check", "unit", "build", "e2e", "slow"],
};
const [command = "all", ...given] = process.argv.slice(2);
const steps = COMMANDS[command] ?? [];

const isOldest = given.includes("--oldest");
const isEnginesOnly = isOldest || given.includes("--engines");
const isWithoutLateScripts = given.includes("--without-late-scripts");
const OURS = ["--oldest", "--engines", "--without-late-scripts"];
const jestArgs = given.filter((arg) => !OURS.includes(arg));

/** Folder for whatever interrupted tests, browsers and builds leave behind. */
const temporary = mkdtempSync(path.join(os.tmpdir(), "site-tests-"));
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1)); // the child process gets the signal too
}

Object.assign(process.env, {
  TMPDIR: temporary,
  WEBPACK_CACHES: path.join(temporary, "webpack-caches"), // `__tests__/support/content/site-copy.ts`
  GATSBY_TELEMETRY_DISABLED: "1",
  CONTENT_ROOT: "sample", // as in jest.config.cjs
  ...(command === "full" && { TEST_FULL: "1" }),
  ...(isOldest && { OLDEST_CHROMIUM: temporary }),
  ...(isWithoutLateScripts && { LATE_SCRIPTS: "0" }),
  // see __tests__/support/engines/second-attempt.cjs
  ...(!isEnginesOnly && { JOURNEY_RETRIES: "1" }),
});

const asOutcome = (hasPassed: boolean): Outcome => ({
  passed: Number(hasPassed),
  failed: Number(!hasPassed),
  skipped: 0,
});

function run(name: string, program: string, ...args: string[]): boolean {
  console.log(`\n── ${name}`);
  return spawnSync(program, args, { stdio: "inherit" }).status === 0;
}

const SLOW_TEST_WORKERS = Math.ceil(os.availableParallelism() * 1.5);

/** Number of end-to-end tests that were skipped because this system can't run WebKit. */
let withoutWebKit = 0;

/** The fields of Jest's results that we use. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Runs some of Jest's projects. If Jest ends without results, that counts as one failure. */
function jest(name: string, ...projects: string[]): Outcome {
  const outputFile = path.join(temporary, "results.json");
  const output = ["--json", `--outputFile=${outputFile}`, "--selectProjects", ...projects];
  // Passed on to Jest's workers. With a larger young generation, collecting jsdom's garbage takes a
  // tenth less time.
  const program = ["--max-semi-space-size=64", require.resolve("jest/bin/jest")];
  // Slow tests spend a third of their time waiting for builds, servers and browsers.
  const workers = projects.includes("slow") ? [`--maxWorkers=${SLOW_TEST_WORKERS}`] : [];
  const hasPassed = run(name, process.execPath, ...program, ...workers, ...jestArgs, ...output);
  if (!existsSync(outputFile)) return asOutcome(false);
  const results: Results = JSON.parse(readFileSync(outputFile, "utf8"));
  rmSync(outputFile);
  const notRun = results.testResults
    .filter(({ name }) => name.endsWith("engines/webkit.test.ts"))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "pending").length;
  withoutWebKit += notRun;
  const isMissing = notRun > 0 && process.env.CI === "true";
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return {
    passed: results.numPassedTests,
    failed: Math.max(failed, Number(!hasPassed)) + Number(isMissing),
    skipped: results.numPendingTests - notRun,
  };
}

const PROGRAMS: Readonly<Record<string, () => unknown>> = {
  Chromium: findTestChromium,
  nginx: findNginx,
  Firefox: findFirefox,
  WebKit: () => findWebKit() ?? !canHaveWebKit(),
};

function missingPrograms(): string {
  const needed = steps.includes("slow") ? Object.keys(PROGRAMS) : ["Chromium"];
  return needed.filter((name) => !PROGRAMS[name]?.()).join(" and ");
}

/**
 * Installs missing browsers and nginx if that doesn't need a password, and prints what's still
 * missing.
 */
function findPrograms(): void {
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (missingPrograms() && isDebianRoot && process.env.TEST_INSTALL !== "0") {
    console.log(`\nInstalling ${missingPrograms()} with apt-get (TEST_INSTALL=0 prevents this).`);
    run("Installation", "npx", "--no-install", "tsx", "scripts/test-install.ts");
  }
  const missing = missingPrograms();
  if (missing) {
    console.log(`\nMissing: ${missing}. \`npm run test:install\` installs what tests need.`);
  }
  process.env.CHROME_PATH = findTestChromium() ?? "";
}

/** Downloads Chromium 109 and a matching driver, for this run only. */
function fetchOldestChromium(): boolean {
  const packages = ["@sparticuz/chromium@109.0.6", "puppeteer-core@19.6.3"];
  const options = ["--prefix", temporary, "--no-save", "--ignore-scripts"];
  return run("Chromium 109", "npm", "install", ...options, ...packages);
}

const STAMP_FILE = ".cache/tested-build.txt";
const isSource = (file: string) =>
  /^(?:content|illustrations|src|plugins|static)\/|^(?:gatsby-.*|package(?:-lock)?\.json|\.env)$/.test(
    file,
  );

/**
 * Returns a digest that changes when the build's sources change or another build replaces the one
 * in `public/`.
 */
function buildStamp(): string {
  const builtAt = existsSync(MARKER_FILE) ? statSync(MARKER_FILE).mtimeMs : null;
  const parts = [sourcesDigest(process.cwd(), isSource), readEnvironment(""), builtAt];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/**
 * Makes the production build unless `public/` is up to date. The build's output is shown at the
 * end.
 */
async function build(): Promise<Outcome> {
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, "utf8") === buildStamp()) {
    console.log("\n── Production build: up to date");
    return asOutcome(true);
  }
  console.log("\n── Production build started");
  const log = path.join(temporary, "build.txt");
  const output = openSync(log, "w");
  const { child } = spawnGroup(["--import", "tsx", "scripts/build.ts"], {
    stdio: ["ignore", output, output],
  });
  const [status] = await once(child, "close");
  console.log(`\n── Production build\n${readFileSync(log, "utf8")}`);
  if (status === 0) writeFileSync(STAMP_FILE, buildStamp());
  return asOutcome(status === 0);
}

let building: Promise<Outcome> | undefined;

function slow(): Outcome {
  if (isEnginesOnly) return jest("End-to-end tests in other engines", "engines");
  if (isWithoutLateScripts) return jest("End-to-end tests without late scripts", "e2e");
  return jest("Builds, engines and slow tests", "slow", "e2e-slow", "engines");
}

const STEPS: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  check: () =>
    asOutcome(run("Format, lint, types, unused code, import directions", "npm", "run", "check")),
  unit: () => jest("Unit and component tests", "browser", "node"),
  build: () => building ?? build(),
  e2e: () => jest("End-to-end tests in Chromium", "e2e"),
  slow,
};

const outcomes: Outcome[] = [];
const times: string[] = [];
const isBroken = () => outcomes.some(({ failed }) => failed > 0);
const sum = (kind: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[kind], 0);

async function runSteps(): Promise<void> {
  if (steps.includes("build")) findPrograms();
  if (isOldest && !fetchOldestChromium()) outcomes.push(asOutcome(false));
  // A build only uses one core fully, so checks and unit tests run at the same time.
  if (steps.includes("check")) building = build();
  for (const name of steps) {
    // On a broken build or broken code, these tests would only bury the first failure under many
    // others.
    if (["build", "e2e", "slow"].includes(name) && isBroken()) {
      console.log(`\nNot run, because an earlier step failed: ${name}`);
      continue;
    }
    const startedAt = performance.now();
    outcomes.push(await (STEPS[name]?.() ?? asOutcome(false)));
    times.push(`${name} ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  }
  if (steps.length === 0) outcomes.push(asOutcome(false));
}

void runSteps().then(() => {
  const notRunHere = withoutWebKit > 0 ? `; not run here: WebKit (${withoutWebKit})` : "";
  const counts = `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`;
  console.log(`\n${times.join(", ")}\n\n${counts}${notRunHere}`);
  process.exit(isBroken() ? 1 : 0); // stops a build that is still running after failed checks
});
