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

/** Characters of all kinds that text shouldn't contain, and of scripts that it may. */
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

/**
 * Odd text number `n` for a field. It repeats the field's name, so that every finding identifies
 * its field.
 */
function oddText(field: string, n: number, maxLength: number): string {
  const length = Math.min(maxLength, LENGTHS[n % LENGTHS.length] ?? 0);
  const part = `${field} ${ODD_TEXTS[n % ODD_TEXTS.length]} `;
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

/** Files may have 1 MB, and a character takes up to three bytes in UTF-8 with escapes. */
const FILE_TEXT_MAX = 15_000;
const fileTextMax = ({ schema }: TypeWithContent): number =>
  Math.min(FILE_TEXT_MAX, Math.floor(CONTENT_FILE_MAX_BYTES / 3 / fieldsOf(schema).length));
let number = 0;
/** About 1 MB in UTF-8. The source plugin accepts 20 MiB per response. */
const MAX_LENGTH = 560_000;

/**
 * Whether a parser shows about as much of `value` as of `before`. Otherwise the item was dropped,
 * so it's on no page.
 */
function isShown({ parse }: TypeWithContent, value: unknown, before: number): boolean {
  const content = Reflect.get(Object(parse(value)), "content");
  return content !== null && textsIn(content).length * 2 >= before; // null stops the build
}

/**
 * Puts odd text into every field of `value` that can have it. `bodyOf` makes what the type parses.
 */
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

/** The label in odd text that names its type and field. */
export const FIELD_LABEL = /\(([\w./-]+):[\w.*]*\)/g;
const labelOf = (name: string, field: readonly string[]): string => `(${name}:${field.join(".")})`;

/**
 * What a content API might send: odd text in every field of a document, of one item, and of one
 * item per field.
 */
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

/** Puts odd text into every field of a record except the id, which is its file's name. */
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

/** Content that only files have: the first record of each list, and each document. */
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

/** A name that file systems accept, but that mustn't appear in reports or URLs. */
const ODD_NAME = "odd-\u001b[2J\u202e\ufffe\u200b name";

/**
 * The post in `file` under that name. Its author has a record, because authors without posts aren't
 * on any page.
 */
const oddlyNamed = (file: string, post: object, author: unknown): OddFile => [
  file.replace(/[^/]+(?=\.json$)/, ODD_NAME),
  { ...post, author_name: isRecord(author) ? author.name : "" },
];

/**
 * Files of content that a content API also sends. Category names are in the file of their looks.
 */
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

/** Content files with odd text in every field: the first of each list, and each document. */
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
