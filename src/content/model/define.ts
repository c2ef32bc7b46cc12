import type * as v from "valibot";
import { cutText } from "../../site/format/text";
import { isVisible, plainLine } from "../text/plain-text";
import { listIn } from "./list-in";
import { type Issue, isRecord, type OnIssue, repair } from "./repair";
import { type ContentIssue, contentIssue, LEFT_OUT, leftOut } from "./report";
import type { Schema } from "./schema-shape";
import { unknownFieldIssues } from "./unknown-fields";

/**
 * A parsed body: `filled` with content, `empty` (a valid response with nothing to show), or
 * `unreadable` (of another shape, as good as a failed request).
 */
export type ContentResult<ViewModel> = { readonly issues: readonly ContentIssue[] } & (
  | { readonly kind: "filled"; readonly content: ViewModel }
  | { readonly kind: "empty" | "unreadable"; readonly reason: string }
);

/** One content type: its endpoint and the parser of its body. */
export interface ContentType<ViewModel> {
  /** Name of the section for editors. */
  readonly name: string;
  /** Path below the content API's base. */
  readonly endpoint: string;
  /** Names under which a body may have its list; empty for a document. */
  readonly listKeys: readonly string[];
  /** Schema of a document, or of one item of a list, as the API may send it. */
  readonly schema: Schema;
  /**
   * Parses a body. `names` are names of a list's items for editors, where an item has none itself; `shown` returns an
   * item as it is shown, undefined where it is not.
   */
  readonly parse: (
    body: unknown,
    names?: readonly string[],
    shown?: (raw: unknown) => unknown,
  ) => ContentResult<ViewModel>;
  /** Returns the content of a body in which nothing could be read. */
  readonly empty: () => ViewModel;
  /** Returns the number of published items. */
  readonly count: (content: ViewModel) => number;
}

/** An item of a list before duplicates are dropped: others may have the same key. */
interface Candidate<ViewModel> {
  readonly model: ViewModel;
  readonly item: string;
  /** The item's id as the API sends it. */
  readonly id: string;
}

/** Runs a parser to its end. */
function runToEnd<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A content type whose body is a list. */
export interface ListType<ViewModel> extends ContentType<readonly ViewModel[]> {
  /** Parses an item in each step, so that a browser can do something else between. */
  readonly steps: (
    ...given: Parameters<ContentType<ViewModel>["parse"]>
  ) => Generator<void, ContentResult<readonly ViewModel[]>>;
}

interface Definition<S extends Schema, ViewModel> {
  readonly name: string;
  readonly endpoint: string;
  /**
   * Schema of a document or an item; `withDefault` and `optionalWithDefault` name the default of a field that fails.
   */
  readonly schema: S;
  readonly toViewModel: (input: v.InferOutput<S>) => ViewModel;
}

/** Defines a type with one document. A body without any of the fields in `needs` is unreadable. */
export function defineDocument<S extends Schema, ViewModel>(
  definition: Definition<S, ViewModel> & {
    readonly needs: readonly string[];
    /** Returns the number of items; a document with 0 is empty. */
    readonly count: (content: ViewModel) => number;
    /** Finds mistakes between fields. Not called while parts of the document are left out. */
    readonly mistakes?: (input: v.InferOutput<S>) => Iterable<Pick<Issue, "path" | "problem">>;
    /** What visitors see of a document with such a mistake. */
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
      return none("empty", "answered with nothing");
    }
    if (!isRecord(body) || !needs.some((key) => Object.hasOwn(body, key))) {
      return none("unreadable", `answered without “${needs.join("” or “")}”`);
    }
    if (needs.every((key) => (body[key] ?? null) === null)) {
      return none("empty", "answered with nothing");
    }
    const onIssue = collectInto(issues, name, "");
    const result = repair(schema, body, onIssue);
    if (!result.ok) return none("unreadable", "could not be read");
    if (issues.every(({ action }) => action !== "dropped")) {
      for (const mistake of mistakes(result.value))
        onIssue({ ...mistake, action: "dropped", instead: undefined, shown });
    }
    const content = toViewModel(result.value);
    return count(content) === 0
      ? none("empty", "had nothing to show")
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
 * Defines a type that is a list, found under the first matching one of `listKeys` or as the body
 * itself. Only the item that fails is dropped; of items with the same `key` the one with the greatest
 * `version` stays, without `version` the first.
 */
export function defineList<S extends Schema, ViewModel>(
  definition: Definition<S, ViewModel> & {
    readonly listKeys: readonly string[];
    /** The most items that are read, so that every build ends. */
    readonly maxItems: number;
    /** Returns an item's names for editors, as the API sends it: its title or name, else its id. */
    readonly label?: (raw: Readonly<Record<string, unknown>>) => readonly unknown[];
    readonly key: (model: ViewModel) => string;
    /** Orders items with the same key, as text; an ISO date, say. */
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
      const reason = `${endpoint} answered without a list under “${listKeys[0]}”`;
      return { kind: "unreadable", reason, issues };
    }
    const byKey = new Map<string, Candidate<ViewModel>[]>();
    if (raws.length > maxItems) {
      const surplus = `items ${maxItems + 1} to ${raws.length} of the list`;
      const problem = `is more than the ${maxItems} items that are read`;
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
      return { kind: "empty", reason: `${endpoint} had nothing to show`, issues };
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
            problem: `${id} makes the same address as ${kept.id} of ${kept.item}`,
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

/** Names an item for editors by the first of `labels` that is a visible text, else by its place in the list. */
export function itemLabel(labels: readonly unknown[], index: number): string {
  const text = labels
    .filter((label) => typeof label === "string" || typeof label === "number")
    .map((label) => plainLine(String(label)))
    .find(isVisible);
  if (text === undefined) return `item ${index + 1} of the list`;
  return `“${text.length > 80 ? `${cutText(text, 80)}…` : text}”`;
}

/**
 * Parses a file of `content/` that is one group of fields: unknown fields are reported, wrong ones repaired. The value is
 * null where a part without a default is wrong.
 */
export function parseFile<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  section: string,
  file: string,
): {
  readonly value: Output | null;
  readonly issues: readonly ContentIssue[];
  /** The issues of values of the wrong kind; fields that are missing, empty, too long or unknown aren't among them. */
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

/** Collects the issues of `repair` as lines of the report. */
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
  if (isNothing) return "nothing in its place";
  return typeof instead === "object" ? "the default in its place" : `“${String(instead)}” instead`;
}
