import * as v from "valibot";
import { wellFormed } from "../../site/format/text";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { visibleLine } from "../text/plain-text";
import {
  type ArraySchema,
  hasPipe,
  isArray,
  isNullable,
  isObject,
  isRemarking,
  isRepairable,
  type ObjectSchema,
  type Repairable,
  type Schema,
} from "./schema-shape";

/** A value that failed its schema. `path` looks like "services[2].color". */
export interface Issue {
  readonly path: string;
  readonly problem: string;
  readonly action: "repaired" | "dropped";
  /** The value used instead, or undefined if it was dropped. */
  readonly instead: unknown;
  /** What visitors see, if the schema can describe it better than `instead` does. */
  readonly shown?: string;
}

export type OnIssue = (issue: Issue) => void;

/** Makes a schema that replaces an invalid value with `fallback` and reports it. */
export function withDefault<S extends Schema>(schema: S, fallback: v.InferOutput<S>) {
  return { ...v.fallback(schema, fallback), strict: schema, mayBeMissing: false };
}

/** Like `withDefault`, for a field that may be missing. Only an invalid value is reported. */
export function optionalWithDefault<S extends Schema>(schema: S, fallback: v.InferOutput<S>) {
  return { ...v.fallback(schema, fallback), strict: schema, mayBeMissing: true };
}

/** `causes`: the problems that make the value unusable, at least one. They aren't reported yet. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly causes: readonly [Issue, ...Issue[]] };

/**
 * Makes a schema for a group of fields that all have defaults, so that the whole group may be
 * missing.
 */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries);
  return optionalWithDefault(schema, v.parse(schema, {}));
}

type JsonObject = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Parses `value` and repairs it. Invalid fields get their default and invalid list items are
 * dropped, and each repair is reported to `onIssue`. A list in a `pipe` is accepted or refused as a
 * whole. Fails only if an invalid part has no default and isn't in a list whose items can be
 * dropped. Then every such part is reported, but no repairs.
 */
export function repair<Output>(
  schema: Schema<Output>,
  value: unknown,
  onIssue: OnIssue,
): { readonly ok: true; readonly value: Output } | { readonly ok: false } {
  const result = visit(schema, value, onIssue, "") as ParseResult<Output>; // the walk mirrors the schema
  if (result.ok) return result;
  result.causes.forEach(onIssue);
  return { ok: false };
}

type Visit<S, V = unknown> = (
  schema: S,
  value: V,
  onIssue: OnIssue,
  path: string,
) => ParseResult<unknown>;

const visit: Visit<Schema> = (schema, raw, onIssue, path) => {
  const value = typeof raw === "string" ? wellFormed(raw) : raw;
  if (isRepairable(schema)) return visitRepairable(schema, value, onIssue, path);
  if (isNullable(schema)) {
    // also walks the wrapped schema, so that an issue names the field inside it
    return value === null ? { ok: true, value } : visit(schema.wrapped, value, onIssue, path);
  }
  if (isObject(schema) && isRecord(value)) return visitObject(schema, value, onIssue, path);
  if (isArray(schema) && Array.isArray(value)) return visitArray(schema, value, onIssue, path);
  return parseWhole(schema, value, onIssue, path);
};

/** Stops at the first problem, so that patterns never run on text that is too long. */
const FIRST_PROBLEM = { abortPipeEarly: true } as const;

const parseWhole: Visit<Schema> = (schema, value, onIssue, path) => {
  // valibot would accept a list as an object without fields
  const whole = isObject(schema) ? undefined : value;
  const result = v.safeParse(schema, whole, FIRST_PROBLEM);
  if (result.success) {
    const remark = isRemarking(schema) && schema.remark(String(value));
    if (remark) onIssue({ path, action: "repaired", instead: result.output, ...remark });
    return { ok: true, value: result.output };
  }
  const problem = explain(value, result.issues[0]);
  return { ok: false, causes: [{ path, problem, action: "dropped", instead: undefined }] };
};

