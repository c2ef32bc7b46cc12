import { distance } from "fastest-levenshtein";
import { blogPosts } from "../blog/blog-posts";
import { isVisible, plainLine, toSegment } from "../model/plain-text";
import { isRecord } from "../model/repair";
import type { AdvisedRecord, Rule } from "./rule";

/** Returns a key that is equal for spellings of one tag: "SMS Tips", "sms tip" and "SMS-típs". */
const sameTag = (name: string): string =>
  toSegment(name.normalize("NFD").replace(/\p{M}/gu, ""))
    .split("-")
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word))
    .join("-");

interface NameUse {
  readonly record: AdvisedRecord;
  readonly name: string;
}

/** Returns each visible tag of a record, also where all of them are one text. */
function tagUses(record: AdvisedRecord): NameUse[] {
  const tags = isRecord(record.value) ? record.value.tags : [];
  const list = typeof tags === "string" ? tags.split(",") : tags;
  if (!Array.isArray(list)) return [];
  return list
    .filter((name) => typeof name === "string")
    .map((name) => ({ record, name: plainLine(name) }))
    .filter(({ name }) => isVisible(name));
}

/** Finds tags that differ from a more usual one by case, accent or plural alone, and those that cannot be shown. */
export const tags: Rule = ({ records }) => {
  const uses = records.flatMap(tagUses);
  const byTag = new Map<string, Map<string, number>>();
  for (const { name } of uses) {
    const names = byTag.get(sameTag(name)) ?? new Map<string, number>();
    byTag.set(sameTag(name), names.set(name, (names.get(name) ?? 0) + 1));
  }
  return uses.flatMap(({ record, name }) => {
    const field = "tags";
    if (sameTag(name) === "") {
      return [
        { record, field, problem: `has “${name}” without a letter or digit: it is not shown` },
      ];
    }
    const names = [...(byTag.get(sameTag(name)) ?? [])].sort(
      ([a, many], [b, more]) => more - many || a.localeCompare(b, "en"),
    );
    const [usual, count] = names[0] ?? [name, 0];
    const problem = `has “${name}”, which others call “${usual}” (${count} of them): readers find one list instead of two`;
    return usual === name ? [] : [{ record, field, problem }];
  });
};

/** Fields of posts whose names make lists of their own. */
const LIST_FIELDS = ["category", "author_name"];
/** Shorter names that differ by a letter or two are mostly others, as SMS and MMS. */
const NAME_MIN_CHARS = 6;
const MISSPELT_MAX_LETTERS = 2;

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
