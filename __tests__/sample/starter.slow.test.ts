import { cpSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files";
import { readFolder } from "../../src/release/read-launch";
import { copySite } from "../support/content/site-copy";
import { runScript } from "../support/servers/run-script";

/** The check writes the company's values, and this checkout's are for other tests. */
const site = copySite();
afterAll(site.remove);

/** What `npm run edit -- --from starter` gives an owner to start with. */

test("the starter has no mistakes", async () => {
  const check = runScript("check-content.ts", {
    cwd: site.directory,
    project: site.directory,
    env: { CONTENT_ROOT: "starter" },
  });
  expect(await check.nextLine()).toMatch(/^Nothing to fix in starter\//);
  expect(await check.ended).toEqual({ code: 0, errors: "" });
});

test("its menus have no dead links when an owner replaces its services", async () => {
  const starter = path.join(site.directory, "starter");
  const root = path.join(site.directory, "other");
  cpSync(starter, root, { recursive: true });
  for (const file of filesBelow(path.join(root, "services"))) {
    renameSync(path.join(root, "services", file), path.join(root, "services", `our-${file}`));
  }
  const check = runScript("check-content.ts", {
    cwd: site.directory,
    project: site.directory,
    env: { CONTENT_ROOT: "other" },
  });
  expect(await check.nextLine()).toMatch(/^Nothing to fix in other\//);
});

test("its texts name no country, no other currency, and nobody from the sample", () => {
  const texts = readFolder("starter").values.map(({ value }) => value);
  expect(texts.length).toBeGreaterThan(200);
  expect(
    texts.filter((text) => /savanna|kenya|nairobi|\bKSh\b|\bKES\b|m-pesa/i.test(text)),
  ).toEqual([]);
});

test("each text in brackets is a complete value that an owner can search for", () => {
  const texts = readFolder("starter").values.map(({ value }) => value);
  const inBrackets = texts.filter((text) => /[[\]]/.test(text));
  expect(inBrackets.length).toBeGreaterThan(80);
  expect(inBrackets.filter((text) => !/^(?:<p>)?\[[^[\]]+\](?:<\/p>)?$/.test(text))).toEqual([]);
});

test("its pictures are smaller than 1 MB in total", () => {
  const sizes = filesBelow("starter/images").map(
    (file) => statSync(path.join("starter/images", file)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});
