import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent, pictureCheck } from "../../../scripts/support/content-gate";
import { sentence } from "../../../scripts/support/findings";
import { checkImage } from "../../../src/gatsby/sourcing/image-check";
import {
  CLOSED_FOLDERS,
  changeEverything,
  contentFiles,
  copySample,
  type Json,
  jsonOf,
  leavesOf,
  nameFromTitle,
  otherValue,
  titleOf,
  withValue,
  writeJson,
} from "../../support/content/content-walk";
import { isFull } from "../../support/full";
import { temporaryFolder } from "../../support/temporary-folder";

/** Every field of every kind of file is changed in turn, as an editor would, and goes through the gate. */

// `npm test` walks one file of each kind, `npm run test:full` all of the sample
const root = temporaryFolder();
copySample(root, isFull ? Number.POSITIVE_INFINITY : 2);
const FILES = contentFiles(root).filter(
  (file, i, all) =>
    isFull || isSection(file) || path.dirname(all[i - 1] ?? "") !== path.dirname(file),
);
const checkPicture = pictureCheck({ check: checkImage });
const check = async (folder = root) => (await checkContent(folder, checkPicture)).map(sentence);

/** Runs with another value in a file, and puts the file back. */
async function changed(file: string, value: Json) {
  const before = readFileSync(path.join(root, file));
  writeJson(root, file, value);
  try {
    return await check();
  } finally {
    writeFileSync(path.join(root, file), before);
  }
}

/** What a field alone cannot have, though each of its parts could. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  tiers:
    /^content\/prices\.json, line \d+: tiers is a list, but must begin with 1 SMS part, and each/,
  categories:
    /blog-categories\.json, line \d+: categories\[6\]\.name “SMS” makes the same address as/,
};

/** What is said of links to pages that a switch has taken away. */
const SWITCHED_OFF =
  /leads to \/(?:tools|sms-portal|case-studies|testimonials)\b.*, which the site does not have$/;

/** Ends of what is said of links to a service's aliases that it no longer has. */
function goneAddresses(before: Json, after: Json): readonly string[] {
  const aliasesOf = (service: Json) =>
    (service as { aliases?: readonly Json[] }).aliases?.map(String) ?? []; // a record
  const kept = aliasesOf(after);
  return aliasesOf(before)
    .filter((alias) => !kept.includes(alias))
    .map((alias) => ` leads to /services/${alias}, which the site does not have`);
}

test("the sample passes", async () => {
  expect(await check()).toEqual([]);
});

describe.each(FILES)("%s", (file) => {
  const record = jsonOf(root, file);

  test("passes with another value in each field, and each list in another order or length", async () => {
    const refused: unknown[] = [];
    for (const { steps, value, kind } of leavesOf(record)) {
      const others = Array.isArray(value)
        ? [[...value].reverse(), [...value, ...value.slice(0, 1)], value.slice(1)]
        : [otherValue(file, kind, value)];
      for (const other of others) {
        const after = withValue(record, steps, other);
        const found = await changed(file, after);
        const gone = goneAddresses(record, after);
        const isExpected = found.every(
          (line) =>
            REFUSED[kind]?.test(line) ||
            gone.some((end) => line.endsWith(end)) ||
            (file === "content/site.json" && SWITCHED_OFF.test(line)),
        );
        if (!isExpected) refused.push([kind, other, ...found]);
      }
    }
    expect(refused).toEqual([]);
  });

  test("has a sentence with file and field for each value that is none", async () => {
    const unnamed: unknown[] = [];
    for (const { steps, field } of leavesOf(record)) {
      const found = await changed(file, withValue(record, steps, { no: "value" }));
      const list = field.replace(/\[\d+\]$/, ""); // some lists are right or wrong as a whole
      const isNamed = found.some((line) => line.startsWith(file) && line.includes(list));
      if (!isNamed) unnamed.push([field, ...found]);
    }
    expect(unnamed).toEqual([]);
  });
});

test.each(Object.entries(REFUSED))(
  "%s in the wrong order or twice is refused",
  async (kind, expected) => {
    const file =
      FILES.find((name) => leavesOf(jsonOf(root, name)).some((leaf) => leaf.kind === kind)) ?? "";
    const record = jsonOf(root, file);
    const { steps, value } = leavesOf(record).find((leaf) => leaf.kind === kind) ?? {
      steps: [],
      value: [],
    };
    const list = value as readonly string[]; // by its kind
    expect(await changed(file, withValue(record, steps, [...list, ...list.slice(0, 1)]))).toEqual([
      expect.stringMatching(expected),
    ]);
  },
);

const RECORDS = FILES.filter((file) => !isSection(file));

test.each(RECORDS)(
  "%s: a record more is named from its title, or refused where code knows all",
  async (file) => {
    const record = jsonOf(root, file);
    const other = `${path.dirname(file)}/${nameFromTitle(titleOf(record))}-again.json`;
    writeJson(root, other, record);
    const found = await check();
    rmSync(path.join(root, other));
    const isClosed = CLOSED_FOLDERS.some((name) => file.startsWith(`content/${name}/`));
    expect(found).toEqual(
      isClosed
        ? [expect.stringMatching(`^${other}(?:, line \\d+)?: id is .*must be one of: `)]
        : [],
    );
  },
);

test.each(RECORDS)("%s: a record fewer is missed only by what leads to it", async (file) => {
  const record = jsonOf(root, file);
  rmSync(path.join(root, file));
  const found = await check();
  writeJson(root, file, record);
  const ofStudies = `serviceId is “${path.basename(file, ".json")}”, which is no service`;
  const missed = found.filter(
    (line) =>
      !/which the site does not have$/.test(line) &&
      !(file.startsWith("content/services/") && line.endsWith(ofStudies)),
  );
  expect(missed).toEqual(
    file.startsWith("content/legal/") ? [`${file}: the file has no text that can be shown`] : [],
  );
});

const other = temporaryFolder();

test("everything may change at once", async () => {
  copySample(other);
  changeEverything(other);
  expect(await check(other)).toEqual([]);
});

function isSection(file: string): boolean {
  return /^content\/(?:sections\/|[\w-]+\.json$)/.test(file);
}
