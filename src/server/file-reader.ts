import { createReadStream } from "node:fs";
import { type FileHandle, open, readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { getMimeType } from "hono/utils/mime";
import { FILE_CACHE_MAX_BYTES, FILE_IN_MEMORY_MAX_BYTES } from "../site/limits";
import { bytesEntity, type Encoding, type Entity } from "./entity";
import { errorCode } from "./errors";

/** The file at a path as an entity; null where there is no plain file. */
export type FileReader = (path: string) => Promise<Entity | null>;

const ABSENT = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EISDIR"]);
/**
 * Reads files and keeps them, with their compressed copies, in memory up to `maxBytes` in all,
 * the least recently asked for going first. A changed file is read anew: entries are known by path,
 * time, size and inode. Precompressed siblings (`.br`, `.gz`) no older than the file are used.
 * A file above 4 MiB is streamed and never kept. Throws what the file system throws, but for absence.
 */
export function createFileReader(maxBytes: number = FILE_CACHE_MAX_BYTES): FileReader {
  const kept = new Map<string, Entity>();
  let keptBytes = 0;
  // Compressed copies are counted as if they were as large as the file: an upper bound.
  const cost = (entity: Entity) => entity.length * (1 + entity.encodings.length);

  const keep = (key: string, entity: Entity) => {
    if (kept.has(key) || cost(entity) > maxBytes) return;
    kept.set(key, entity);
    keptBytes += cost(entity);
    for (const [oldest, old] of kept) {
      if (keptBytes <= maxBytes) return;
      kept.delete(oldest);
      keptBytes -= cost(old);
    }
  };

  return async (path) => {
    let handle: FileHandle | undefined;
    try {
      handle = await open(path);
      const found = await handle.stat();
      if (!found.isFile()) return null;
      const { size, mtimeMs, ino } = found;
      if (size > FILE_IN_MEMORY_MAX_BYTES) return streamedEntity(path, size, mtimeMs);
      const key = [path, mtimeMs, size, ino].join("\0");
      const entity =
        kept.get(key) ??
        bytesEntity(await handle.readFile(), mimeType(path), {
          compressed: (encoding) => sibling(path, encoding, mtimeMs),
        });
      if (kept.delete(key)) keptBytes -= cost(entity);
      keep(key, entity);
      return entity;
    } catch (error) {
      if (ABSENT.has(errorCode(error))) return null;
      throw error;
    } finally {
      await handle?.close();
    }
  };
}

function mimeType(path: string): string {
  if (path.endsWith(".md")) return "text/markdown; charset=utf-8"; // the library knows none
  return getMimeType(path) ?? "application/octet-stream";
}

async function sibling(path: string, encoding: Encoding, notBefore: number) {
  const file = `${path}${encoding === "br" ? ".br" : ".gz"}`;
  try {
    return (await stat(file)).mtimeMs >= notBefore ? await readFile(file) : null;
  } catch {
    return null; // no sibling, or none that can be read: the copy is made here instead
  }
}

function streamedEntity(path: string, size: number, mtimeMs: number): Entity {
  return {
    type: mimeType(path),
    etag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    length: size,
    encodings: [],
    body: async () => Readable.toWeb(createReadStream(path, { end: size - 1 })) as ReadableStream, // Node's own type of the same thing
  };
}
