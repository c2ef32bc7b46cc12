/** `npm run bench -- NAME [arguments]`: measurements, never part of `npm test`. */
import path from "node:path";
import { runCommand } from "../src/node/cli";
import { type Keep, markdownTables, type Tables, writeResults } from "./support/results";

/** A benchmark: a module of this folder that exports `run`. */
interface Benchmark {
  readonly run: (args: readonly string[], keep: Keep) => Promise<void>;
}

const NAMES = ["build", "interaction", "pages", "publish", "serve"];

runCommand(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  if (!NAMES.includes(name)) {
    throw new Error(`Say which: npm run bench -- ${NAMES.join(" | ")}`);
  }
  const benchmark: Benchmark = await import(path.join(__dirname, `${name}.ts`));
  let result: Tables = {};
  await benchmark.run(args, (tables) => {
    result = tables;
    writeResults(name, ["npm run bench --", name, ...args].join(" "), tables);
  });
  console.log(`\n${markdownTables(result)}`);
});
