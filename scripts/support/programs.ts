import { existsSync } from "node:fs";

/** Returns the first path that exists and `isUsable`, or null. */
export const findProgram = (
  paths: readonly (string | undefined)[],
  isUsable: (path: string) => boolean = () => true,
): string | null => paths.find((path) => path && existsSync(path) && isUsable(path)) ?? null;
