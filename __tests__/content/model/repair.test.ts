import * as v from "valibot";
import { time } from "../../../src/content/model/fields";
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

function repaired(value: unknown): { result: unknown; issues: Issue[] } {
  const issues: Issue[] = [];
  const result = repair(schema, value, (issue) => issues.push(issue));
  return { result, issues };
}

const good = { name: "Amina", stars: 4, tags: ["a"], parts: [{ title: "One", note: "n" }] };

describe("repair", () => {
  test("keeps a valid value, without an issue", () => {
    expect(repaired(good)).toEqual({ result: { ok: true, value: good }, issues: [] });
  });

  test("replaces only the invalid field and reports its problem", () => {
    const { result, issues } = repaired({ ...good, stars: 9 });
    expect(result).toEqual({ ok: true, value: { ...good, stars: 5 } });
    expect(issues).toEqual([
      { path: "stars", problem: "is 9, but must be at most 5", action: "repaired", instead: 5 },
    ]);
  });

  test.each([
    ["missing", undefined, "is missing"],
    ["null", null, "is missing"],
    ["blank", "", "is empty"],
    ["a number", 7, "is 7, but must be text, in quotation marks"],
    ["a list", [], "is a list, but must be text"],
    ["an object", {}, "is a group of fields, but must be text"],
  ])("reports a name that's %s in words", (_case, name, problem) => {
    const { issues } = repaired({ ...good, name });
    expect(issues).toMatchObject([{ path: "name", problem, instead: "Anonymous" }]);
  });

  test("says what a text must contain rather than that it must be text", () => {
    const issues: Issue[] = [];
    repair(v.object({ date: withDefault(time, "") }), { date: "today" }, (one) => issues.push(one));
    expect(issues[0]?.problem).toMatch(/^is “today”, but must be a date such as/);
  });

  test("reports an optional field only when it's invalid", () => {
    const { tags: _tags, ...without } = good;
    expect(repaired(without).issues).toEqual([]);
    expect(repaired({ ...good, tags: "x" }).issues).toMatchObject([{ path: "tags" }]);
  });

  test("drops only the invalid item of a list, counted from 1", () => {
    const { result, issues } = repaired({ ...good, parts: [{ title: 1 }, { title: "Two" }] });
    expect(result).toMatchObject({ ok: true, value: { parts: [{ title: "Two", note: "" }] } });
    expect(issues).toMatchObject([{ path: "parts[1].title", action: "dropped" }]);
  });

  test("fails when a part without a default fails", () => {
    expect(repaired({ ...good, parts: "none" }).result).toEqual({ ok: false });
    expect(repaired("text").result).toEqual({ ok: false });
    expect(repaired(null).result).toEqual({ ok: false });
  });

  test("then reports every such part, but no repairs", () => {
    const whole = v.object({ first: schema, second: v.number(), third: v.boolean() });
    const issues: Issue[] = [];
    const value = { first: { ...good, stars: 9, parts: "none" }, second: "2", third: true };
    repair(whole, value, (issue) => issues.push(issue));
    expect(issues.map(({ path, action }) => [path, action])).toEqual([
      ["first.parts", "dropped"],
      ["second", "dropped"],
    ]);
  });

  test("ignores inherited fields", () => {
    const { issues } = repaired(Object.assign(Object.create(good), { parts: [] }));
    expect(issues.map(({ path }) => path)).toContain("name");
  });

  test("replaces a list in a pipe as a whole, for an invalid item or a failed check", () => {
    const rising = v.pipe(
      v.array(v.object({ from: v.number(), name: withDefault(v.string(), "None") })),
      v.check((list) => list.every(({ from }, i) => from > (list[i - 1]?.from ?? 0)), "must rise"),
    );
    const whole = v.object({ steps: withDefault(rising, []) });
    const repairedSteps = (steps: unknown) => {
      const issues: Issue[] = [];
      const result = repair(whole, { steps }, (issue) => issues.push(issue));
      return [result.ok && result.value.steps.length, ...issues.map(({ problem }) => problem)];
    };
    expect(repairedSteps([{ from: 1, name: "A" }, { from: 2 }])).toEqual([2, "is missing"]);
    expect(
      repairedSteps([
        { from: 2, name: "A" },
        { from: 1, name: "B" },
      ]),
    ).toEqual([0, "is a list, but must rise"]);
    expect(repairedSteps([{ from: "x", name: "A" }, { from: 2 }])).toEqual([
      0,
      "can’t be used, because steps[1].from is “x”, but must be a number",
    ]);
  });
});
