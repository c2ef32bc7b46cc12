import {
  momentInWords,
  publicationOf,
  publishedRecords,
} from "../../../src/content/model/publication";
import { publishedNow } from "../../../src/content/model/publication-state";
import { PREVIEW_OPTIONS } from "../../fixtures/preview-options";

const BEFORE = "2026-11-24T08:59:59+03:00";
const NOW = "2026-11-24T09:00:00+03:00";
const AFTER = "2026-11-24T09:00:01+03:00";

const ABSENT = [undefined, null, "", "0000-00-00", "0000-00-00 00:00:00"];

/** A record's state for each value of a field. Without the field it's published. */
const CONTRACT: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  draft: {
    published: [...ABSENT, false, 0, "0", "false"],
    draft: [true, 1, "1", "true", "yes", "no", "False", {}, []],
  },
  status: {
    published: [
      ...[...ABSENT, true, 1, "published", "publish", "public", "live", "active", "approved"],
      ...["Published", "LIVE"],
    ],
    draft: [false, 0, "draft", "pending", "private", "published soon", "relive", "1", "true", {}],
  },
  publish_at: {
    published: [
      ...ABSENT,
      BEFORE,
      NOW,
      "2026-11-24 06:00:00",
      "2026-11-24",
      "0001-01-01T00:00:00Z",
    ],
    scheduled: [AFTER, "2026-11-24T06:00:01Z", "2026-11-24 06:00:01", "9999-12-31"],
    draft: ["tomorrow", "2020-02-31T08:00:00Z", 1_764_000_000, true, false, {}],
  },
  unpublish_at: {
    published: [...ABSENT, AFTER, "2026-11-25", "9999-12-31 23:59:59"],
    ended: [BEFORE, NOW, "2026-11-24"],
    draft: ["never", 4_102_444_800, true, {}],
  },
  deleted_at: {
    published: [...ABSENT, false, 0],
    ended: [BEFORE, AFTER, "2026-11-24", true, 1, 1_764_000_000, "0", "false", "never", {}],
  },
};
const SAME: Readonly<Record<string, string>> = {
  published_at: "publish_at",
  expires_at: "unpublish_at",
  archived_at: "deleted_at",
};
const ROWS = [...Object.keys(CONTRACT), ...Object.keys(SAME)].flatMap((field) =>
  Object.entries(CONTRACT[SAME[field] ?? field] ?? {}).map(
    ([state, values]) => [field, state, values] as const,
  ),
);

test.each(ROWS)("%s: %s", (field, state, values) => {
  for (const value of values) {
    const own = publicationOf({ [field]: value }, PREVIEW_OPTIONS.now);
    expect({ value, state: own.state }).toEqual({ value, state });
  }
});

test.each<[string, Record<string, unknown>, string]>([
  [
    "every spelling that other systems use",
    { published: false, is_draft: true, state: "draft" },
    "published",
  ],
  ["another spelling", { Draft: true, "publish-at": AFTER, deletedAt: BEFORE }, "published"],
  ["a draft whose date has passed", { draft: true, publish_at: BEFORE }, "draft"],
  ["one of two dates in the future", { publish_at: BEFORE, published_at: AFTER }, "scheduled"],
  ["one of two end dates in the past", { unpublish_at: AFTER, expires_at: BEFORE }, "ended"],
  ["an end before the beginning", { publish_at: AFTER, unpublish_at: NOW }, "ended"],
  ["a public status with a draft mark", { status: "live", draft: true }, "draft"],
])("%s: %j is %s", (_, fields, state) => {
  expect(publicationOf(fields, PREVIEW_OPTIONS.now).state).toBe(state);
});

test.each<[string, Record<string, unknown>, string]>([
  ["a word for a date", { publish_at: "tomorrow" }, "publish_at is “tomorrow”, but must be a date"],
  ["an impossible date", { expires_at: "2020-02-31" }, "expires_at is “2020-02-31”, but must"],
  [
    "a number for a date",
    { unpublish_at: 1700000000 },
    "unpublish_at is 1700000000, but must be a",
  ],
  ["a word for a draft", { draft: "yes" }, "draft must be true or false, without quotation marks"],
  ["an end before the beginning", { publish_at: AFTER, unpublish_at: NOW }, "must be later"],
  [
    "two dates, the end first",
    { publish_at: "2027-02-02", unpublish_at: "2027-02-01" },
    "must be later",
  ],
])("%s publishes nothing and is reported", (_, fields, problem) => {
  const { state, problems, next } = publicationOf(fields, PREVIEW_OPTIONS.now);
  expect(state).not.toBe("published");
  expect(next).toBeNull();
  expect(problems.map((one) => `${one.field} ${one.problem}`)).toEqual([
    expect.stringContaining(problem),
  ]);
});

