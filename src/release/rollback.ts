import path from "node:path";
import { openReleases, type ReleaseStore } from "./release-store";

/** Thrown when a rebuild isn't published or a rollback isn't possible. The message says why. */
export class Refusal extends Error {}

interface RollbackOptions {
  /** Project folder that relative paths are resolved against. Defaults to the current folder. */
  readonly root?: string;
  readonly releasesDirectory: string | null;
  readonly log: (text: string) => void;
}

/** Goes back to the release before the current one. Throws a `Refusal` if there is none. */
export async function rollback({
  root = ".",
  releasesDirectory,
  log,
}: RollbackOptions): Promise<void> {
  if (!releasesDirectory)
    throw new Refusal("There are no releases, because RELEASES_DIR isn’t set.");
  const store = openReleases(path.resolve(root, releasesDirectory));
  await store.withLock(async () => {
    const served = store.current();
    const previous = previousRelease(store);
    if (!previous) throw new Refusal("There’s no earlier release to go back to.");
    store.switchTo(previous);
    log(`Now serving release ${previous} instead of ${served}.`);
  });
}

/** Returns null if there's no earlier release. */
export function previousRelease(store: ReleaseStore): string | null {
  const served = store.current();
  const isEarlier = (id: string) => served !== null && id < served && store.record(id) !== null;
  return store.list().findLast(isEarlier) ?? null;
}
