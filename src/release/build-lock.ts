import path from "node:path";
import { checkLock, LockHeld, takeLock, withLock } from "./lock";
import { RELEASES_LOCK } from "./release-store";

/** Path of the lock on builds into `public/`, below the project. */
export const BUILD_LOCK = ".content-cache/rebuild.lock";
/** Path of the lock of a development server, which works in the same folders as a build. */
export const DEVELOPMENT_LOCK = ".content-cache/develop.lock";

/** Takes the lock of a development server; throws a sentence where one runs, or a build, in the folder `root`. */
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
 * Runs `work`, which builds in the folder `root`, while nobody else does. Throws a sentence where another build runs there,
 * or a development server, whose files a build would take away.
 */
export const withBuildLock: typeof withLock = (root, work) =>
  withLock(path.resolve(root, BUILD_LOCK), async (shareWith) => {
    takeDevelopment(root).release();
    await work(shareWith);
  });

/** Throws the reason that would keep every rebuild from beginning or publishing; a running rebuild isn't one. */
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
      `npm run develop is running here (process ${error.pid}), and would lose its files: end it first.`,
    );
  }
}
