import {
  momentInWords,
  publicationOf,
  publishedRecords,
} from "../../../src/content/model/publication";
import { publishedNow } from "../../../src/content/model/publication-state";
import { EDITION } from "../../fixtures/edition";

const BEFORE = "2026-11-24T08:59:59+03:00";
const NOW = "2026-11-24T09:00:00+03:00";
const AFTER = "2026-11-24T09:00:01+03:00";

test.each<[string, Record<string, unknown>, string]>([
  ["says nothing of itself", {}, "published"],
  ["is no draft any more", { draft: false }, "published"],
  ["has empty fields", { draft: null, publish_at: "", unpublish_at: null }, "published"],
  ["is a draft", { draft: true }, "draft"],
  ["is a draft whose day has come", { draft: true, publish_at: BEFORE }, "draft"],
  ["is out by another system's words", { published: true, status: "live" }, "published"],
  ["is none by another system's words", { is_draft: false, drafts: 0 }, "published"],
  ["counts drafts", { drafts: 20 }, "published"],
  ["has a state that means something else", { status: "featured", published: "" }, "published"],
  [
    "has a day in another system's words",
    { published_at: BEFORE, deleted: 0, deleted_at: null, archived_at: 0 },
    "published",
  ],
  ["has a day of removal that is to come", { archived_at: AFTER }, "published"],
  ["was taken down and published anew", { unpublished_at: BEFORE }, "published"],
  ["has a database's zero for a removal", { deleted_at: "0000-00-00 00:00:00" }, "published"],
  ["has a program's zero for a removal", { deleted_at: "0001-01-01T00:00:00Z" }, "published"],
  ["has the first second for a removal", { archivedAt: "1970-01-01T00:00:00Z" }, "published"],
  ["has a word for no removal", { deleted_at: "null", archived_at: "never" }, "published"],
  ["has a number for a removal to come", { deleted_at: 4102444800 }, "published"],
  ["has appeared", { publish_at: BEFORE }, "published"],
  ["appears at this moment", { publish_at: NOW }, "published"],
  ["appears in a second", { publish_at: AFTER }, "scheduled"],
  ["appears in another zone's morning", { publish_at: "2026-11-24T06:00:01Z" }, "scheduled"],
  ["ends in a second", { unpublish_at: AFTER }, "published"],
  ["ends at this moment", { unpublish_at: NOW }, "ended"],
  ["has ended", { publish_at: "2026-01-01T00:00:00Z", unpublish_at: BEFORE }, "ended"],
])("a record that %s", (_, fields, state) => {
  expect(publicationOf(fields, EDITION.now)).toMatchObject({ state, problems: [] });
});

test.each<[string, Record<string, unknown>, string]>([
  ["the word for true", { draft: "true" }, "draft must be true or false"],
  ["another spelling of draft", { Draft: true }, "Draft must be written “draft”"],
  ["another spelling of a date", { "publish-At": "x" }, "publish-At must be written “publish_at”"],
  [
    "what others call a draft",
    { published: false },
    "published must be written “draft”, with true",
  ],
  ["the state of a draft", { status: "Draft" }, "status must be written “draft”, with true"],
  ["the state of what waits", { status: "pending" }, "status must be written “draft”, with true"],
  ["the state of what is over", { status: "Archived" }, "status must be written “draft”"],
  ["the word for false", { published: "false" }, "published must be written “draft”, with true"],
  ["a database's false", { is_published: 0 }, "is_published must be written “draft”, with true"],
  ["more than one draft", { drafts: true }, "drafts must be written “draft”, with true"],
  ["a draft as a question", { is_draft: true }, "is_draft must be written “draft”, with true"],
  ["what is looked through", { state: "In review" }, "state must be written “draft”, with true"],
  ["what is waited for", { status: "pending_review" }, "status must be written “draft”, with true"],
  ["who may see it", { visibility: "private" }, "visibility must be written “draft”, with true"],
  ["what waits for others", { workflow_state: "Needs review" }, "workflow_state must be written"],
  ["what few may see", { is_private: 1 }, "is_private must be written “draft”, with true"],
  ["the day of a removal", { deleted_at: BEFORE }, "deleted_at must be written “draft”, with true"],
  ["the second of a removal", { deleted_at: 1764000000 }, "deleted_at must be written “draft”"],
  ["its millisecond", { archivedAt: 1764000000000 }, "archivedAt must be written “draft”"],
  ["a removal by true", { deleted_at: true }, "deleted_at must be written “draft”, with true"],
  ["what was deleted", { isDeleted: true }, "isDeleted must be written “draft”, with true"],
  [
    "another system's day to come",
    { publishedAt: AFTER },
    "publishedAt must be written “publish_at”",
  ],
  [
    "a database's day to come",
    { published_at: "2026-11-24T09:00:01+03" },
    "published_at must be written “publish_at”",
  ],
  ["a number", { draft: 0 }, "draft must be true or false"],
  ["a word", { publish_at: "tomorrow" }, "publish_at is “tomorrow”, but must be a date"],
  ["a day alone", { publish_at: "2020-01-01" }, "publish_at is “2020-01-01”, but"],
  ["no zone", { publish_at: "2020-01-01T08:00:00" }, "but must be a date with a time and its zone"],
  ["a day that no month has", { publish_at: "2020-02-31T08:00:00Z" }, "but must be a date"],
  ["a number for a date", { unpublish_at: 1700000000 }, "unpublish_at is number, but"],
  ["an end before the beginning", { publish_at: AFTER, unpublish_at: NOW }, "is not after"],
])("%s publishes nothing, and is named", (_, fields, problem) => {
  const { state, problems, next } = publicationOf(fields, EDITION.now);
  expect({ state, next }).toEqual({ state: "draft", next: null });
  expect(problems.map((one) => `${one.field} ${one.problem}`).join()).toContain(problem);
});

