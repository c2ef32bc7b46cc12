/**
 * Projects: `browser` for what React renders, `node` for content, build, plugin and server, `e2e`
 * for the built site in Chromium, `engines` for it in Firefox and WebKit (or in the oldest Chromium alone),
 * `builds` for whole builds against content APIs.
 */

// The tests of the code build and read the sample: an owner's texts in content/ cannot fail them.
process.env.CONTENT_ROOT = "sample";

const shared = {
  // not in the temporary folder, which `npm test` removes at its end
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/jest-transform.cjs" },
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  modulePathIgnorePatterns: [
    "<rootDir>/\\.cache",
    "<rootDir>/public",
    "<rootDir>/bench/node_modules",
  ],
  // slow tests run in `npm run test:full` alone
  testPathIgnorePatterns: [
    "/node_modules/",
    ...(process.env.TEST_FULL ? [] : ["\\.full\\.test\\."]),
  ],
};

/** @type {import("jest").Config} */
module.exports = {
  // Two cores may be busy; a test that takes longer is stuck.
  testTimeout: 120_000,
  // Jest would leave one core idle, but most tests wait for a browser or a build half of their time.
  maxWorkers: "100%",
  testSequencer: "<rootDir>/jest-sequencer.cjs",
  projects: [
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testEnvironmentOptions: { url: "http://localhost/" },
      testMatch: [
        "<rootDir>/__tests__/{components,features,hooks,client,views,slices,templates,pages}/**/*.test.ts?(x)",
        "<rootDir>/__tests__/plugins/**/*.test.tsx",
      ],
      moduleNameMapper: {
        "\\.module\\.css$": "<rootDir>/__mocks__/styles.cjs",
        "\\.css$": "<rootDir>/__mocks__/empty.cjs",
        "\\.svg$": "<rootDir>/__mocks__/sprite.cjs",
      },
      globals: { __PATH_PREFIX__: "" },
      setupFiles: [
        "<rootDir>/__tests__/support/dom/text-encoder.cjs",
        "<rootDir>/__tests__/support/content/property-tests.cjs",
      ],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/dom/dom-setup.ts"],
    },
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      setupFiles: ["<rootDir>/__tests__/support/content/property-tests.cjs"],
      testMatch: [
        "<rootDir>/__tests__/{site,content,content-files,sample,inbox,edge,gatsby,node,server,release,scripts,project,bench,illustrations,desk}/**/*.test.ts?(x)",
        "<rootDir>/__tests__/plugins/**/*.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "e2e",
      testEnvironment: "<rootDir>/__tests__/support/browser/evidence-environment.ts",
      testMatch: ["<rootDir>/__tests__/e2e/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/e2e/global-setup.ts",
      globalTeardown: "<rootDir>/__tests__/e2e/global-teardown.ts",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/browser/slow-tests.cjs"],
    },
    {
      ...shared,
      displayName: "engines",
      testEnvironment: "node",
      testMatch: [
        process.env.OLDEST_CHROMIUM
          ? "<rootDir>/__tests__/engines/oldest-chromium.ts"
          : "<rootDir>/__tests__/engines/*.test.ts",
      ],
      setupFilesAfterEnv: [
        "<rootDir>/__tests__/support/browser/slow-tests.cjs",
        "<rootDir>/__tests__/support/engines/second-attempt.cjs",
      ],
    },
    {
      ...shared,
      displayName: "builds",
      testEnvironment: "<rootDir>/__tests__/support/browser/evidence-environment.ts",
      testMatch: ["<rootDir>/__tests__/builds/**/*.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/browser/slow-tests.cjs"],
    },
  ],
};
