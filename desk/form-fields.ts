import type { Field } from "@sveltia/cms";
import {
  hexColour,
  htmlText,
  imagePath,
  lines,
  paragraph,
  time,
} from "../src/content/model/fields";
import type { SchemaShape } from "../src/content/model/schema-shape";

/**
 * Returns widget options that the schema doesn't provide for the field at `path`. They may include
 * a different widget.
 */
export type DescribeField = (path: string, widget: string) => { readonly widget?: unknown };

/** Widgets for schemas that need a more specific one than their type's. */
const WIDGET_OF_SCHEMA = new Map<unknown, string>([
  [paragraph, "text"],
  [lines, "text"],
  [htmlText, "markdown"],
  [imagePath, "image"],
  [hexColour, "color"],
  [time, "datetime"],
]);
const WIDGET_OF_TYPE: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  boolean: "boolean",
  picklist: "select",
  array: "list",
  object: "object",
};

/** Returns the schemas of an object's fields, in the object's order. */
export const entriesOf = ({ entries = {} }: SchemaShape): Readonly<Record<string, SchemaShape>> =>
  entries;

/**
 * Creates the form field for a schema: label, widget, limits, choices and default. `describe`
 * overrides any of them. Throws if the desk has no widget for the schema's type.
 */
export function fieldOf(path: string, schema: SchemaShape, describe: DescribeField): Field {
  const chain = chainOf(schema);
  const parts = chain.flatMap((node) => [node, ...stepsOf(node)]);
  const { type = "", entries, item, options } = chain.at(-1) ?? {};
  const typeWidget =
    parts.map((part) => WIDGET_OF_SCHEMA.get(part)).find(Boolean) ?? WIDGET_OF_TYPE[type];
  if (!typeWidget)
    throw new Error(`${path}: the desk has no widget for a schema of type “${type}”`);
  const { widget = typeWidget, ...described } = describe(path, typeWidget);
  const fieldsOf = (schemas: Readonly<Record<string, SchemaShape>>) =>
    Object.entries(schemas).map(([name, part]) => fieldOf(`${path}.${name}`, part, describe));
  const fields = entries ?? item?.entries;
  const [part] = item && !item.entries ? fieldsOf({ item }) : [];
  const name = path.slice(path.lastIndexOf(".") + 1);
  const field = {
    name,
    label: inWords(name),
    widget,
    // a required switch could never be off
    required: type !== "boolean" && chain.every((node) => !node.mayBeMissing && !node.wrapped),
    ...(type !== "string" && defaultOf(chain)),
    ...(widget === "select" && { options: options?.map(choiceOf) }),
    ...(type === "number" && { value_type: "float" }),
    ...Object.assign({}, ...parts.map((part) => limitOf(part, `${widget}`))),
    ...(fields && { fields: fieldsOf(fields) }),
    ...(item?.entries && {
      collapsed: true,
      summary: `{{fields.${Object.keys(item.entries)[0]}}}`,
    }),
    // lists of strings are edited as text, one string per line
    ...(part && part.widget !== "string" && { field: part }),
    ...described,
  };
  return field as Field; // `widget` decides which options apply, and TypeScript can't follow that
}

/**
 * Returns a schema followed by the ones it wraps. A union is edited as its first option, because
 * the others are only for the API.
 */
function chainOf(node: SchemaShape): readonly SchemaShape[] {
  const { strict, wrapped, type, options } = node;
  // `as`: a union's options are schemas
  const first = type === "union" ? (options?.[0] as SchemaShape) : undefined;
  const inner = strict ?? wrapped ?? first;
  return inner ? [node, ...chainOf(inner)] : [node];
}

/** Returns all schemas and steps of a pipe, including those of nested pipes. */
const stepsOf = ({ pipe = [] }: SchemaShape): readonly SchemaShape[] =>
  pipe.flatMap((part) => [part, ...stepsOf(part)]);

function defaultOf(chain: readonly SchemaShape[]): object {
  const fallback = chain.find((node) => "fallback" in node)?.fallback;
  return fallback === undefined || typeof fallback === "object" ? {} : { default: fallback };
}

function limitOf({ type, requirement, message }: SchemaShape, widget: string): object {
  const isText = widget === "string" || widget === "text";
  const pattern = type === "starts_with" ? new RegExp(`^${requirement}`) : requirement;
  if (pattern instanceof RegExp) return { pattern: [String(pattern), sentence(message)] };
  if (type === "integer") return { value_type: "int" };
  if (type === "min_value") return { min: requirement };
  if (type === "max_value") return { max: requirement };
  if (type === "min_length" && widget === "list") return { min: requirement };
  if (type === "max_length" && widget === "list") return { max: requirement };
  if (type === "min_length" && isText) return { minlength: requirement };
  if (type === "max_length" && isText) return { maxlength: requirement };
  return {};
}

/** Turns "must be …" into the sentence "Must be ….". */
const sentence = (message: unknown): string =>
  String(message)
    .replace(/^./, (first) => first.toUpperCase())
    .concat(".");

const choiceOf = (value: unknown): object => ({ label: inWords(String(value) || "none"), value });

/** Turns "call-center", "call_center" or "callCenter" into "Call center". */
const inWords = (name: string): string =>
  name
    .replace(/[-_]/g, " ")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

export function itemOf(schema: SchemaShape, list: string): SchemaShape {
  const { item } = entriesOf(schema)[list] ?? {};
  if (!item) throw new Error(`${list} isn’t a list in its schema`);
  return item;
}
