/** Steps of a build, in their order, and the lines of Gatsby's log that belong to each. */
const LINES_OF = {
  start: [
    "compile gatsby files",
    "load gatsby config",
    "load plugins",
    "onPreInit",
    "onPluginInit",
    "initialize cache",
    "copy gatsby files",
    "onPreBootstrap",
    "onPostBootstrap",
    "onPreBuild",
  ],
  sourcing: [
    "createSchemaCustomization",
    "Clean up stale nodes",
    "source and transform nodes",
    "building schema",
    "createPages",
    "createPagesStatefully",
    "Checking for changed pages",
  ],
  queries: [
    "onPreExtractQueries",
    "extract queries from components",
    "write out redirect data",
    "write out requires",
    "Execute page configs",
    "run queries in workers",
    "run static queries",
    "run page queries",
    "run slice queries",
    "Merge worker state",
  ],
  bundles: ["Building production JavaScript and CSS bundles", "Caching Webpack compilations"],
  "HTML renderer": ["Building HTML renderer"],
  HTML: [
    "Rewriting compilation hashes",
    "Writing page-data.json and slice-data.json files to public directory",
    "Building static HTML for pages",
    "Building slices HTML",
    "stitching slices",
    "Delete previous page data",
  ],
  images: ["Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"],
  onPostBuild: ["onPostBuild"],
} as const;
export type BuildStep = keyof typeof LINES_OF;

const STEPS = Object.keys(LINES_OF) as BuildStep[]; // its own keys
const STEP_OF = new Map(
  STEPS.flatMap((step) => LINES_OF[step].map((line) => [line as string, step] as const)),
);

/** "success {name}[ (counts)] - {seconds}s[ - {done}/{all} …]" */
const LINE = /^success (.+?)(?: \([\d, ]+\))? - (\d+(?:\.\d+)?)s(?: - (\d+)\/\d+)?/gm;

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

/**
 * Seconds by step of a build that took `wall` seconds, from Gatsby's log; 0 for a step that it skipped.
 * Images are made beside other steps: `rest` is what no other step accounts for, waiting for images
 * and the start of the processes included. A line inside another's time counts once.
 */
export function stepSeconds(log: string, wall: number): Record<BuildStep | "rest", number> {
  const seconds = new Map<BuildStep, number>();
  for (const [, name = "", taken] of log.matchAll(LINE)) {
    const step = STEP_OF.get(name);
    if (step) seconds.set(step, (seconds.get(step) ?? 0) + Number(taken));
  }
  const inTurn = STEPS.filter((step) => step !== "images");
  const sum = inTurn.reduce((total, step) => total + (seconds.get(step) ?? 0), 0);
  const steps = STEPS.map((step) => [step, rounded(seconds.get(step) ?? 0)]);
  return Object.fromEntries([...steps, ["rest", rounded(Math.max(0, wall - sum))]]);
}

/** Jobs that Gatsby reports under `name` as "{name} - 1.2s - 12/12", all lines together; 0 when it did none. */
export function jobCount(log: string, name: string): number {
  const lines = [...log.matchAll(LINE)].filter(([, found]) => found === name);
  return lines.reduce((sum, [, , , done]) => sum + Number(done ?? 0), 0);
}
