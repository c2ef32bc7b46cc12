import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Every published file below `directory` by its path, compressed ones unpacked. */
export function publishedFiles(directory: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        const unpacked = file.endsWith(".br")
          ? brotliDecompressSync(bytes)
          : file.endsWith(".gz")
            ? gunzipSync(bytes)
            : bytes;
        return [path.relative(directory, file), unpacked];
      }),
  );
}

/** Webpack's own hash depends on what was built before. */
export const withoutHash = (text: string): string =>
  text.replace(/(___webpackCompilationHash="|"webpackCompilationHash":")\w+/g, "$1");

/**
 * Lists the paths of the files that are in only one of two built sites, or differ in more than webpack's
 * hash and the names that follow from it.
 */
export function siteDifference(one: string, other: string): string[] {
  const [first, second] = [publishedFiles(one), publishedFiles(other)];
  const text = (bytes?: Buffer) => bytes && withoutHash(bytes.toString("latin1"));
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => text(first.get(file)) !== text(second.get(file)))
    .sort();
}
