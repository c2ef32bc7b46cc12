import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const sources = ["src", "__tests__", "plugins", "scripts"]
  .filter((root) => existsSync(root))
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules"))
      .map((file) => path.join(root, file)),
  );

/** Headings that a file's comments name, also where a comment's line ends within the reference. */
function headingsNamedIn(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/\n\s*(?:\*|\/\/)?\s*/g, " ");
  return [...text.matchAll(/docs\/product\.md, "([^"]+)"/g)].map(([, heading]) => heading ?? "");
}

test("every rule's source is a heading of docs/product.md", () => {
  const page = readFileSync("docs/product.md", "utf8");
  const headings = new Set([...page.matchAll(/^#{2,3} (.+?)(?: \(.*\))?$/gm)].map(([, h]) => h));
  const references = sources.flatMap((file) =>
    headingsNamedIn(file).map((heading) => ({ file, heading })),
  );
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter(({ heading }) => !headings.has(heading))).toEqual([]);
});
