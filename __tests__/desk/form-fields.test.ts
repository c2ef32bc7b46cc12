import * as v from "valibot";
import { configOf } from "../../desk/config";
import { fieldOf } from "../../desk/form-fields";
import { LABELS, labelOf } from "../../desk/labels";
import {
  hexColour,
  imagePath,
  line,
  paragraph,
  rating,
  time,
} from "../../src/content/model/fields";
import { optionalWithDefault, withDefault } from "../../src/content/model/repair";
import type { SchemaShape } from "../../src/content/model/schema-shape";

const field = (schema: SchemaShape) => fieldOf("plan.price", schema, () => ({}));

test.each<[string, SchemaShape, object]>([
  ["a line", line, { widget: "string", required: true }],
  ["a paragraph", paragraph, { widget: "text", required: true }],
  ["a missing text has a default", withDefault(line, "Anonymous"), { required: true }],
  ["a text may be missing", optionalWithDefault(line, "Learn more"), { required: false }],
  ["null is allowed", withDefault(v.nullable(time), null), { widget: "datetime", required: false }],
  ["an image", optionalWithDefault(imagePath, ""), { widget: "image", required: false }],
  ["a colour", withDefault(hexColour, "#2B3857"), { widget: "color" }],
  ["a number", v.number(), { widget: "number", value_type: "float" }],
  [
    "stars",
    withDefault(rating, 5),
    { widget: "number", value_type: "int", min: 1, max: 5, default: 5 },
  ],
  [
    "a choice",
    v.picklist(["call-center", ""]),
    {
      widget: "select",
      options: [
        { label: "Call center", value: "call-center" },
        { label: "None", value: "" },
      ],
    },
  ],
  ["a switch", v.boolean(), { widget: "boolean", required: false }],
  [
    "a pattern",
    v.pipe(v.string(), v.regex(/^\d+$/i, "must be digits")),
    { pattern: ["/^\\d+$/i", "Must be digits."] },
  ],
  [
    "a beginning",
    v.pipe(v.string(), v.startsWith("https://", "must start with https://")),
    { pattern: ["/^https:\\/\\//", "Must start with https://."] },
  ],
  ["a length", v.pipe(v.string(), v.minLength(2), v.maxLength(9)), { minlength: 2, maxlength: 9 }],
  ["lines", v.pipe(v.array(line), v.maxLength(9)), { widget: "list", max: 9 }],
  [
    "paragraphs",
    v.array(paragraph),
    { widget: "list", field: { name: "item", widget: "text", required: true } },
  ],
  [
    "an alternative form from the content API",
    v.union([v.array(line), v.string()]),
    { widget: "list" },
  ],
  [
    "groups",
    v.array(v.object({ title: line, rating })),
    { widget: "list", fields: [{ name: "title" }, { name: "rating" }] },
  ],
])("the field for a schema: %s", (_, schema, expected) => {
  expect(field(schema)).toMatchObject({ name: "price", ...expected });
});

test("a text's default isn't filled into its field", () => {
  expect(field(withDefault(line, "Anonymous"))).not.toHaveProperty("default");
});

test("a schema without a widget at the desk throws with its field's name", () => {
  expect(() => field(v.date())).toThrow(
    "plan.price: the desk has no widget for a schema of type “date”",
  );
});

/**
 * A field, collection or file of the configuration, with the properties that hold further fields.
 */
interface Named {
  readonly name: string;
  readonly label?: string;
  readonly field?: Named;
  readonly fields?: readonly Named[];
  readonly files?: readonly Named[];
}

/** Lists all fields inside `named` with their paths. */
const fieldsBelow = ({ fields = [], field }: Named, path: string): [string, Named][] =>
  [...fields, ...(field ? [field] : [])].flatMap((inner) => [
    [`${path}.${inner.name}`, inner],
    ...fieldsBelow(inner, `${path}.${inner.name}`),
  ]);

const settings = {
  backend: { name: "local", folder: "site" },
  siteUrl: "http://localhost",
} as const;
const FIELDS = (configOf(settings).collections ?? [])
  .filter((entry): entry is typeof entry & Named => "name" in entry)
  .flatMap((entry) => entry.files ?? [entry])
  .flatMap((part) => fieldsBelow(part, part.name));

test.each([
  ["about.clients_served", "Clients served"],
  ["company.facts.payment.smallestOrder", "Smallest order"],
  ["company.social.linkedIn", "LinkedIn"],
  ["about.team_members", "People on the team"],
])("the label of %s is “%s”, from our own words or else its name", (path, label) => {
  expect(new Map(FIELDS).get(path)?.label).toBe(label);
});

test("each label belongs to a field", () => {
  const used = new Set(FIELDS.map(([path]) => labelOf(path)));
  expect(Object.keys(LABELS).filter((key) => !used.has(LABELS[key]))).toEqual([]);
});

test("the picture picker only accepts raster images", () => {
  const pickers = FIELDS.map(([, field]) => field).filter(
    (field): field is Named & { readonly accept?: string } =>
      "widget" in field && field.widget === "image",
  );
  expect(pickers.length).toBeGreaterThan(5);
  for (const { accept } of pickers) {
    expect(accept).toBe("image/jpeg,image/png,image/webp,image/avif,image/gif");
  }
});
