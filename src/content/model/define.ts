import type * as v from "valibot";
import { cutText } from "../../site/format/text";
import { isVisible, plainLine } from "../text/plain-text";
import { listIn } from "./list-in";
import { type Issue, isRecord, type OnIssue, repair } from "./repair";
import { type ContentIssue, contentIssue, LEFT_OUT, leftOut } from "./report";
import type { Schema } from "./schema-shape";
import { unknownFieldIssues } from "./unknown-fields";

/**
 * A parsed body: `filled`, `empty` (valid, but nothing to show) or `unreadable` (the wrong shape,
 * treated like a failed request).
 */
export type ContentResult<ViewModel> = { readonly issues: readonly ContentIssue[] } & (
  | { readonly kind: "filled"; readonly content: ViewModel }
  | { readonly kind: "empty" | "unreadable"; readonly reason: string }
);

export interface ContentType<ViewModel> {
  readonly name: string;
  /** Path relative to the content API's base URL. */
  readonly endpoint: string;
  /** Keys under which a body may contain its list. Empty for a document. */
  readonly listKeys: readonly string[];
  /** Schema of a document, or of one list item, as sent by the API. */
  readonly schema: Schema;
  /**
   * Parses a body. `names` are the list items' names in the report. Items without one are named by
   * their own fields or position. `shown` returns an item as published, or undefined if it isn't
   * published.
   */
  readonly parse: (
    body: unknown,
    names?: readonly string[],
    shown?: (raw: unknown) => unknown,
  ) => ContentResult<ViewModel>;
  /** Returns the content to use when nothing could be read. */
  readonly empty: () => ViewModel;
  /** Returns the number of published items. */
  readonly count: (content: ViewModel) => number;
}

/** A list item before duplicates are dropped. */
interface Candidate<ViewModel> {
  readonly model: ViewModel;
  readonly item: string;
  /** The id sent by the API, quoted for the report, or the item's position if it has no id. */
  readonly id: string;
}

function runToEnd<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export interface ListType<ViewModel> extends ContentType<readonly ViewModel[]> {
  /** Parses one item per step, so that a browser can do other work in between. */
  readonly steps: (
    ...given: Parameters<ContentType<ViewModel>["parse"]>
  ) => Generator<void, ContentResult<readonly ViewModel[]>>;
}

interface Definition<S extends Schema, ViewModel> {
  readonly name: string;
  readonly endpoint: string;
  /**
   * Schema of a document or an item. `withDefault` and `optionalWithDefault` set a field's default.
   */
  readonly schema: S;
  readonly toViewModel: (input: v.InferOutput<S>) => ViewModel;
}

/**
 * Defines a content type with a single document, which is unreadable if none of the fields in
 * `needs` are present.
 */
export function defineDocument<S extends Schema, ViewModel>(
  definition: Definition<S, ViewModel> & {
    readonly needs: readonly string[];
    /** Returns the number of items. A document without any counts as empty. */
    readonly count: (content: ViewModel) => number;
    /** Finds contradictions between fields. Not called if parts of the document were dropped. */
    readonly mistakes?: (input: v.InferOutput<S>) => Iterable<Pick<Issue, "path" | "problem">>;
    /**
     * What the report says about the effect of a contradiction, as in "the rest of the menu still
     * works".
     */
    readonly shown?: string;
  },
): ContentType<ViewModel> {
  const { name, endpoint, schema, toViewModel, needs, count } = definition;
  const { mistakes = () => [], shown } = definition;

  const parse = (body: unknown): ContentResult<ViewModel> => {
    const issues: ContentIssue[] = [];
    const none = (kind: "empty" | "unreadable", reason: string) =>
      ({ kind, reason: `${endpoint} ${reason}`, issues }) as const;
    if (body === null || (isRecord(body) && Object.keys(body).length === 0)) {
      return none("empty", "returned nothing");
    }
    if (!isRecord(body) || !needs.some((key) => Object.hasOwn(body, key))) {
      return none("unreadable", `returned no “${needs.join("” or “")}”`);
    }
    if (needs.every((key) => (body[key] ?? null) === null)) {
      return none("empty", "returned nothing");
    }
    const onIssue = collectInto(issues, name, "");
    const result = repair(schema, body, onIssue);
    if (!result.ok) return none("unreadable", "couldn’t be read");
    if (issues.every(({ action }) => action !== "dropped")) {
      for (const mistake of mistakes(result.value))
        onIssue({ ...mistake, action: "dropped", instead: undefined, shown });
    }
    const content = toViewModel(result.value);
    return count(content) === 0
      ? none("empty", "returned nothing that can be shown")
      : { kind: "filled", content, issues };
  };
  const empty = (): ViewModel => {
    const result = repair(schema, Object.fromEntries(needs.map((key) => [key, []])), () => {});
    if (!result.ok) throw new Error(`A field of “${name}” has no default.`);
    return toViewModel(result.value);
  };
  return { name, endpoint, listKeys: [], schema, parse, empty, count };
}

/**
 * Defines a content type that is a list, found under the first matching key in `listKeys` or as the
 * body itself. An invalid item is dropped without affecting the others. If several items have the
 * same `key`, the one with the greatest `version` is kept, or the first if there's no `version`.
 */
