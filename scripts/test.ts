/**
 * `npm test`: checks everything that must hold, cheapest first; `npm run test:unit` and `npm run test:e2e` are its
 * parts and hand their arguments to Jest; `npm run test:engines` is the journeys in other engines alone. `npm run
 * test:full` adds the slow tests (`__tests__/support/full.ts`). The production build is made beside the checks and the
 * unit tests. Ends with the time of each step and one line that counts the tests of every runner; a step without tests of
 * its own (checks, build) counts as one. The journeys of an engine that the system cannot have are named there with their
 * number; where CI is true, that is a failure.
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

/** Folder of files that a test, a browser or a build leaves behind when it is ended half-way. */
const temporary = mkdtempSync(path.join(os.tmpdir(), "site-tests-"));
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1)); // its child has had the signal as well
}

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  TMPDIR: temporary,
  WEBPACK_CACHES: path.join(temporary, "webpack-caches"), // `__tests__/support/content/site-copy.ts`
  GATSBY_TELEMETRY_DISABLED: "1",
  CONTENT_ROOT: "sample", // as in jest.config.cjs
};
process.env.CONTENT_ROOT = environment.CONTENT_ROOT; // for the digest of the build

const run = (name: string, command: string, args: readonly string[]): number | null => {
  console.log(`\n── ${name}`);
  return spawnSync(command, args, { stdio: "inherit", env: environment }).status;
};

/** Runs a command that passes or fails as a whole. */
function step(name: string, command: string, ...args: string[]): Outcome {
  const hasPassed = run(name, command, args) === 0;
  return { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
}

/** Number of WebKit's journeys that were not run, since this system cannot have it. */
let withoutWebKit = 0;

/** The used fields of Jest's results. */
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

/** Runs some of Jest's projects; a run that breaks off before its results counts as one failure. */
function jest(name: string, projects: readonly string[], args: readonly string[]): Outcome {
  const outputFile = path.join(temporary, "results.json");
  const command = ["--no-install", "jest", ...args, "--json", `--outputFile=${outputFile}`];
  const status = run(name, "npx", [...command, "--selectProjects", ...projects]);
  try {
    const results: Results = JSON.parse(readFileSync(outputFile, "utf8"));
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const notRun = results.testResults
      .filter(({ name }) => name.endsWith("engines/webkit.test.ts"))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "pending").length;
    withoutWebKit += notRun;
    const isFailure = notRun > 0 && process.env.CI === "true";
    return {
      passed: results.numPassedTests,
      failed: Math.max(failed, Number(status !== 0)) + Number(isFailure),
      skipped: results.numPendingTests - notRun,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(outputFile, { force: true });
  }
}

const [command = "all", ...args] = process.argv.slice(2);
const withEngines = ["all", "full", "engines"].includes(command);

const missingEngines = (): readonly string[] =>
  [findFirefox() ? [] : ["Firefox"], findWebKit() || !canHaveWebKit() ? [] : ["WebKit"]].flat();
const missingPrograms = (): string =>
  [
    findTestChromium() ? [] : ["Chromium"],
    findNginx() ? [] : ["nginx"],
    withEngines ? missingEngines() : [],
  ]
    .flat()
    .join(" and ");

/** Installs missing programs where that asks for nothing. */
function installPrograms(): void {
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (missingPrograms() && isDebianRoot && process.env.TEST_INSTALL !== "0") {
    console.log(`\nInstalling ${missingPrograms()} by apt-get; TEST_INSTALL=0 prevents it.`);
    run("Installation", "npx", ["--no-install", "tsx", "scripts/test-install.ts"]);
  }
}

/** Finds programs after `installPrograms`; tests are skipped without Chromium or nginx. */
function findPrograms(): void {
  installPrograms();
  if (missingPrograms()) {
    console.log(
      `\nTests that need ${missingPrograms()} cannot run; \`npm run test:install\` installs what they need.`,
    );
  }
  environment.CHROME_PATH = findTestChromium() ?? "";
}

const STAMP_FILE = ".cache/tested-build.txt";
const isSource = (file: string) =>
  /^(?:content|illustrations|src|plugins|static)\/|^(?:gatsby-.*|package(?:-lock)?\.json|\.env)$/.test(
    file,
  );

/** Returns a stamp of everything that the build in `public/` is made from, which also changes with each other build. */
function buildStamp(): string {
  const builtAt = existsSync(MARKER_FILE) ? statSync(MARKER_FILE).mtimeMs : null;
  const parts = [sourcesDigest(process.cwd(), isSource), readEnvironment(), builtAt];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/**
 * Makes the production build. Beside other tests (`isBeside`), since it keeps one core busy for most of its time, its
 * output is shown when it has ended.
 */
async function build(isBeside = false): Promise<Outcome> {
  findPrograms();
  const title = "\n── Production build";
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, "utf8") === buildStamp()) {
    console.log(`${title}: unchanged since it was last tested`);
    return { passed: 1, failed: 0, skipped: 0 };
  }
  console.log(isBeside ? `${title} begins, beside these:` : title);
  const log = path.join(temporary, "build.txt");
  const output = isBeside ? openSync(log, "w") : "inherit";
  const { child } = spawnGroup(["--import", "tsx", "scripts/build.ts"], {
    stdio: ["ignore", output, output],
    env: environment,
  });
  const [status] = await once(child, "close");
  if (isBeside) console.log(`${title}\n${readFileSync(log, "utf8")}`);
  if (status === 0) writeFileSync(STAMP_FILE, buildStamp());
  return { passed: Number(status === 0), failed: Number(status !== 0), skipped: 0 };
}

