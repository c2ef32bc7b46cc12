import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../scripts/support/content-gate";
import { sentence } from "../../../scripts/support/findings";
import { pictureCheck } from "../../../scripts/support/picture-findings";
import { ADDED_FILES, addStates } from "../../support/content/content-states";
import {
  CLOSED_FOLDERS,
  changeEverything,
  contentFiles,
  copySample,
  isMenu,
  type Json,
  jsonOf,
  leavesOf,
  nameFromTitle,
  otherValue,
  titleOf,
  withValue,
  writeJson,
} from "../../support/content/content-walk";
import { inFull, isFull } from "../../support/full";
import { temporaryFolder } from "../../support/temporary-folder";

/** Changes each field of every kind of file in turn, as an editor would, and runs the check. */

// `npm test` checks one file of each kind, `npm run test:full` the whole sample
const root = temporaryFolder();
copySample(root, isFull ? Number.POSITIVE_INFINITY : 2);
const FILES = contentFiles(root).filter(
  (file, i, all) =>
    isFull || isSection(file) || path.dirname(all[i - 1] ?? "") !== path.dirname(file),
);
const checkPicture = pictureCheck();
const check = async (folder = root) =>
  (await checkContent(path.join(folder, "content"), checkPicture)).map(sentence);

/** The fields to change. */
const walked = (record: Json) =>
  leavesOf(record).filter(
    ({ kind }, i, all) => isFull || all.findIndex((leaf) => leaf.kind === kind) === i,
  );

/** Runs with another value in a file, then restores the file. */
async function changed(file: string, value: Json) {
  const before = readFileSync(path.join(root, file));
  writeJson(root, file, value);
  try {
    return await check();
  } finally {
    writeFileSync(path.join(root, file), before);
  }
}

/** Combinations that a field can't have, although its parts could. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  tiers:
    /^content\/prices\.json, line \d+: tiers is a list, but must start at 1 SMS part, and each/,
  categories:
    /blog-categories\.json, line \d+: categories\[6\]\.name “SMS” has the same address as/,
};

/** Mistakes about links to pages that a switch has removed. */
const SWITCHED_OFF =
  /links to \/(?:tools|pricing|sms-portal|case-studies|testimonials)\b.*, but the site has no such page$/;

/** How mistakes end about links to a service's removed aliases. */
function goneAddresses(before: Json, after: Json): readonly string[] {
  const aliasesOf = (service: Json) =>
    (service as { aliases?: readonly Json[] }).aliases?.map(String) ?? []; // a record
  const kept = aliasesOf(after);
  return aliasesOf(before)
    .filter((alias) => !kept.includes(alias))
    .map((alias) => ` links to /services/${alias}, but the site has no such page`);
}

test("the sample passes", async () => {
  expect(await check()).toEqual([]);
});

/** Changes fields one by one. Returns the valid values that are refused, with the mistakes. */
async function refusedOthers(file: string, isWalked: (kind: string) => boolean = () => true) {
  const record = jsonOf(root, file);
  const refused: unknown[] = [];
  for (const { steps, value, kind } of walked(record).filter((leaf) => isWalked(leaf.kind))) {
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
  return refused;
}

/**
 * Puts invalid values into fields one by one. Returns those that no mistake names with file and
 * field.
 */
async function unnamedMistakes(file: string, isWalked: (kind: string) => boolean = () => true) {
  const record = jsonOf(root, file);
  const unnamed: unknown[] = [];
  for (const { steps, field } of walked(record).filter(({ kind }) => isWalked(kind))) {
    const found = await changed(file, withValue(record, steps, { no: "value" }));
    const list = field.replace(/\[\d+\]$/, ""); // some lists are only valid or invalid as a whole
    const isNamed = found.some((line) => line.startsWith(file) && line.includes(list));
    if (!isNamed) unnamed.push([field, ...found]);
  }
  return unnamed;
}

// `npm test` changes everything at once, below, and walks only records with a state
inFull(() =>
  describe.each(FILES)("%s", (file) => {
    if (!isMenu(file))
      test("passes with another value in each field, and each list with another order or length", async () => {
        expect(await refusedOthers(file)).toEqual([]);
      });

    test("has a sentence with file and field for each invalid value", async () => {
      expect(await unnamedMistakes(file)).toEqual([]);
    });
  }),
);

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
  "%s: an extra record is named after its title, or refused if the code lists them all",
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

test.each(RECORDS)("%s: a removed record is only missed by what links to it", async (file) => {
  const record = jsonOf(root, file);
  rmSync(path.join(root, file));
  const found = await check();
  writeJson(root, file, record);
  const ofStudies = `serviceId is “${path.basename(file, ".json")}”, which isn’t a service`;
  const missed = found.filter(
    (line) =>
      !/but the site has no such page$/.test(line) &&
      !(file.startsWith("content/services/") && line.endsWith(ofStudies)),
  );
  expect(missed).toEqual(
    file.startsWith("content/legal/")
      ? [`${file}: the file is missing or has no text that can be shown`]
      : [],
  );
});

describe("with records that have a state, former ids or terms, and signatures", () => {
  beforeAll(() => addStates(root));

  test("the folder passes", async () => {
    expect(await check()).toEqual([]);
  });

  test.each(ADDED_FILES)(
    "$file: each added field may have another value, and has a sentence if it's invalid",
    async ({ file, hasField }) => {
      expect(leavesOf(jsonOf(root, file)).some(({ kind }) => hasField(kind))).toBe(true);
      expect(await refusedOthers(file, hasField)).toEqual([]);
      expect(await unnamedMistakes(file, hasField)).toEqual([]);
    },
  );

  test.each<[string, string, Json, RegExp]>([
    ["posts/appears", "draft", "true", /: draft must be true or false, without quotation marks/],
    [
      "team/joins",
      "publish_at",
      "Monday",
      /: publish_at is “Monday”, but must be a date and time with a/,
    ],
    [
      "posts/goes",
      "unpublish_at",
      "2026-01-01T08:00:00Z",
      /: unpublish_at must be later than publish_at/,
    ],
    ["posts/goes", "moved_from", "came", /: moved_from must be a list of former ids/],
    [
      "services/with-terms",
      "moved_from",
      ["ussd"],
      /: moved_from contains .*, which is still in use/,
    ],
  ])("%s with %s set to %j is refused", async (name, field, value, expected) => {
    const file = `content/${name}.json`;
    expect(await changed(file, withValue(jsonOf(root, file), [field], value))).toContainEqual(
      expect.stringMatching(expected),
    );
  });
});

const other = temporaryFolder();

test("everything can change at once", async () => {
  copySample(other);
  addStates(other);
  changeEverything(other);
  expect(await check(other)).toEqual([]);
});

function isSection(file: string): boolean {
  return /^content\/(?:sections\/|tools\/|[\w-]+\.json$)/.test(file);
}
