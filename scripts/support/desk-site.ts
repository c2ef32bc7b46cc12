import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Matches the files and folders that make up a site's code, but not its settings, which the
 * development server gets from its environment.
 */
const CODE =
  /^(?:illustrations|plugins|sample|scripts|src|static|gatsby-[^/]+\.tsx?|package(?:-lock)?\.json|tsconfig\.json)$/;

/**
 * Copies the project's code into `site`, where the desk's development server runs, so that builds
 * have the project's `.cache` and `public` to themselves. The server's own `.cache` and `public`
 * are kept, so that it starts quickly.
 */
export function copyCode(site: string, project = process.cwd()): void {
  mkdirSync(site, { recursive: true });
  const codeIn = (folder: string) => readdirSync(folder).filter((name) => CODE.test(name));
  for (const name of [...codeIn(site), "node_modules"]) {
    rmSync(path.join(site, name), { recursive: true, force: true });
  }
  for (const name of codeIn(project)) {
    const options = { recursive: true, preserveTimestamps: true }; // webpack compares times
    cpSync(path.join(project, name), path.join(site, name), options);
  }
  symlinkSync(path.resolve(project, "node_modules"), path.join(site, "node_modules"));
}