/**
 * Runs the journeys in other engines, beside `projects`: side by side they fill two cores. An engine that the system
 * could have and has not is a failure.
 */
function withJourneys(name: string, projects: readonly string[]): Outcome {
  installPrograms();
  const missing = missingEngines().join(" and ");
  const given = [...args, "--passWithNoTests"];
  if (projects.length > 0) environment.JOURNEY_RETRIES = "1"; // `support/engines/second-attempt.cjs`
  if (!missing) return jest(name, [...projects, "engines"], given);
  console.log(`\n${missing} is missing: \`npm run test:install\` installs what the journeys need.`);
  if (projects.length === 0) return { passed: 0, failed: 1, skipped: 0 };
  const { failed, ...others } = jest(name, projects, given);
  return { ...others, failed: failed + 1 };
}

/** Runs all tests in a browser, or of a whole build. */
function endToEnd(): Outcome {
  const projects = ["e2e", "builds"];
  return withEngines
    ? withJourneys("End-to-end tests, builds, journeys in Firefox and WebKit", projects)
    : jest("End-to-end tests and builds", projects, args);
}

if (command === "full") environment.TEST_FULL = "1";
const tier = command === "full" ? "all" : command;
let building: Promise<Outcome> | undefined;
const STEPS: readonly (readonly [tier: string, take: () => Outcome | Promise<Outcome>])[] = [
  [
    "check",
    () => {
      if (tier === "all") building = build(true);
      return step("Format, lint, types, unused code, import directions", "npm", "run", "check");
    },
  ],
  ["unit", () => jest("Unit and component tests", ["browser", "node"], args)],
  ["e2e", () => building ?? build()],
  ["e2e", endToEnd],
  ...(command === "engines"
    ? ([["engines", () => withJourneys("Journeys in Firefox and WebKit", [])]] as const)
    : []),
];

let outcomes: readonly Outcome[] = [];
const seconds: Record<string, number> = {};
const isBroken = () => outcomes.some(({ failed }) => failed > 0);

async function runSteps(): Promise<void> {
  for (const [name, take] of STEPS) {
    if (tier !== "all" && tier !== name) continue;
    // A broken build, or one of broken code, would only hide the first failure under many others.
    if (name === "e2e" && isBroken()) {
      console.log("\nThe build and the end-to-end tests wait until these pass.");
      return;
    }
    const startedAt = performance.now();
    outcomes = [...outcomes, await take()];
    seconds[name] = (seconds[name] ?? 0) + Math.round((performance.now() - startedAt) / 1_000);
  }
}

const sum = (kind: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
void runSteps().then(() => {
  const times = Object.entries(seconds).map(([name, time]) => `${name} ${time} s`);
  console.log(`\n${times.join(", ")}`);
  const notRunHere = withoutWebKit > 0 ? `; not run here: WebKit (${withoutWebKit})` : "";
  const counts = `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`;
  console.log(`\n${counts}${notRunHere}`);
  process.exit(isBroken() ? 1 : 0); // a build beside tests that have failed is still on its way
});
