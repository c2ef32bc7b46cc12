/** `npm run bench -- NAME [arguments]`: measurements, never part of `npm test`. */
import { readdirSync } from "node:fs";
import path from "node:path";

/** A benchmark: a module of this folder that exports `run`. */
interface Benchmark {
  readonly run: (args: readonly string[]) => Promise<void>;
}

const NOT_BENCHMARKS = new Set([
  "run.ts",
  "measure.ts",
  "results.ts",
  "site.ts",
  "trace.ts",
  "visits.ts",
]);
const names = readdirSync(__dirname)
  .filter((file) => file.endsWith(".ts") && !NOT_BENCHMARKS.has(file))
  .map((file) => path.basename(file, ".ts"));

async function main([name = "", ...args]: readonly string[]): Promise<void> {
  if (!names.includes(name)) {
    throw new Error(`Say which: npm run bench -- ${names.join(" | ")}`);
  }
  const benchmark: Benchmark = await import(path.join(__dirname, `${name}.ts`));
  await benchmark.run(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