export function defineList<S extends Schema, ViewModel>(
  definition: Definition<S, ViewModel> & {
    readonly listKeys: readonly string[];
    /** Maximum number of items to read, so that no list can keep a build from finishing. */
    readonly maxItems: number;
    /**
     * Returns the names that editors may know an item by, best first, such as its title, then its
     * id.
     */
    readonly label?: (raw: Readonly<Record<string, unknown>>) => readonly unknown[];
    readonly key: (model: ViewModel) => string;
    /**
     * Returns a string, such as an ISO date, that decides between items with the same key. The
     * greatest one wins.
     */
    readonly version?: (model: ViewModel) => string;
  },
): ListType<ViewModel> {
  const { name, endpoint, listKeys, schema, toViewModel, maxItems, key } = definition;
  const { label = () => [], version = () => "" } = definition;

  const steps = function* (
    body: unknown,
    names: readonly string[] = [],
    shown: (raw: unknown) => unknown = (raw) => raw,
  ): Generator<void, ContentResult<readonly ViewModel[]>> {
    const issues: ContentIssue[] = [];
    const raws = listIn(body, listKeys);
    if (!raws) {
      const reason = `${endpoint} returned no list under “${listKeys[0]}”`;
      return { kind: "unreadable", reason, issues };
    }
    const byKey = new Map<string, Candidate<ViewModel>[]>();
    if (raws.length > maxItems) {
      const surplus = `items ${maxItems + 1} to ${raws.length} of the list`;
      const problem = `exceeds the limit of ${maxItems} items`;
      issues.push(leftOut(name, surplus, "the whole item", problem));
    }
    for (const [index, given] of raws.slice(0, maxItems).entries()) {
      yield;
      const raw = shown(given);
      if (raw === undefined) continue;
      const item = names[index] ?? itemLabel(isRecord(raw) ? label(raw) : [], index);
      const result = repair(schema, raw, collectInto(issues, name, item));
      if (!result.ok) continue;
      const model = toViewModel(result.value);
      const id = itemLabel([isRecord(raw) ? raw.id : raw], index);
      const rivals = byKey.get(key(model)) ?? [];
      rivals.push({ model, item, id });
      byKey.set(key(model), rivals);
    }
    if (byKey.size === 0)
      return { kind: "empty", reason: `${endpoint} returned nothing that can be shown`, issues };
    const content = [...byKey.values()].map((rivals) => {
      const kept = rivals.reduce((best, one) =>
        version(one.model) > version(best.model) ? one : best,
      );
      for (const { item, id } of rivals.filter((rival) => rival !== kept)) {
        issues.push(
          contentIssue({
            section: name,
            item,
            field: "id",
            problem: `${id} has the same address as ${kept.id} of ${kept.item}`,
            action: "dropped",
            shown: `only ${kept.item} is published`,
          }),
        );
      }
      return kept.model;
    });
    return { kind: "filled", content, issues };
  };
  return {
    name,
    endpoint,
    listKeys,
    schema,
    parse: (...given) => runToEnd(steps(...given)),
    steps,
    empty: () => [],
    count: (content) => content.length,
  };
}

/**
 * Returns an item's name for editors: the first visible text in `labels`, or its position in the
 * list.
 */
export function itemLabel(labels: readonly unknown[], index: number): string {
  const text = labels
    .filter((label) => typeof label === "string" || typeof label === "number")
    .map((label) => plainLine(String(label)))
    .find(isVisible);
  if (text === undefined) return `item ${index + 1} of the list`;
  return `“${text.length > 80 ? `${cutText(text, 80)}…` : text}”`;
}

/**
 * Parses a file in `content/` that consists of a single group of fields. Invalid fields are
 * repaired and reported, and unknown fields are reported. The value is null if a part without a
 * default is invalid.
 */
export function parseFile<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  section: string,
  file: string,
): {
  readonly value: Output | null;
  readonly issues: readonly ContentIssue[];
  /** Issues about invalid values. Missing, empty, overlong and unknown fields don't count. */
  readonly mistakes: readonly ContentIssue[];
} {
  const item = `“${file}”`;
  const issues = unknownFieldIssues(schema, value, section, item);
  const mistakes: ContentIssue[] = [];
  const result = repair(schema, value, (issue) => {
    const isMistake = !/ is (?:missing|empty)$/.test(` ${issue.problem}`) && !issue.shown;
    for (const list of isMistake ? [issues, mistakes] : [issues])
      collectInto(list, section, item)(issue);
  });
  return { value: result.ok ? result.value : null, issues, mistakes };
}

/** Returns a handler for `repair` that adds each issue to `issues` in the report's format. */
export function collectInto(issues: ContentIssue[], section: string, item: string): OnIssue {
  return ({ path, problem, action, instead, shown: remarked }) => {
    const shown =
      remarked ?? (action === "dropped" ? LEFT_OUT : `visitors see ${describe(instead)}`);
    const field = path || "the whole item";
    issues.push(contentIssue({ section, item, field, problem, action, shown }));
  };
}

function describe(instead: unknown): string {
  const isNothing =
    instead === null || instead === "" || (Array.isArray(instead) && instead.length === 0);
  if (isNothing) return "nothing instead";
  return typeof instead === "object" ? "the default instead" : `“${String(instead)}” instead`;
}
