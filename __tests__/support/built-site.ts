import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const PUBLIC = path.resolve("public");
/** The page of the client-only route and the copy of 404 that Gatsby adds. */
const NOT_PAGES = /\[\.\.\.rest\]|^404\.html$|^404\//;

/** Addresses of all pre-built pages, from the files in `public/`. */
export function builtAddresses(): string[] {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)));
  return files
    .filter((file) => !NOT_PAGES.test(file))
    .map((file) => `/${path.dirname(file).replace(/^\.$/, "")}`)
    .sort();
}

/** The HTML of a pre-built page. */
export const builtPage = (address: string): string =>
  readFileSync(path.join(PUBLIC, address, "index.html"), "utf8");

/** Whether a host with the project's rules has something at `address` (path only). */
export function isBuilt(address: string): boolean {
  const file = path.join(PUBLIC, decodeURI(address));
  return (
    existsSync(path.join(file, "index.html")) || (path.extname(file) !== "" && existsSync(file))
  );
}

/** Values of one attribute of one element in an HTML text, entities decoded. */
export function attributes(html: string, element: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, "gi")) ?? [];
  const value = new RegExp(`\\s${attribute}="([^"]*)"`, "i");
  return tags.flatMap((tag) => value.exec(tag)?.[1]?.replace(/&amp;/g, "&") ?? []);
}
