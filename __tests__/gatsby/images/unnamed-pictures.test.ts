import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setAsideUnnamed } from "../../../src/gatsby/images/unnamed-pictures";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const folder = temporaryFolder();
const [KEPT, REMOVED] = ["a".repeat(32), "b".repeat(32)] as const;
const file = (name: string) => path.join(folder, "public/static", name);

test("pictures that no record uses aren't published, and return once one does", async () => {
  await writeFiles(folder, {
    [`public/static/${KEPT}/1/office.jpg`]: "office",
    [`public/static/${REMOVED}/1/amina.jpg`]: "amina",
    "public/static/fonts/text.woff2": "font",
    "public/static/icons-1.svg": "icons",
  });
  setAsideUnnamed(new Set([KEPT]), folder);
  const there = [`${KEPT}/1/office.jpg`, "fonts/text.woff2", "icons-1.svg"];
  expect(there.filter((name) => !existsSync(file(name)))).toEqual([]);
  expect(existsSync(file(REMOVED))).toBe(false);
  setAsideUnnamed(new Set([KEPT, REMOVED]), folder);
  expect(readFileSync(file(`${REMOVED}/1/amina.jpg`), "utf8")).toBe("amina");
});

test("a first build has nothing to set aside", () => {
  expect(() => setAsideUnnamed(new Set([KEPT]), path.join(folder, "none"))).not.toThrow();
});
