/**
 * `npm run bench -- NAME [arguments]`: runs a benchmark. Benchmarks are never part of `npm test`.
 */
import "../scripts/support/write-site-values";
import { runCommand } from "../src/node/cli";
import { run as build } from "./build.bench";
import { run as interaction } from "./interaction.bench";
import { run as pages } from "./pages.bench";
import { run as publish } from "./publish.bench";
import { run as serve } from "./serve.bench";
import { markdownTables, type Tables, writeResults } from "./support/results";

const BENCHMARKS = new Map(Object.entries({ build, interaction, pages, publish, serve }));

runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const run = BENCHMARKS.get(name);
  if (!run) throw new Error(`Choose one: npm run bench -- ${[...BENCHMARKS.keys()].join(" | ")}`);
  let result: Tables = {};
  await run(args, (tables) => {
    result = tables;
    writeResults(name, ["npm run bench --", name, ...args].join(" "), tables);
  });
  console.log(`\n${markdownTables(result)}`);
});
