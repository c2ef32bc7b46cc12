import fc from "fast-check";
import { authors } from "../../../src/content/catalogue/author-record";
import { isRecord } from "../../../src/content/model/repair";
import { CONTENT_NAMES, type ContentName } from "../../../src/content/registry";
import { CONTENT_FILE_MAX_BYTES } from "../../../src/content-files/content-file";
import { API_DOCUMENTS, readDocument } from "../../../src/content-files/folder-documents";
import {
  API_TYPES,
  FILE_TYPES,
  fieldsOf,
  filled,
  type TypeWithContent,
  textsIn,
} from "./all-types";

/** Characters of every kind that a text should not have, and of scripts that it may have. */
const oddCharacter = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  fc.constantFrom(
    ..."\u0000\u0001\u000b\u001b\u007f\u0085\u009b\u200b\u200d\u200e\u200f\u202e\u2066",
  ),
  fc.constantFrom(..."\u2028\u2029\u3164\ufdd0\ufeff\ufffe\uffff\u{1fffe}\u{10ffff}"),
  fc.constantFrom(
    "\ud83d",
    "\ude00",
    "]]\ufffe>",
    "</\u0000script>",
    "<\u0000b",
    "&#1;",
    "&#xfffe;",
  ),
  fc.constantFrom(..."aéßςƆ日ع \n\t<>&\"'`{}[]()#*_|%"),
);
const oddWords = fc.array(fc.array(oddCharacter, { minLength: 1, maxLength: 12 }), {
  minLength: 20,
  maxLength: 20,
});
const LENGTHS = [60, 700, 30_000, 1_000_000];
const ODD_TEXTS = fc
  .sample(oddWords, { seed: 20_261_124, numRuns: 200 })
  .map((words) => words.map((word) => word.join("")).join(" "));

