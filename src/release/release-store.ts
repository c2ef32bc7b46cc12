import {
  copyFileSync,
  existsSync,
  constants as fileConstants,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { edgeFiles } from "../gatsby/outputs/hosts/edge-files";
import { linkOrCopy } from "../node/files";
import { readCacheFile } from "../node/json-file";
import { replaceFile } from "../node/replace-file";
import { errorCode } from "../site/errors";
import { withLock } from "./lock";
import { type ReleaseRecord, releaseRecord } from "./release-record";

const CURRENT = "current";
const RECORD_FILE = "release.json";
/** File with the headers that the host sends with every page. */
const HEADERS_FILE = "host/headers.json";
export const RELEASES_LOCK = ".lock";
const UNFINISHED = ".unfinished";
const ID = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

export interface ReleaseSource {
  readonly publicDirectory: string;
  /** Release to hard-link unchanged files from instead of copying them. */
  readonly like: ReleaseRecord | null;
  /** Files from earlier releases to keep available: the release's id by path. */
  readonly retained: ReadonlyMap<string, string>;
}

export type ReleaseStore = ReturnType<typeof openReleases>;

/**
 * Opens the folder of releases, creating it if necessary. Each release has its own folder, and the
 * link `current` points to one of them.
 */
export function openReleases(directory: string) {
  mkdirSync(directory, { recursive: true });
  const at = (...parts: string[]) => path.join(directory, ...parts);
  const list = () =>
    readdirSync(directory)
      .filter((name) => ID.test(name))
      .sort();
  const current = (): string | null => {
    try {
      const id = path.basename(readlinkSync(at(CURRENT)));
      return existsSync(at(id, RECORD_FILE)) ? id : null;
    } catch (error) {
      if (errorCode(error) === "ENOENT") return null;
      throw new Error(
        `${at(CURRENT)} isn’t a link to a release. Move it somewhere else and try again.`,
      );
    }
  };
  /** Cached, because records never change and parsing one with thousands of pages takes a while. */
  const known = new Map<string, ReleaseRecord>();
  const record = (id: string | null): ReleaseRecord | null => {
    if (id === null) return null;
    const read = known.get(id) ?? readCacheFile(releaseRecord, at(id, RECORD_FILE));
    if (read) known.set(id, read);
    return read;
  };

  return {
    directory,
    /** Ids of all releases, oldest first. */
    list,
    /** Id of the current release, or null. */
    current,
    /** Returns null if there's no such release or its record can't be read. */
    record,
    /** All readable records, newest first. */
    records: (): ReleaseRecord[] =>
      list()
        .reverse()
        .flatMap((id) => record(id) ?? []),
    /** Runs `work` while holding the lock that switching releases requires. */
    withLock: (work: () => Promise<void>) => withLock(at(RELEASES_LOCK), work),
    /** Creates a release without serving it. If an error occurs, nothing is left of it. */
    prepare: (release: ReleaseRecord, source: ReleaseSource) => {
      const folder = at(`${release.id}${UNFINISHED}`);
      try {
        fill(folder, release, source, (id, file) => at(id, "public", file));
        renameSync(folder, at(release.id));
      } catch (error) {
        rmSync(folder, { recursive: true, force: true });
        throw error;
      }
    },
    /**
     * Switches to another release atomically. Throws if the release has no headers, because its
     * pages would have no policy.
     */
    switchTo: (id: string) => {
      if (!existsSync(at(id, HEADERS_FILE)))
        throw new Error(`Release ${id} has no ${HEADERS_FILE}.`);
      const next = at(`.${CURRENT}-${process.pid}`);
      rmSync(next, { force: true });
      symlinkSync(id, next);
      renameSync(next, at(CURRENT));
    },
    /**
     * Removes all releases, including unfinished ones, except the current one and the `keep`
     * latest.
     */
    prune: (keep: number) => {
      const served = current();
      const kept = new Set(list().slice(-keep));
      for (const name of readdirSync(directory)) {
        const isOld = ID.test(name) && !kept.has(name) && name !== served;
        const isLeftOver = name.endsWith(UNFINISHED) || name.startsWith(`.${CURRENT}-`);
        if (isOld || isLeftOver) rmSync(at(name), { recursive: true, force: true });
      }
    },
  };
}

const clone = (from: string, to: string) => copyFileSync(from, to, fileConstants.COPYFILE_FICLONE);

/**
 * Fills a release's folder. The record is written last, so that a release with a record is
 * complete.
 */
function fill(
  folder: string,
  release: ReleaseRecord,
  { publicDirectory, like, retained }: ReleaseSource,
  fileOf: (id: string, file: string) => string,
): void {
  const write = (name: string, text: string) => replaceFile(path.join(folder, name), text);
  /** Copies or links a file and its compressed copies. */
  const add = (from: string, file: string, put: (from: string, to: string) => void) => {
    const to = path.join(folder, "public", file);
    mkdirSync(path.dirname(to), { recursive: true });
    put(from, to);
    for (const ending of [".br", ".gz"]) {
      if (existsSync(`${from}${ending}`)) put(`${from}${ending}`, `${to}${ending}`);
    }
  };
  for (const [file, digest] of Object.entries(release.files)) {
    const known = like?.files[file] === digest ? fileOf(like.id, file) : null;
    if (known && existsSync(known)) add(known, file, linkOrCopy);
    else add(path.join(publicDirectory, file), file, clone);
  }
  for (const [file, id] of retained) {
    if (existsSync(fileOf(id, file))) add(fileOf(id, file), file, linkOrCopy);
  }
  for (const [name, text] of Object.entries(
    edgeFiles(release.headers, Object.keys(release.files)),
  )) {
    write(path.join("public", name), text);
  }
  write(HEADERS_FILE, `${JSON.stringify(release.headers, null, 2)}\n`);
  write("host/inbox.json", `${JSON.stringify({ hasInbox: release.hasInbox })}\n`);
  writeRemoved(path.join(folder, "gone"), release.gone);
  write(RECORD_FILE, JSON.stringify(release));
}

/** Replaces the contents of `directory` with one empty file for each removed article. */
export function writeRemoved(directory: string, urlPaths: readonly string[]): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const urlPath of urlPaths) replaceFile(path.join(directory, urlPath), "");
}
