/** Steps of a build, in order, each with a pattern for its lines in Gatsby's log. */
const STEPS: Readonly<Record<string, RegExp>> = {
  start:
    /^(?:compile gatsby|load |on(?:Pre|Plugin)Init|initialize|copy gatsby|on\w+strap$|onPreBuild)/,
  sourcing: /^(?:create(?:Schema|Pages)|Clean up stale|source and|building schema|Checking for)/,
  queries:
    /^(?:onPreExtract|extract queries|write out re|Execute page|run .* queries|run queries|Merge)/,
  bundles: /^(?:Building production|Caching Webpack)/,
  "HTML renderer": /^Building HTML renderer/,
  HTML: /^(?:Rewriting|Writing page-data|Building (?:static|slices) HTML|stitching|Delete previous)/,
  images: /IMAGE_PROCESSING/,
  onPostBuild: /^onPostBuild$/,
  "– Markdown": /^Markdown alternates$/,
  "– compression": /^compressed copies$/,
  "– other": /^(?:search index and feeds|other output files|social cards|scan of the output)$/,
};
/** Steps that run in parallel or are part of another step, so they don't add to the total. */
const NO_SHARE = /^(?:images|– )/;

/** A line of Gatsby's log: "success {name}[ (counts)] - {seconds}s[ - {done}/{all} …]". */
const LINE = /^success (.+?)(?: \([\d, ]+\))? - (\d+(?:\.\d+)?)s(?: - (\d+)\/\d+)?/gm;

const linesOf = (log: string) =>
  Array.from(log.matchAll(LINE), ([, name = "", seconds, done = 0]) => ({
    name,
    seconds: Number(seconds),
    done: Number(done),
  }));

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

/**
 * Splits a build of `wall` seconds into steps, using Gatsby's log. Skipped steps are 0. `rest` is
 * the remaining time, including process start-up and waiting for images, which are made in
 * parallel.
 */
export function stepSeconds(log: string, wall: number): Record<string, number> {
  const lines = linesOf(log);
  const steps = Object.entries(STEPS).map(([step, pattern]): [string, number] => {
    const own = lines.filter(({ name }) => pattern.test(name));
    return [step, rounded(own.reduce((sum, { seconds }) => sum + seconds, 0))];
  });
  const inTurn = steps.reduce((sum, [step, s]) => sum + (NO_SHARE.test(step) ? 0 : s), 0);
  return { ...Object.fromEntries(steps), rest: rounded(Math.max(0, wall - inTurn)) };
}

/** Adds up the jobs that Gatsby reports under `name` as "{name} - 1.2s - 12/12". */
export const jobCount = (log: string, name: string): number =>
  linesOf(log).reduce((sum, line) => sum + (line.name === name ? line.done : 0), 0);
