import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const APT = "/usr/bin/apt-get";

/** Returns the first path with a file that `isUsable`, or null. */
export const findProgram = (
  paths: readonly (string | undefined)[],
  isUsable: (path: string) => boolean = () => true,
): string | null => paths.find((path) => path && existsSync(path) && isUsable(path)) ?? null;

/** Installs Debian packages, one by one, when this user may: as root on Debian and its derivatives. */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0 || !existsSync(APT) || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(" and ")} for the tests`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) => spawnSync(APT, args, { stdio: "inherit", env });
  apt("update");
  for (const name of names) apt("install", "-y", "--no-install-recommends", name);
}