/** Odd text number `n` about a field, which every part of it names: what is found names its field. */
function oddText(field: string, n: number, maxLength: number): string {
  const length = Math.min(maxLength, LENGTHS[n % LENGTHS.length] ?? 0);
  const part = `${field} ${ODD_TEXTS[n % ODD_TEXTS.length]} `;
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

/** A file of the content folder may have 1 MB, in UTF-8 with escapes: up to three bytes a character. */
const FILE_TEXT_MAX = 15_000;
const fileTextMax = ({ schema }: TypeWithContent): number =>
  Math.min(FILE_TEXT_MAX, Math.floor(CONTENT_FILE_MAX_BYTES / 3 / fieldsOf(schema).length));
let number = 0;
/** About 1 MB in UTF-8; the source takes 20 MiB of one answer. */
const MAX_LENGTH = 560_000;

/** Whether a parser shows about as much of `value` as of `before`: an item that is left out is on no page. */
const isShown = ({ parse }: TypeWithContent, value: unknown, before: number): boolean =>
  textsIn(Reflect.get(Object(parse(value)), "content")).length * 2 >= before;

/** `value` with odd text in every field that can have one; `bodyOf` makes what the type parses. */
function withOddTexts(
  name: string,
  type: TypeWithContent,
  value: unknown,
  bodyOf: (value: unknown) => unknown,
  maxLength: number,
): unknown {
  const before = textsIn(Reflect.get(Object(type.parse(bodyOf(value))), "content")).length;
  return fieldsOf(type.schema).reduce((result: unknown, field) => {
    number += 1;
    const text = oddText(labelOf(name, field), number, maxLength);
    const candidate = filled(result, field, text);
    return isShown(type, bodyOf(candidate), before) ? candidate : result;
  }, value);
}

/** Where an odd text says which field of which type it is. */
export const FIELD_LABEL = /\(([\w./-]+):[\w.*]*\)/g;
const labelOf = (name: string, field: readonly string[]): string => `(${name}:${field.join(".")})`;

/** What a content API could answer: odd text in every field of a document, of one item, and of an item each. */
export const oddAnswers = (): readonly (readonly [ContentName, unknown])[] =>
  CONTENT_NAMES.map((name) => {
    const type = API_TYPES[name];
    const { good, listKey, schema } = type;
    if (listKey === null) return [name, withOddTexts(name, type, good, (one) => one, MAX_LENGTH)];
    const list = Reflect.get(Object(good), listKey) as readonly unknown[]; // by its key
    const all = withOddTexts(name, type, list[0], (one) => ({ [listKey]: [one] }), MAX_LENGTH);
    const last = list.at(-1);
    const alone = fieldsOf(schema).map((field, n) => {
      const item = typeof last === "object" ? { ...last, id: `odd-${n}` } : last;
      return filled(item, field, oddText(labelOf(name, field), LENGTHS.length - 1, MAX_LENGTH));
    });
    return [name, { [listKey]: [all, ...alone, ...list.slice(1)] }];
  });

type OddFile = readonly [file: string, value: unknown];

/** `value` with odd text in every field of a record, without the id, which is its file's name. */
function oddRecord(
  name: string,
  type: TypeWithContent,
  value: unknown,
  bodyOf: (value: unknown) => unknown,
): Readonly<Record<string, unknown>> {
  const record = withOddTexts(name, type, value, bodyOf, fileTextMax(type));
  if (!isRecord(record)) throw new Error(`${name} has no record`);
  const { id: _id, ...fields } = record;
  return fields;
}

const first = (values: unknown): unknown => (Array.isArray(values) ? values[0] : undefined);

/** What only files have: the first record of each list, and each document. */
const filesOfRecords = (): readonly OddFile[] =>
  Object.entries(FILE_TYPES).map(([name, type]) => {
    if (type.listKey === null) {
      const file = name.endsWith(".json") ? name : `${name}.json`;
      return [file, withOddTexts(name, type, type.good, (one) => one, fileTextMax(type))];
    }
    const record = first(type.good);
    const id = isRecord(record) ? record.id : "";
    return [`${name}/${id}.json`, oddRecord(name, type, record, (one) => [one])];
  });

/** A name that a file system takes, and a report or an address must not. */
const ODD_NAME = "odd-\u001b[2J\u202e\ufffe\u200b name";

/** The post at `file` under that name, by an author who has a record: an author without posts is on no page. */
const oddlyNamed = (file: string, post: object, author: unknown): OddFile => [
  file.replace(/[^/]+(?=\.json$)/, ODD_NAME),
  { ...post, author_name: isRecord(author) ? author.name : "" },
];

/** The files of what a content API sends too; the names of categories are in the file of their looks. */
const filesOfSections = (author: unknown): readonly OddFile[] =>
  CONTENT_NAMES.filter((name) => name !== "blogCategories").flatMap((name): OddFile[] => {
    const type = API_TYPES[name];
    const { listKey, good } = type;
    const { body, files, members } = readDocument(API_DOCUMENTS[name]);
    const file = files[0]?.path ?? "";
    if (listKey !== null) {
      const odd = oddRecord(file, type, first(body), (one) => ({ [listKey]: [one] }));
      return [[file, odd], ...(name === "blogPosts" ? [oddlyNamed(file, odd, author)] : [])];
    }
    const odd = withOddTexts(file, type, good, (one) => one, fileTextMax(type));
    if (!members || !isRecord(odd)) return [[file, odd]];
    const { [members.key]: list, ...document } = odd;
    return [
      [file, document],
      [members.files[0]?.path ?? "", first(list)],
    ];
  });

/** Files of the content folder with odd text in every field: the first of each list, and each document. */
export function oddFiles(): readonly OddFile[] {
  const records = filesOfRecords();
  const [, author] = records.find(([file]) => file.startsWith(`${authors.endpoint}/`)) ?? [];
  const files = [...records, ...filesOfSections(author)];
  for (const [file, value] of files) {
    const size = Buffer.byteLength(JSON.stringify(value));
    if (size > CONTENT_FILE_MAX_BYTES) throw new Error(`${file} is too large to be read: ${size}`);
  }
  return files;
}