test("a record read separately is as a build would show it", () => {
  const post = { id: 1, created_at: "2026-01-01T00:00:00Z" };
  expect(publishedNow(post, PREVIEW_OPTIONS.now)).toEqual(post);
  expect(publishedNow({ ...post, publish_at: BEFORE }, PREVIEW_OPTIONS.now)).toMatchObject({
    created_at: "2026-11-24T05:59:59.000Z",
  });
  expect(publishedNow({ ...post, publish_at: AFTER }, PREVIEW_OPTIONS.now)).toBeUndefined();
  expect(publishedNow({ ...post, draft: true }, PREVIEW_OPTIONS.now)).toBeUndefined();
  expect(publishedNow("no record", PREVIEW_OPTIONS.now)).toBe("no record");
});

const RECORDS = [
  { id: 1, title: "Out" },
  { id: 2, title: "Not yet", draft: true },
  { id: 3, author: "Amina", title: "Teacher", publish_at: "2026-11-30T08:00:00+03:00" },
  { id: 4, title: "Over", unpublish_at: BEFORE },
  { id: 5, title: "Offer", unpublish_at: AFTER },
  "no record",
];

test("a build contains published records, without the fields of their state", () => {
  const { records, shown, unpublished, scheduledChanges } = publishedRecords(
    RECORDS,
    PREVIEW_OPTIONS,
  );
  expect(records).toEqual([{ id: 1, title: "Out" }, { id: 5, title: "Offer" }, "no record"]);
  expect(shown).toEqual([0, 4, 5]);
  expect(unpublished).toEqual([
    { index: 1, state: "draft", title: "Not yet" },
    { index: 2, state: "scheduled", title: "Amina" },
    { index: 3, state: "ended", title: "Over" },
  ]);
  expect(scheduledChanges.map(({ title, event }) => `${title} ${event}`)).toEqual([
    "Amina appears",
    "Offer ends",
  ]);
});

test("a preview with drafts marks records that aren't published yet, and leaves out those that are over", () => {
  const { records } = publishedRecords(RECORDS, { ...PREVIEW_OPTIONS, drafts: true });
  expect(records.slice(1, 3)).toEqual([
    { id: 2, title: "[Draft] Not yet" },
    { id: 3, author: "[From Monday 30 November, 08:00] Amina", title: "Teacher" },
  ]);
  expect(JSON.stringify(records)).not.toContain("Over");
});

const APPEARED = "2026-11-20T05:00:00.000Z";

test.each<[string, { readonly created_at?: unknown }, string]>([
  ["written before it appears", { created_at: "2026-11-01T08:00:00Z" }, APPEARED],
  [
    "written just before, in a database's format",
    { created_at: "2026-11-20T07:59:00+03" },
    APPEARED,
  ],
  ["written just before in UTC, without a zone", { created_at: "2026-11-20 04:59:59" }, APPEARED],
  ["written after it appeared", { created_at: "2026-11-21T08:00:00Z" }, "2026-11-21T08:00:00Z"],
  ["with an invalid date", { created_at: "soon" }, "soon"],
  ["with an empty date", { created_at: "" }, APPEARED],
  ["without a date", {}, APPEARED],
])("a post %s has the date that its readers see", (_, date, created_at) => {
  const post = { title: "T", ...date, publish_at: "2026-11-20T08:00:00+03:00" };
  expect(publishedRecords([post], PREVIEW_OPTIONS, "post").records).toEqual([
    { title: "T", created_at },
  ]);
  expect(publishedNow(post, PREVIEW_OPTIONS.now)).toMatchObject({ created_at });
});

test("records other than posts get no date", () => {
  const records = [{ title: "T", publish_at: "2026-11-20T08:00:00+03:00" }];
  expect(publishedRecords(records, PREVIEW_OPTIONS, "page").records).toEqual([{ title: "T" }]);
});

test("a moment is shown in Nairobi time, with the year if it's another one", () => {
  const now = PREVIEW_OPTIONS.now.toISOString();
  expect(momentInWords("2026-11-29T21:30:00Z", now)).toBe("Monday 30 November, 00:30");
  expect(momentInWords("2026-12-31T21:00:00Z", now)).toBe("Friday 1 January 2027, 00:00");
});

test.each<[string, unknown, readonly string[]]>([
  ["is a name", [" old-id "], ["old-id"]],
  [
    "is a path or a URL",
    ["/blog/old-id", "https://www.duka.example/blog/older/?a=1#b/c"],
    ["old-id", "older"],
  ],
  ["has characters that no text may contain", ["old\u0000-\u202eid"], ["old-id"]],
  ["has no visible characters", ["\u200b"], []],
  ["is longer than any file name", ["a".repeat(201)], []],
])("a former id that %s leads to the record or is reported", (_, moved_from, former) => {
  const { moves, problems, records } = publishedRecords(
    [{ id: "new", moved_from }],
    PREVIEW_OPTIONS,
    "page",
  );
  expect(moves.map(({ from, to }) => [from, to])).toEqual(former.map((from) => [from, "new"]));
  expect(problems).toHaveLength(former.length === 0 ? 1 : 0);
  expect(records).toEqual([{ id: "new" }]);
});
