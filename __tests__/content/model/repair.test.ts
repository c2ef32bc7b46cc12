import * as v from "valibot";
import {
  type Issue,
  optionalWithDefault,
  repair,
  withDefault,
} from "../../../src/content/model/repair";

const schema = v.object({
  name: withDefault(v.pipe(v.string(), v.minLength(1, "must not be empty")), "Anonymous"),
  stars: withDefault(v.pipe(v.number(), v.maxValue(5, "must be at most 5")), 5),
  tags: optionalWithDefault(v.array(v.string()), []),
  parts: v.array(v.object({ title: v.string(), note: optionalWithDefault(v.string(), "") })),
});

function repaired(value: unknown): { outcome: unknown; findings: Issue[] } {
  const findings: Issue[] = [];
  const outcome = repair(schema, value, (issue) => findings.push(issue));
  return { outcome, findings };
}

const good = { name: "Amina", stars: 4, tags: ["a"], parts: [{ title: "One", note: "n" }] };

test("what is right stays as it is, without a word", () => {
  expect(repaired(good)).toEqual({ outcome: { ok: true, value: good }, findings: [] });
});

test("a field that fails is repaired alone and named with its problem", () => {
  const { outcome, findings } = repaired({ ...good, stars: 9 });
  expect(outcome).toEqual({ ok: true, value: { ...good, stars: 5 } });
  expect(findings).toEqual([
    { path: "stars", problem: "is 9, but must be at most 5", action: "repaired", instead: 5 },
  ]);
});

test.each([
  ["missing", undefined, "is missing"],
  ["null", null, "is missing"],
  ["blank", "", "is empty"],
  ["a number", 7, "is 7, but must be text"],
  ["a list", [], "is a list, but must be text"],
  ["an object", {}, "is a group of fields, but must be text"],
])("a name that is %s is told in words", (_case, name, problem) => {
  const { findings } = repaired({ ...good, name });
  expect(findings).toMatchObject([{ path: "name", problem, instead: "Anonymous" }]);
});

test("a field that may be missing is reported only when it is wrong", () => {
  const { tags: _tags, ...without } = good;
  expect(repaired(without).findings).toEqual([]);
  expect(repaired({ ...good, tags: "x" }).findings).toMatchObject([{ path: "tags" }]);
});

test("an item of a list is dropped alone, counted from 1", () => {
  const { outcome, findings } = repaired({ ...good, parts: [{ title: 1 }, { title: "Two" }] });
  expect(outcome).toMatchObject({ ok: true, value: { parts: [{ title: "Two", note: "" }] } });
  expect(findings).toMatchObject([{ path: "parts[1].title", action: "dropped" }]);
});

test("a part without a default fails the whole", () => {
  expect(repaired({ ...good, parts: "none" }).outcome).toEqual({ ok: false });
  expect(repaired("text").outcome).toEqual({ ok: false });
  expect(repaired(null).outcome).toEqual({ ok: false });
});

test("inherited fields are no fields", () => {
  const { findings } = repaired(Object.create(good));
  expect(findings.map(({ path }) => path)).toContain("name");
});
