import type * as v from "valibot";
import { isRecord, type OnIssue, repair, type Schema } from "./repair";
import type { ContentIssue } from "./report";
import { isVisible, plainLine } from "./text";

/**
 * What a body holds: `filled` content, `empty` (the API answered, but with nothing to show), or
 * `unreadable` (not what this endpoint answers: as good as a failed answer).
 */
export type Reading<Shown> =
  | { readonly kind: "filled"; readonly content: Shown; readonly issues: readonly ContentIssue[] }
  | {
      readonly kind: "empty" | "unreadable";
      readonly reason: string;
      readonly issues: readonly ContentIssue[];
    };

/** One content type: where it comes from, how a body is read, how GraphQL knows it. */
export interface ContentType<Shown> {
  /** The section's name for editors. */
  readonly name: string;
  /** The address below the content API's base. */
  readonly endpoint: string;
  /** Where a list may stand in a body; empty for a document. */
  readonly listKeys: readonly string[];
  /** GraphQL type definitions. */
  readonly graphql: string;
  readonly read: (body: unknown) => Reading<Shown>;
  /** How many items of it are published. */
  readonly count: (content: Shown) => number;
}

type Definition<S extends Schema, Shown> = Pick<
  ContentType<Shown>,
  "name" | "endpoint" | "graphql"
> & {
  /** What the API may send; `withDefault` and `optionalWithDefault` name the default of a field that fails. */
  readonly schema: S;
};

/**
 * A content type with one document. A body without any of the fields in `needs` is unreadable;
 * one of which `count` counts nothing is empty.
 */
export function defineDocument<S extends Schema, Shown>(
  definition: Definition<S, Shown> & {
    readonly show: (sent: v.InferOutput<S>) => Shown;
    readonly needs: readonly string[];
    readonly count: (content: Shown) => number;
  },
): ContentType<Shown> {
  const { name, endpoint, graphql, schema, show, needs, count } = definition;

  const read = (body: unknown): Reading<Shown> => {
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
    const outcome = repair(schema, body, noteInto(issues, name, ""));
    if (!outcome.ok) return none("unreadable", `${endpoint} could not be read`);
    const content = show(outcome.value);
    if (count(content) === 0) return none("empty", `${endpoint} had nothing to show`);
    return { kind: "filled", content, issues };
  };
  return { name, endpoint, listKeys: [], graphql, read, count };
}

/**
 * A content type that is a list, found under the first matching one of `listKeys` or as the body
 * itself. An item that fails is dropped alone; of items with one `key` the newest stays.
 */
export function defineList<S extends Schema, Shown>(
  definition: Definition<S, Shown> & {
    readonly listKeys: readonly string[];
    /** Items beyond these are left out: each may be a page, and a build must come to an end. */
    readonly maxItems: number;
    readonly show: (sent: v.InferOutput<S>) => Shown;
    /** What an editor calls an item, as sent: its title or name, else its id. */
    readonly label: (raw: Readonly<Record<string, unknown>>) => readonly unknown[];
    readonly key: (shown: Shown) => string;
    /** Of two items with one key the one with the greater text here stays, else the first. */
    readonly newness: (shown: Shown) => string;
  },
): ContentType<readonly Shown[]> {
  const { name, endpoint, graphql, listKeys, schema, show, label, key, newness } = definition;
  const { maxItems } = definition;

  const read = (body: unknown): Reading<readonly Shown[]> => {
    const issues: ContentIssue[] = [];
    const raws = findList(body, listKeys);
    if (!raws) {
      const reason = `${endpoint} answered without a list under “${listKeys[0]}”`;
      return { kind: "unreadable", reason, issues };
    }
    const byKey = new Map<string, Shown>();
    if (raws.length > maxItems) issues.push(surplus(name, maxItems, raws.length));
    raws.slice(0, maxItems).forEach((raw, index) => {
      const item = itemLabel(isRecord(raw) ? label(raw) : [], index);
      const outcome = repair(schema, raw, noteInto(issues, name, item));
      if (!outcome.ok) return;
      const shown = show(outcome.value);
      const rival = byKey.get(key(shown));
      if (rival) issues.push(duplicate(name, item));
      if (!rival || newness(shown) > newness(rival)) byKey.set(key(shown), shown);
    });
    if (byKey.size === 0) {
      return { kind: "empty", reason: `${endpoint} had nothing to show`, issues };
    }
    return { kind: "filled", content: [...byKey.values()], issues };
  };
  return { name, endpoint, listKeys, graphql, read, count: (content) => content.length };
}

/** The list that a body holds, possibly wrapped once more as in `{"data": {"blogs": […]}}`. */
export function findList(
  body: unknown,
  listKeys: readonly string[],
): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  const key = listKeys.find((name) => Object.hasOwn(body, name) && typeof body[name] === "object");
  return key === undefined ? undefined : findList(body[key], listKeys);
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
function noteInto(issues: ContentIssue[], section: string, item: string): OnIssue {
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
