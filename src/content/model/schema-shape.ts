import type * as v from "valibot";

/**
 * Types for the valibot internals that this project uses, which are only partly documented. Modules
 * that walk a schema rely on nothing else.
 */

/** Any synchronous valibot schema. */
// biome-ignore lint/suspicious/noExplicitAny: a schema may accept any input
export type Schema<Output = unknown> = v.BaseSchema<any, Output, v.BaseIssue<unknown>>;

/** A schema, or a step of its pipe. Fields that don't apply to its kind are missing. */
export interface SchemaShape {
  /** "schema", or the kind of a step. */
  readonly kind: string;
  readonly type: string;
  /** The message of a failed step. */
  readonly message?: unknown;
  /** The limit or pattern of a step. */
  readonly requirement?: unknown;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly item?: SchemaShape;
  /** The schema inside `nullable`. */
  readonly wrapped?: SchemaShape;
  /** The values of a picklist, or the schemas of a union. */
  readonly options?: readonly unknown[];
  readonly pipe?: readonly SchemaShape[];
  /** The schema of a field that has a default, without that default (see `withDefault`). */
  readonly strict?: SchemaShape;
  readonly fallback?: unknown;
  /** Whether a missing value is replaced without a report. */
  readonly mayBeMissing?: boolean;
}

export interface Repairable {
  readonly strict: Schema;
  readonly fallback: unknown;
  readonly mayBeMissing: boolean;
}
/** A schema that repairs text itself. `remark` says what was repaired, if anything. */
export interface Remarking {
  readonly remark: (
    raw: string,
  ) => { readonly problem: string; readonly shown: string } | undefined;
}
export type ObjectSchema = Schema & { readonly entries: Readonly<Record<string, Schema>> };
export type ArraySchema = Schema & { readonly item: Schema };
type NullableSchema = Schema & { readonly wrapped: Schema };

export const isRepairable = (schema: Schema): schema is Schema & Repairable => "strict" in schema;
export const isRemarking = (schema: Schema): schema is Schema & Remarking => "remark" in schema;
export const isObject = (schema: Schema): schema is ObjectSchema => schema.type === "object";
export const isArray = (schema: Schema): schema is ArraySchema => schema.type === "array";
export const hasPipe = (schema: Schema): boolean => "pipe" in schema;
export const isNullable = (schema: Schema): schema is NullableSchema =>
  schema.type === "nullable" && !hasPipe(schema);

/** Returns the schema inside defaults and `nullable`. */
export function innerShape(schema: SchemaShape): SchemaShape {
  const inner = schema.strict ?? schema.wrapped;
  return inner ? innerShape(inner) : schema;
}
