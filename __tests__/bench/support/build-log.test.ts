import { jobCount, stepSeconds } from "../../../bench/support/build-log";

const COLD = `success compile gatsby files - 3.147s
success load plugins - 0.377s
warning gatsby-plugin-react-helmet: Gatsby now has built-in support
success onPreBootstrap - 0.193s
success source and transform nodes - 0.350s
success building schema - 0.427s
success createPages - 0.221s
info Total nodes: 436, SitePage nodes: 83 (use --verbose for breakdown)
success extract queries from components - 3.292s
success Build manifest and related icons - 0.300s
success onPostBootstrap - 0.302s
info bootstrap finished - 9.997s
success Building production JavaScript and CSS bundles - 31.866s
success Building HTML renderer - 19.063s
success run queries in workers - 1.918s - 83/83 43.27/s
success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 21.789s - 192/192 8.81/s
success run slice queries - 0.186s - 7/7 37.61/s
success Writing page-data.json and slice-data.json files to public directory - 0.104s - 90/90 868.41/s
success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 0.520s - 10/10 19.24/s
success Building static HTML for pages - 1.233s - 83/83 67.33/s
success Building slices HTML (30) - 0.030s
success social cards - 1.191s
success Markdown alternates - 6.020s
success compressed copies - 4.209s
success onPostBuild - 12.041s
info Done building in 97.430310694 sec
`;

test("stepSeconds sums Gatsby's lines by step and attributes the rest of the wall time", () => {
  expect(stepSeconds(COLD, 98)).toEqual({
    start: 4,
    sourcing: 1,
    queries: 5.4,
    bundles: 31.9,
    "HTML renderer": 19.1,
    HTML: 1.4,
    images: 22.3,
    onPostBuild: 12,
    "– Markdown": 6,
    "– compression": 4.2,
    "– other": 1.2,
    rest: 23.2,
  });
});

test("stepSeconds gives 0 for steps that a build skipped, and never a negative time", () => {
  const steps = stepSeconds("success onPostBuild - 2.500s\n", 2.4);
  expect(steps).toMatchObject({ bundles: 0, images: 0, onPostBuild: 2.5, rest: 0 });
});

test("jobCount adds up all lines of a name", () => {
  expect(jobCount(COLD, "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs")).toBe(202);
  expect(jobCount(COLD, "Building static HTML for pages")).toBe(83);
  expect(jobCount(COLD, "run page queries")).toBe(0);
  expect(jobCount(COLD, "onPostBuild")).toBe(0);
});
