import * as v from "valibot";
import { iconItemsView } from "../../../src/content/catalogue/record-fields";
import { services } from "../../../src/content/catalogue/service-record";
import { imagePath, line } from "../../../src/content/model/fields";
import { optionalWithDefault, withDefault } from "../../../src/content/model/repair";
import { int, named, picture } from "../../../src/content/model/view-model";
import { addNodeType } from "../../../src/gatsby/pages/graphql-types";

function typesOf(entries: v.ObjectEntries, nodeFields?: string): readonly string[] {
  const definitions = new Map<string, string>();
  addNodeType(definitions, "Page", () => v.object(entries), nodeFields);
  return [...definitions.values()].map((definition) => definition.replace(/\s+/g, " "));
}

test.each<[string, v.GenericSchema, string]>([
  ["a text", v.string(), "String!"],
  ["a text in a file", line, "String!"],
  ["a text that is repaired", withDefault(line, "Untitled"), "String!"],
  ["a list that may be missing", optionalWithDefault(v.array(line), []), "[String!]!"],
  ["a nullable text", v.nullable(v.string()), "String"],
  ["null for a missing number", v.optional(v.nullable(v.number()), null), "Float"],
  ["a list of nullable numbers", v.array(v.nullable(int)), "[Int]!"],
  ["a number", v.number(), "Float!"],
  ["a whole number", int, "Int!"],
  ["a whole number within limits", v.pipe(v.number(), v.integer(), v.minValue(1)), "Int!"],
  ["a switch", v.boolean(), "Boolean!"],
  ["a choice without a name", v.picklist(["call-center"]), "String!"],
  [
    "a value that's transformed to text",
    v.pipe(v.number(), v.transform(String), v.string()),
    "String!",
  ],
  ["a picture", picture, "File! @link"],
])("the GraphQL type of %s", (_, schema, type) => {
  expect(typesOf({ field: schema })).toEqual([
    `type Page implements Node @dontInfer { field: ${type} }`,
  ]);
});

test("a named group or choice has its own type, once", () => {
  const plan = named("Plan", v.object({ every: named("Period", v.picklist(["month", "year"])) }));
  expect(typesOf({ first: plan, others: v.array(plan) }, "order: Int!")).toEqual([
    "enum Period { month year }",
    "type Plan { every: Period! }",
    "type Page implements Node @dontInfer { first: Plan! others: [Plan!]! order: Int! }",
  ]);
});

test("an icon's hyphens become underscores, since GraphQL names can't have hyphens", () => {
  const [icons, item] = typesOf({ points: iconItemsView() });
  expect(icons).toMatch(/^enum IconName { .*\bbadge_check\b.* }$/);
  expect(item).toBe("type IconItem { title: String! description: String! icon: IconName! }");
  const result = services.parse([{ id: "ivr", title: "Voice", icon: "audio-lines" }]);
  expect(result).toMatchObject({ content: [{ icon: "audio_lines" }] });
});

test.each<[string, v.ObjectEntries, string]>([
  ["a group without a name", { plan: v.object({}) }, "Page.plan: a schema of type “object” has"],
  ["a union of two types", { id: v.union([v.string(), v.number()]) }, "Page.id: a schema of"],
  [
    "two groups with one name",
    { a: named("Plan", v.object({})), b: named("Plan", v.object({ path: imagePath })) },
    "there are two types “Plan”",
  ],
])("%s is a mistake that names its place", (_, entries, message) => {
  expect(() => typesOf(entries)).toThrow(message);
});