const visitRepairable: Visit<Repairable> = (schema, value, onIssue, path) => {
  const { strict, fallback, mayBeMissing } = schema;
  if (mayBeMissing && (value === undefined || value === null)) return { ok: true, value: fallback };
  const repairs: Issue[] = [];
  const result = visit(strict, value, (issue) => repairs.push(issue), path);
  if (result.ok) {
    repairs.forEach(onIssue);
    return result;
  }
  const [cause] = result.causes;
  const problem =
    cause.path === path ? cause.problem : `can’t be used, because ${cause.path} ${cause.problem}`;
  onIssue({ path, problem, action: "repaired", instead: fallback });
  return { ok: true, value: fallback };
};

const visitObject: Visit<ObjectSchema, JsonObject> = ({ entries }, value, onIssue, path) => {
  const repairs: Issue[] = [];
  const results = Object.entries(entries).map(([key, schema]) => {
    const input = Object.hasOwn(value, key) ? value[key] : undefined;
    const at = path ? `${path}.${key}` : key;
    return [key, visit(schema, input, (issue) => repairs.push(issue), at)] as const;
  });
  const failed = failure(results.map(([, result]) => result));
  if (failed) return failed;
  repairs.forEach(onIssue);
  const values = results.map(([key, result]) => [key, result.ok && result.value]);
  return { ok: true, value: Object.fromEntries(values) };
};

const visitArray: Visit<ArraySchema, readonly unknown[]> = (schema, value, onIssue, path) => {
  const surplus: Issue = {
    path: `${path}[${LIST_ENTRIES_MAX + 1}–${value.length}]`,
    problem: `exceeds the limit of ${LIST_ENTRIES_MAX} entries`,
    action: "dropped",
    instead: undefined,
  };
  const isTooLong = value.length > LIST_ENTRIES_MAX;
  if (isTooLong && hasPipe(schema)) return { ok: false, causes: [surplus] };
  if (isTooLong) onIssue(surplus);
  const results = value
    .slice(0, LIST_ENTRIES_MAX)
    .map((part, index) => visit(schema.item, part, onIssue, `${path}[${index + 1}]`));
  const failed = failure(results);
  if (failed && hasPipe(schema)) return failed;
  failed?.causes.forEach(onIssue);
  const items = results.flatMap((result) => (result.ok ? [result.value] : []));
  return hasPipe(schema) ? parseWhole(schema, items, onIssue, path) : { ok: true, value: items };
};

/** Combines the causes of all failed results. Returns undefined if none failed. */
function failure(results: readonly ParseResult<unknown>[]) {
  const [first, ...more] = results.flatMap((result) => (result.ok ? [] : result.causes));
  return first && ({ ok: false, causes: [first, ...more] } as const);
}

const WANTED: Readonly<Record<string, string>> = {
  string: "must be text",
  number: "must be a number",
  boolean: "must be true or false",
  array: "must be a list",
  object: "must be a group of fields, in { }",
};

function describe(value: unknown): string {
  if (value === undefined || value === null) return "is missing";
  if (Array.isArray(value)) return "is a list";
  if (typeof value === "object") return "is a group of fields";
  const text = String(value).trim();
  if (text === "") return "is empty";
  const short = visibleLine(text, 60); // removes control characters, since this is printed on a terminal
  return typeof value === "string" ? `is “${short}”` : `is ${short}`;
}

/** Describes the problem so that it completes a sentence starting with the field's name. */
function explain(value: unknown, issue: v.BaseIssue<unknown>): string {
  const found = describe(value);
  if (found === "is missing" || found === "is empty") return found;
  // the type is right if, for example, a string should have been a date
  const isText = issue.type === "string" && typeof value === "string";
  return `${found}, but ${(isText ? undefined : WANTED[issue.type]) ?? issue.message}${remedyFor(value, issue)}`;
}

/** Says how to write a value of another type, if that's clear. */
function remedyFor(value: unknown, { type }: v.BaseIssue<unknown>): string {
  if (type === "string" && typeof value === "number") return ", in quotation marks";
  if (type !== "number" || typeof value !== "string") return "";
  if (Number.isFinite(Number(value))) return ", without quotation marks";
  return /^\d{1,3}(?:[, ]\d{3})+$/.test(value.trim())
    ? `: write ${value.replace(/\D/g, "")}, without quotation marks`
    : "";
}
