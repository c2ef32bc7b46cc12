import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { plainLine } from "./text";

/** Something that was not as the schema wants it. `path` reads like "services[2].color". */
export interface Issue {
  readonly path: string;
  readonly problem: string;
  readonly action: "repaired" | "dropped";
  /** The value used instead; undefined when the part was dropped. */
  readonly instead: unknown;
}

export type OnIssue = (issue: Issue) => void;

/** Any valibot schema that answers at once. */
// biome-ignore lint/suspicious/noExplicitAny: a schema of whatever input
export type Schema<Output = unknown> = v.BaseSchema<any, Output, v.BaseIssue<unknown>>;

interface Repairable {
  readonly strict: Schema;
  readonly fallback: unknown;
  /** Whether a missing value is as good as the fallback, so that nobody needs to hear of it. */
  readonly mayBeMissing: boolean;
}

/** `schema`, or `fallback` where a value fails it; every use of the fallback is reported. */
export function withDefault<S extends Schema>(schema: S, fallback: v.InferOutput<S>) {
  return { ...v.fallback(schema, fallback), strict: schema, mayBeMissing: false };
}

/** Like `withDefault` for a field that may be left out: only a wrong value is reported. */
export function optionalWithDefault<S extends Schema>(schema: S, fallback: v.InferOutput<S>) {
  return { ...v.fallback(schema, fallback), strict: schema, mayBeMissing: true };
}

export type ParseResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };
const FAILED = { ok: false } as const;

const isRepairable = (schema: Schema): schema is Schema & Repairable => "strict" in schema;
const isObject = (schema: Schema): schema is Schema & { entries: Record<string, Schema> } =>
  schema.type === "object" && "entries" in schema;
const isArray = (schema: Schema): schema is Schema & { item: Schema } =>
  schema.type === "array" && "item" in schema;

/** Whether `value` is a group of fields, as a JSON object is. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * `value` as `schema` wants it, mended where it can be: a field with a fallback is repaired alone,
 * an item of a list is dropped alone, and each time `onIssue` hears of it. Fails only where a part
 * without a fallback fails and no list around it can drop it.
 */
export function repair<Output>(
  schema: Schema<Output>,
  value: unknown,
  onIssue: OnIssue,
  path = "",
): ParseResult<Output> {
  return visit(schema, value, onIssue, path) as ParseResult<Output>; // the walk mirrors the schema
}

function visit(
  schema: Schema,
  value: unknown,
  onIssue: OnIssue,
  path: string,
): ParseResult<unknown> {
  if (isRepairable(schema)) return visitRepairable(schema, value, onIssue, path);
  if (isObject(schema) && isRecord(value)) return visitObject(schema.entries, value, onIssue, path);
  if (isArray(schema) && Array.isArray(value)) return visitArray(schema.item, value, onIssue, path);
  const result = v.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  onIssue({
    path,
    problem: explain(value, result.issues[0]),
    action: "dropped",
    instead: undefined,
  });
  return FAILED;
}

function visitRepairable(
  { strict, fallback, mayBeMissing }: Repairable,
  value: unknown,
  onIssue: OnIssue,
  path: string,
): ParseResult<unknown> {
  if (mayBeMissing && (value === undefined || value === null)) return { ok: true, value: fallback };
  const inner: Issue[] = [];
  const result = visit(strict, value, (issue) => inner.push(issue), path);
  if (result.ok) {
    inner.forEach(onIssue);
    return result;
  }
  const cause = inner.at(-1); // the issue that made the whole fail comes last
  onIssue({ path, problem: cause?.problem ?? "is wrong", action: "repaired", instead: fallback });
  return { ok: true, value: fallback };
}

function visitObject(
  entries: Readonly<Record<string, Schema>>,
  value: Readonly<Record<string, unknown>>,
  onIssue: OnIssue,
  path: string,
): ParseResult<unknown> {
  const output: [string, unknown][] = [];
  for (const [key, schema] of Object.entries(entries)) {
    const input = Object.hasOwn(value, key) ? value[key] : undefined;
    const result = visit(schema, input, onIssue, path ? `${path}.${key}` : key);
    if (!result.ok) return FAILED;
    output.push([key, result.value]);
  }
  return { ok: true, value: Object.fromEntries(output) };
}

function visitArray(
  item: Schema,
  value: readonly unknown[],
  onIssue: OnIssue,
  path: string,
): ParseResult<unknown> {
  const surplus = `${path}[${LIST_ENTRIES_MAX + 1}–${value.length}]`;
  const problem = `is more than the ${LIST_ENTRIES_MAX} entries that are read`;
  if (value.length > LIST_ENTRIES_MAX) {
    onIssue({ path: surplus, problem, action: "dropped", instead: undefined });
  }
  const outcomes = value
    .slice(0, LIST_ENTRIES_MAX)
    .map((part, index) => visit(item, part, onIssue, `${path}[${index + 1}]`));
  return { ok: true, value: outcomes.flatMap((result) => (result.ok ? [result.value] : [])) };
}

const WANTED: Readonly<Record<string, string>> = {
  string: "must be text",
  number: "must be a number",
  boolean: "must be true or false",
  array: "must be a list",
  object: "must be a group of fields",
};

function describe(value: unknown): string {
  if (value === undefined || value === null) return "is missing";
  if (Array.isArray(value)) return "is a list";
  if (typeof value === "object") return "is a group of fields";
  const text = plainLine(String(value)); // it is printed, and no letter of it may steer a terminal
  if (text === "") return "is empty";
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return typeof value === "string" ? `is “${short}”` : `is ${short}`;
}

/** What was wrong, as the end of a sentence that starts with the field's name. */
function explain(value: unknown, issue: v.BaseIssue<unknown>): string {
  const found = describe(value);
  if (found === "is missing" || found === "is empty") return found;
  return `${found}, but ${WANTED[issue.type] ?? issue.message}`;
}
