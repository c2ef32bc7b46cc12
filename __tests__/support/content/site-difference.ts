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

/** Webpack's own hash, and that of the script that holds it, depend on what was built before. */
export const withoutHash = (text: string): string =>
  text
    .replace(/(___webpackCompilationHash="|"webpackCompilationHash":")\w+/g, "$1")
    .replace(/'sha256-[^']+'/g, "");

/** Of many new cards a build draws a few. */
const DRAWN_BY_AND_BY = /^social\/blog\//;
/** Gatsby keeps each width of a picture that it has made, though no page shows that width any more. */
const PICTURE = /^static\//;

/** Lists the files in which a site after many rebuilds differs from a cold build, but for hashes. */
export function siteDifference(
  rebuilt: ReadonlyMap<string, Buffer>,
  cold: ReadonlyMap<string, Buffer>,
): string[] {
  const text = (bytes?: Buffer) => bytes && withoutHash(bytes.toString("latin1"));
  return [...new Set([...rebuilt.keys(), ...cold.keys()])]
    .filter((file) => !DRAWN_BY_AND_BY.test(file) && (cold.has(file) || !PICTURE.test(file)))
    .filter((file) => text(rebuilt.get(file)) !== text(cold.get(file)))
    .sort();
}
