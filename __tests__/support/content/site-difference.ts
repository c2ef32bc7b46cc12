import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** All published files below `directory` by path, decompressed. */
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

/**
 * Removes webpack's hash and that of the script that contains it, because they depend on earlier
 * builds.
 */
export const withoutHash = (text: string): string =>
  text
    .replace(/(___webpackCompilationHash="|"webpackCompilationHash":")\w+/g, "$1")
    .replace(/'sha256-[^']+'/g, "");

/** A build only draws a few of many new cards. */
const DRAWN_BY_AND_BY = /^social\/blog\//;
/** Gatsby keeps all widths of a picture it has made, even if no page uses them any more. */
const PICTURE = /^static\//;

/** Lists files that differ between a site after many rebuilds and a cold build, ignoring hashes. */
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
