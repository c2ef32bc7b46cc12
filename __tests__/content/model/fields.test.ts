import * as v from "valibot";
import { htmlText, line, paragraph } from "../../../src/content/model/fields";

test.each([
  ["line", line, 500],
  ["paragraph", paragraph, 20_000],
])("an overlong %s is cut, so that the work of reading it is limited", (_name, schema, max) => {
  expect(v.parse(schema, "a".repeat(max))).toBe("a".repeat(max));
  expect(v.parse(schema, "a".repeat(max + 1))).toBe(`${"a".repeat(max)}…`);
});

test("overlong HTML is refused, since a part of it is no HTML", () => {
  expect(v.is(htmlText, "a".repeat(200_000))).toBe(true);
  const { issues } = v.safeParse(htmlText, "a".repeat(200_001));
  expect(issues?.[0].message).toBe("must have at most 200000 characters");
});