test("a record that is read by itself is as a build would show it", () => {
  const post = { id: 1, created_at: "2026-01-01T00:00:00Z" };
  expect(publishedNow(post, EDITION.now)).toEqual(post);
  expect(publishedNow({ ...post, publish_at: BEFORE }, EDITION.now)).toMatchObject({
    created_at: "2026-11-24T05:59:59.000Z",
  });
  expect(publishedNow({ ...post, publish_at: AFTER }, EDITION.now)).toBeUndefined();
  expect(publishedNow({ ...post, draft: true }, EDITION.now)).toBeUndefined();
  expect(publishedNow("no record", EDITION.now)).toBe("no record");
});

const RECORDS = [
  { id: 1, title: "Out" },
  { id: 2, title: "Not yet", draft: true },
  { id: 3, author: "Amina", title: "Teacher", publish_at: "2026-11-30T08:00:00+03:00" },
  { id: 4, title: "Over", unpublish_at: BEFORE },
  { id: 5, title: "Offer", unpublish_at: AFTER },
  "no record",
];

test("an edition has what is published, without the fields of its state", () => {
  const { records, shown, unpublished, due } = publishedRecords(RECORDS, EDITION);
  expect(records).toEqual([{ id: 1, title: "Out" }, { id: 5, title: "Offer" }, "no record"]);
  expect(shown).toEqual([0, 4, 5]);
  expect(unpublished).toEqual([
    { index: 1, state: "draft", title: "Not yet" },
    { index: 2, state: "scheduled", title: "Amina" },
    { index: 3, state: "ended", title: "Over" },
  ]);
  expect(due.map(({ title, event }) => `${title} ${event}`)).toEqual([
    "Amina appears",
    "Offer ends",
  ]);
});

test("an edition with drafts marks what is not published yet, and leaves out what is over", () => {
  const { records } = publishedRecords(RECORDS, { ...EDITION, drafts: true });
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
    "written just before, as a database says it",
    { created_at: "2026-11-20T07:59:00+03" },
    APPEARED,
  ],
  ["written just before in UTC, without a zone", { created_at: "2026-11-20 04:59:59" }, APPEARED],
  ["written after it appeared", { created_at: "2026-11-21T08:00:00Z" }, "2026-11-21T08:00:00Z"],
  ["with a date that is none", { created_at: "soon" }, "soon"],
  ["with an empty date", { created_at: "" }, APPEARED],
  ["without a date", {}, APPEARED],
])("a post %s has the date of its readers", (_, date, created_at) => {
  const post = { title: "T", ...date, publish_at: "2026-11-20T08:00:00+03:00" };
  expect(publishedRecords([post], EDITION, "post").records).toEqual([{ title: "T", created_at }]);
  expect(publishedNow(post, EDITION.now)).toMatchObject({ created_at });
});

test("what is no post has no date", () => {
  const records = [{ title: "T", publish_at: "2026-11-20T08:00:00+03:00" }];
  expect(publishedRecords(records, EDITION, "page").records).toEqual([{ title: "T" }]);
});

test("a moment is told in Nairobi time, with its year where that is another", () => {
  const now = EDITION.now.toISOString();
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
  ["has characters that no text has", ["old\u0000-\u202eid"], ["old-id"]],
  ["has no visible character", ["\u200b"], []],
  ["is longer than any name of a file", ["a".repeat(201)], []],
])("a former id that %s leads to the record or is reported", (_, moved_from, former) => {
  const { moves, problems, records } = publishedRecords(
    [{ id: "new", moved_from }],
    EDITION,
    "page",
  );
  expect(moves.map(({ from, to }) => [from, to])).toEqual(former.map((from) => [from, "new"]));
  expect(problems).toHaveLength(former.length === 0 ? 1 : 0);
  expect(records).toEqual([{ id: "new" }]);
});
