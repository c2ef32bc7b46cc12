import * as v from "valibot";
import type { SchemaShape } from "../../content/model/schema-shape";
import { picture, type View } from "../../content/model/view-model";

const SCALARS: Readonly<Record<string, string>> = {
  string: "String",
  number: "Float",
  boolean: "Boolean",
};

/**
 * Adds GraphQL definitions for the node type `name`, with the fields of `view` and `nodeFields`,
 * and for all types and enums inside it. Fields are non-null (`!`) unless they may be null. Throws
 * an error with the field's path if a value has no GraphQL type, if a group or choice has no name,
 * or if `definitions` has a different type with the same name.
 */
export function addNodeType(
  definitions: Map<string, string>,
  name: string,
  view: View,
  nodeFields = "",
): void {
  const fields = [...fieldsOf(view().entries, name, definitions), nodeFields];
  define(definitions, name, `type ${name} implements Node @dontInfer { ${fields.join(" ")} }`);
}

const fieldsOf = (
  entries: SchemaShape["entries"] = {},
  parent: string,
  definitions: Map<string, string>,
): string[] =>
  Object.entries(entries).map(
    ([field, schema]) => `${field}: ${typeOf(schema, `${parent}.${field}`, definitions)}`,
  );

function typeOf(schema: SchemaShape, path: string, definitions: Map<string, string>): string {
  const { strict, wrapped, type, pipe } = schema;
  if ((schema as unknown) === picture) return "File! @link";
  if (strict) return typeOf(strict, path, definitions); // a default replaces invalid values
  if (wrapped) {
    const inner = typeOf(wrapped, path, definitions);
    return type === "nullable" ? inner.replace(/!$/, "") : inner;
  }
  const output = pipe?.findLast(({ kind }) => kind === "schema") ?? schema;
  if (output !== schema && output !== pipe?.[0]) return typeOf(output, path, definitions);
  return `${nameOf(schema, path, definitions)}!`;
}

function nameOf(schema: SchemaShape, path: string, definitions: Map<string, string>): string {
  const { type, item, entries, options, pipe = [] } = schema;
  if (item) return `[${typeOf(item, path, definitions)}]`;
  if (pipe.some((step) => step.type === "integer")) return "Int";
  const scalar = SCALARS[type];
  if (scalar) return scalar;
  const name = v.getTitle(schema as unknown as v.GenericSchema);
  if (type === "picklist" && !name) return "String";
  if (!name) throw new Error(`${path}: a schema of type “${type}” has no GraphQL type`);
  if (entries) {
    define(definitions, name, `type ${name} { ${fieldsOf(entries, path, definitions).join(" ")} }`);
  } else define(definitions, name, `enum ${name} { ${options?.join(" ")} }`);
  return name;
}

function define(definitions: Map<string, string>, name: string, definition: string): void {
  const former = definitions.get(name) ?? definition;
  if (former !== definition) throw new Error(`there are two types “${name}”`);
  definitions.set(name, definition);
}
