import * as v from "valibot";
import { optionalWithDefault, withDefault } from "../../../src/content/model/repair";
import {
  hasPipe,
  innerShape,
  isArray,
  isNullable,
  isObject,
  isRepairable,
  type SchemaShape,
} from "../../../src/content/model/schema-shape";

const name = v.pipe(v.string(), v.maxLength(9, "must be short"));
const choice = v.picklist(["sms", "ussd"]);
const group = v.object({
  name,
  kind: withDefault(choice, "sms"),
  tags: optionalWithDefault(v.array(v.string()), []),
});

test("a valibot schema has the properties we read", () => {
  const { entries, type }: SchemaShape = group;
  expect([type, Object.keys(entries ?? {})]).toEqual(["object", ["name", "kind", "tags"]]);
  expect((name as SchemaShape).pipe?.[1]).toMatchObject({
    kind: "validation",
    type: "max_length",
    requirement: 9,
    message: "must be short",
  });
  expect(choice).toMatchObject({ type: "picklist", options: ["sms", "ussd"] });
  expect(v.union([v.string(), choice])).toMatchObject({ type: "union", options: [{}, choice] });
  expect(v.array(name)).toMatchObject({ type: "array", item: name });
  expect(v.nullable(name)).toMatchObject({ type: "nullable", wrapped: name });
});

test("the inner shape is found below defaults and nullable, however they're nested", () => {
  const nested = withDefault(
    v.nullable(withDefault(group, { name: "", kind: "sms", tags: [] })),
    null,
  );
  expect(innerShape(nested)).toBe(group);
  expect(innerShape(group)).toBe(group);
});

test("the kinds are distinguished", () => {
  const kinds = (schema: Parameters<typeof isObject>[0]) => [
    ...(isRepairable(schema) ? ["repairable"] : []),
    ...(isObject(schema) ? ["object"] : []),
    ...(isArray(schema) ? ["array"] : []),
    ...(isNullable(schema) ? ["nullable"] : []),
    ...(hasPipe(schema) ? ["pipe"] : []),
  ];
  expect(kinds(group)).toEqual(["object"]);
  expect(kinds(withDefault(choice, "sms"))).toEqual(["repairable"]);
  expect(kinds(v.pipe(v.array(name), v.maxLength(2)))).toEqual(["array", "pipe"]);
  expect(kinds(v.nullable(name))).toEqual(["nullable"]);
  expect(kinds(v.pipe(v.nullable(name), v.title("Name")))).toEqual(["pipe"]); // parsed whole
});
