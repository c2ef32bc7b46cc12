/**
 * Jest's projects. `npm test` runs `browser` (what React renders), `node` (everything else that
 * doesn't need a built site) and `e2e` (the built site in Chromium). `npm run test:builds` runs
 * `slow` (whole builds and `*.slow.test.ts`), `e2e-slow` and `engines` (Firefox and WebKit, or the
 * oldest Chromium). docs/testing.md says where to put a test.
 */

// Tests read the sample, so that an owner's content can't make them fail.
process.env.CONTENT_ROOT = "sample";

const shared = {
  globalSetup: "<rootDir>/__tests__/support/write-site-values.ts",
  // `npm test` deletes the temporary folder at the end
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/jest-transform.cjs" },
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  modulePathIgnorePatterns: [
    "<rootDir>/\\.cache",
    "<rootDir>/\\.desk",
    "<rootDir>/public",
    "<rootDir>/bench/node_modules",
  ],
};

const ofPlugin = process.env.LATE_SCRIPTS === "0" ? ["late-scripts"] : [];
const quick = {
  ...shared,
  testPathIgnorePatterns: ["/node_modules/", "\\.(?:slow|full)\\.test\\.", ...ofPlugin],
};
const slow = {
  ...shared,
  testPathIgnorePatterns: [
    "/node_modules/",
    ...(process.env.TEST_FULL ? [] : ["\\.full\\.test\\."]),
    ...ofPlugin,
  ],
};

const PROPERTY_TESTS = "<rootDir>/__tests__/support/content/property-tests.cjs";
const SLOW_TESTS = "<rootDir>/__tests__/support/browser/slow-tests.cjs";
const KEEPS_EVIDENCE = "<rootDir>/__tests__/support/browser/evidence-environment.ts";

const builtSite = {
  testEnvironment: KEEPS_EVIDENCE,
  globalSetup: "<rootDir>/__tests__/e2e/global-setup.ts",
  globalTeardown: "<rootDir>/__tests__/e2e/global-teardown.ts",
  setupFilesAfterEnv: [SLOW_TESTS],
};

/** @type {import("jest").Config} */
module.exports = {
  // Allows for busy cores. A test that takes longer is stuck.
  testTimeout: 120_000,
  // Jest would leave one core idle, but most tests spend half their time waiting for a browser or
  // build.
  maxWorkers: "100%",
  projects: [
    {
      ...quick,
      displayName: "browser",
      testEnvironment: "jsdom",
      testEnvironmentOptions: { url: "http://localhost/" },
      testMatch: [
        "<rootDir>/__tests__/{components,enquiry,features,hooks,client,views,slices,templates,pages}/**/*.test.ts?(x)",
        "<rootDir>/__tests__/plugins/**/*.test.tsx",
      ],
      moduleNameMapper: {
        "\\.module\\.css$": "<rootDir>/__mocks__/styles.cjs",
        "\\.css$": "<rootDir>/__mocks__/empty.cjs",
        "\\.svg$": "<rootDir>/__mocks__/sprite.cjs",
      },
      globals: { __PATH_PREFIX__: "" },
      setupFiles: ["<rootDir>/__tests__/support/dom/text-encoder.cjs", PROPERTY_TESTS],
      setupFilesAfterEnv: [
        "<rootDir>/__tests__/support/dom/dom-setup.ts",
        "<rootDir>/__tests__/support/dom/translated-pages.ts",
      ],
    },
    {
      ...quick,
      displayName: "node",
      testEnvironment: "node",
      setupFiles: [PROPERTY_TESTS],
      testMatch: [
        "<rootDir>/__tests__/{site,content,content-files,sample,inbox,edge,gatsby,node,server,release,scripts,project,bench,illustrations,desk}/**/*.test.ts?(x)",
        "<rootDir>/__tests__/plugins/**/*.test.ts",
      ],
    },
    {
      ...quick,
      ...builtSite,
      displayName: "e2e",
      testMatch: ["<rootDir>/__tests__/e2e/**/*.test.ts"],
    },
    {
      ...slow,
      displayName: "slow",
      testEnvironment: KEEPS_EVIDENCE,
      testMatch: [
        "<rootDir>/__tests__/builds/**/*.test.ts",
        "<rootDir>/__tests__/!(e2e)/**/*.{slow,full}.test.ts",
      ],
      setupFiles: [PROPERTY_TESTS],
      setupFilesAfterEnv: [SLOW_TESTS],
    },
    {
      ...slow,
      ...builtSite,
      displayName: "e2e-slow",
      testMatch: ["<rootDir>/__tests__/e2e/**/*.{slow,full}.test.ts"],
    },
    {
      ...slow,
      displayName: "engines",
      testEnvironment: "node",
      testMatch: [
        process.env.OLDEST_CHROMIUM
          ? "<rootDir>/__tests__/engines/oldest-chromium.ts"
          : "<rootDir>/__tests__/engines/*.test.ts",
      ],
      setupFilesAfterEnv: [SLOW_TESTS, "<rootDir>/__tests__/support/engines/second-attempt.cjs"],
    },
  ],
};
