import { distance } from "fastest-levenshtein";
import { blogPosts } from "../blog/blog-posts";
import { toSegment } from "../model/plain-text";
import type { AdvisedRecord, Rule } from "./rule";

/** Returns a key that is equal for spellings of one tag: "SMS Tips", "sms tip" and "SMS-típs". */
const sameTag = (name: string): string =>
  toSegment(name.normalize("NFD").replace(/\p{M}/gu, ""))
    .split("-")
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word))
    .join("-");

/** Finds tags that differ from a more usual one by case, accent or plural alone. */
export const tags: Rule = ({ records }) => {
  const uses = records.flatMap((record) => {
    const { value } = record;
    const list = typeof value === "object" && value !== null && "tags" in value ? value.tags : [];
    return Array.isArray(list)
      ? list.flatMap((name) => (typeof name === "string" ? [{ record, name }] : []))
      : [];
  });
  const byTag = new Map<string, Map<string, number>>();
  for (const { name } of uses) {
    const names = byTag.get(sameTag(name)) ?? new Map<string, number>();
    byTag.set(sameTag(name), names.set(name, (names.get(name) ?? 0) + 1));
  }
  return uses.flatMap(({ record, name }) => {
    const names = [...(byTag.get(sameTag(name)) ?? [])].sort(
      ([a, many], [b, more]) => more - many || a.localeCompare(b, "en"),
    );
    const [usual, count] = names[0] ?? [name, 0];
    return usual === name
      ? []
      : [
          {
            record,
            field: "tags",
            problem: `has “${name}”, which others call “${usual}” (${count} of them): readers find one list instead of two`,
          },
        ];
  });
};

/** Fields of posts whose names make lists of their own. */
const LIST_FIELDS = ["category", "author_name"];
/** Shorter names that differ by a letter or two are mostly others, as SMS and MMS. */
const NAME_MIN_CHARS = 6;
const MISSPELT_MAX_LETTERS = 2;

interface NameUse {
  readonly record: AdvisedRecord;
  readonly name: string;
}

/** Returns the more usual name that `list` is nearly spelt like; undefined without one. */
const usualOf = (list: string, uses: ReadonlyMap<string, readonly NameUse[]>) =>
  [...uses].find(
    ([other, { length }]) =>
      length > (uses.get(list)?.length ?? 0) &&
      Math.min(list.length, other.length) >= NAME_MIN_CHARS &&
      distance(list, other) <= MISSPELT_MAX_LETTERS,
  )?.[1];

/** Finds categories and authors that are nearly spelt like a more usual one. */
export const names: Rule = ({ records }) =>
  LIST_FIELDS.flatMap((field) => {
    const uses = new Map<string, NameUse[]>(); // by list
    for (const record of records) {
      const { section, value } = record;
      if (section !== blogPosts.name || typeof value !== "object" || value === null) continue;
      const name: unknown = Reflect.get(value, field);
      if (typeof name !== "string") continue;
      const list = toSegment(name);
      const others = uses.get(list) ?? [];
      others.push({ record, name });
      uses.set(list, others);
    }
    return [...uses].flatMap(([list, rare]) => {
      const usual = usualOf(list, uses);
      if (!usual?.[0]) return [];
      const nearly = `nearly “${usual[0].name}” (${usual.length} of them): misspelt, it is a list of its own`;
      return rare.map(({ record, name }) => ({
        record,
        field,
        problem: `is “${name}”, ${nearly}`,
      }));
    });
  });
