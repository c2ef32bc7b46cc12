import type * as v from "valibot";
import { isRecord, type OnIssue, repair, type Schema } from "./repair";
import type { ContentIssue } from "./report";
import { isVisible, plainLine } from "./text";

/**
 * What a body holds: `filled` content, `empty` (the API answered, but with nothing to show), or
 * `unreadable` (not what this endpoint answers: as good as a failed answer).
 */
export type ContentResult<ViewModel> =
  | {
      readonly kind: "filled";
      readonly content: ViewModel;
      readonly issues: readonly ContentIssue[];
    }
  | {
      readonly kind: "empty" | "unreadable";
      readonly reason: string;
      readonly issues: readonly ContentIssue[];
    };

/** One content type: where it comes from and how a body is parsed. */
export interface ContentType<ViewModel> {
  /** The section's name for editors. */
  readonly name: string;
  /** The address below the content API's base. */
  readonly endpoint: string;
  /** Where a list may stand in a body; empty for a document. */
  readonly listKeys: readonly string[];
  /** What the API may send: a document, or one item of a list. */
  readonly schema: Schema;
  readonly parse: (body: unknown) => ContentResult<ViewModel>;
  /** How many items of it are published. */
  readonly count: (content: ViewModel) => number;
}

type Definition<S extends Schema, ViewModel> = Pick<ContentType<ViewModel>, "name" | "endpoint"> & {
  /** What the API may send; `withDefault` and `optionalWithDefault` name the default of a field that fails. */
  readonly schema: S;
};

/**
 * A content type with one document. A body without any of the fields in `needs` is unreadable;
 * one of which `count` counts nothing is empty.
 */
export function defineDocument<S extends Schema, ViewModel>(
  definition: Definition<S, ViewModel> & {
    readonly toViewModel: (input: v.InferOutput<S>) => ViewModel;
    readonly needs: readonly string[];
    readonly count: (content: ViewModel) => number;
  },
): ContentType<ViewModel> {
  const { name, endpoint, schema, toViewModel, needs, count } = definition;

  const parse = (body: unknown): ContentResult<ViewModel> => {
    const issues: ContentIssue[] = [];
    const none = (kind: "empty" | "unreadable", reason: string) =>
      ({ kind, reason, issues }) as const;
    if (body === null || (isRecord(body) && Object.keys(body).length === 0)) {
      return none("empty", `${endpoint} answered with nothing`);
    }
    if (!isRecord(body) || !needs.some((key) => Object.hasOwn(body, key))) {
      return none("unreadable", `${endpoint} answered without “${needs.join("” or “")}”`);
    }
    const isBlank = needs.every((key) => body[key] === null || body[key] === undefined);
    if (isBlank) return none("empty", `${endpoint} answered with nothing`);
    const result = repair(schema, body, collectInto(issues, name, ""));
    if (!result.ok) return none("unreadable", `${endpoint} could not be read`);
    const content = toViewModel(result.value);
    if (count(content) === 0) return none("empty", `${endpoint} had nothing to show`);
    return { kind: "filled", content, issues };
  };
  return { name, endpoint, listKeys: [], schema, parse, count };
}

/**
 * A content type that is a list, found under the first matching one of `listKeys` or as the body
 * itself. An item that fails is dropped alone; of items with one `key` the newest stays.
 */
export function defineList<S extends Schema, ViewModel>(
  definition: Definition<S, ViewModel> & {
    readonly listKeys: readonly string[];
    /** Items beyond these are left out: each may be a page, and a build must come to an end. */
    readonly maxItems: number;
    readonly toViewModel: (input: v.InferOutput<S>) => ViewModel;
    /** What an editor calls an item, as the API sends it: its title or name, else its id. */
    readonly label: (raw: Readonly<Record<string, unknown>>) => readonly unknown[];
    readonly key: (model: ViewModel) => string;
    /** Of two items with one key the one with the greater text here stays, else the first. */
    readonly version: (model: ViewModel) => string;
  },
): ContentType<readonly ViewModel[]> {
  const { name, endpoint, listKeys, schema, maxItems, toViewModel, label, key, version } =
    definition;

  const parse = (body: unknown): ContentResult<readonly ViewModel[]> => {
    const issues: ContentIssue[] = [];
    const raws = listIn(body, listKeys);
    if (!raws) {
      const reason = `${endpoint} answered without a list under “${listKeys[0]}”`;
      return { kind: "unreadable", reason, issues };
    }
    const byKey = new Map<string, ViewModel>();
    if (raws.length > maxItems) issues.push(surplus(name, maxItems, raws.length));
    raws.slice(0, maxItems).forEach((raw, index) => {
      const item = itemLabel(isRecord(raw) ? label(raw) : [], index);
      const result = repair(schema, raw, collectInto(issues, name, item));
      if (!result.ok) return;
      const model = toViewModel(result.value);
      const rival = byKey.get(key(model));
      if (rival) issues.push(duplicate(name, item));
      if (!rival || version(model) > version(rival)) byKey.set(key(model), model);
    });
    if (byKey.size === 0) {
      return { kind: "empty", reason: `${endpoint} had nothing to show`, issues };
    }
    return { kind: "filled", content: [...byKey.values()], issues };
  };
  return { name, endpoint, listKeys, schema, parse, count: (content) => content.length };
}

/** The list that a body holds, possibly wrapped once more as in `{"data": {"blogs": […]}}`. */
function listIn(body: unknown, listKeys: readonly string[]): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  const key = listKeys.find((name) => Object.hasOwn(body, name) && typeof body[name] === "object");
  return key === undefined ? undefined : listIn(body[key], listKeys);
}

function itemLabel(labels: readonly unknown[], index: number): string {
  const text = labels
    .filter((label) => typeof label === "string" || typeof label === "number")
    .map((label) => plainLine(String(label)))
    .find(isVisible);
  if (text === undefined) return `item ${index + 1} of the list`;
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}

const surplus = (section: string, max: number, count: number): ContentIssue => ({
  section,
  item: `items ${max + 1} to ${count} of the list`,
  field: "the whole item",
  problem: `is more than the ${max} items that are read`,
  action: "dropped",
  shown: "it is left out",
});

const duplicate = (section: string, item: string): ContentIssue => ({
  section,
  item,
  field: "id",
  problem: "is used by another item too",
  action: "dropped",
  shown: "only the newest of the two is published",
});

/** Turns what `repair` finds into lines of the report. */
function collectInto(issues: ContentIssue[], section: string, item: string): OnIssue {
  return ({ path, problem, action, instead }) => {
    const shown = action === "dropped" ? "it is left out" : `visitors see ${describe(instead)}`;
    issues.push({ section, item, field: path || "the whole item", problem, action, shown });
  };
}

function describe(instead: unknown): string {
  const isNothing =
    instead === null || instead === "" || (Array.isArray(instead) && instead.length === 0);
  if (isNothing) return "nothing in its place";
  return typeof instead === "object" ? "the default in its place" : `“${String(instead)}” instead`;
}
