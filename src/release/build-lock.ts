import path from "node:path";
import { checkLock, LockHeld, takeLock, withLock } from "./lock";
import { RELEASES_LOCK } from "./release-store";

/** Lock on builds into `public/`, relative to the project. */
export const BUILD_LOCK = ".content-cache/rebuild.lock";
/** Lock for the development server, which uses the same folders as a build. */
export const DEVELOPMENT_LOCK = ".content-cache/develop.lock";

/**
 * Takes the lock for a development server in the folder `root`. Throws an error if a development
 * server or a build is already running there.
 */
export function takeDevelopmentLock(root: string) {
  const lock = takeDevelopment(root);
  try {
    takeLock(path.resolve(root, BUILD_LOCK)).release();
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
}

/**
 * Runs `work`, which builds in the folder `root`, while holding the build lock. Throws an error if
 * another build is running there, or a development server, whose files the build would delete.
 */
export const withBuildLock: typeof withLock = (root, work) =>
  withLock(path.resolve(root, BUILD_LOCK), async (shareWith) => {
    takeDevelopment(root).release();
    await work(shareWith);
  });

/**
 * Throws if something would prevent all rebuilds from starting or publishing. A running rebuild
 * doesn't count.
 */
export function checkLocks(releasesDirectory: string | null): void {
  checkLock(path.resolve(BUILD_LOCK));
  if (releasesDirectory) checkLock(path.resolve(releasesDirectory, RELEASES_LOCK));
}

function takeDevelopment(root: string) {
  try {
    return takeLock(path.resolve(root, DEVELOPMENT_LOCK));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new Error(
      `npm run develop is running here (process ${error.pid}) and would lose its files. Stop it first.`,
    );
  }
}
