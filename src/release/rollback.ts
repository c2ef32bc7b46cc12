import path from "node:path";
import { openReleases, type ReleaseStore } from "./release-store";

/** Says that a rebuild was not published. The message gives the reason to a person. */
export class Refusal extends Error {}

interface RollbackOptions {
  /** Folder of the project, which relative paths begin at; default: the current one. */
  readonly root?: string;
  readonly releasesDirectory: string | null;
  readonly log: (text: string) => void;
}

/** Goes back to the release before the current one. Throws a `Refusal` when there is none. */
export async function rollback({
  root = ".",
  releasesDirectory,
  log,
}: RollbackOptions): Promise<void> {
  if (!releasesDirectory) throw new Refusal("RELEASES_DIR is not set: there are no releases.");
  const store = openReleases(path.resolve(root, releasesDirectory));
  await store.withLock(async () => {
    const served = store.current();
    const previous = previousRelease(store);
    if (!previous) throw new Refusal("There is no earlier release to go back to.");
    store.switchTo(previous);
    log(`Now serving release ${previous} instead of ${served}.`);
  });
}

/** Returns the id of the release before the current one, or null if there is none. */
export function previousRelease(store: ReleaseStore): string | null {
  const served = store.current();
  const isEarlier = (id: string) => served !== null && id < served && store.record(id) !== null;
  return store.list().findLast(isEarlier) ?? null;
}
