import { spawnSync } from "node:child_process";
import * as v from "valibot";
import { collectInto } from "../../../src/content/model/define";
import { htmlText, line, lineOrEmpty, paragraph } from "../../../src/content/model/fields";
import { optionalWithDefault, repair } from "../../../src/content/model/repair";
import type { ContentIssue } from "../../../src/content/model/report";

test.each([
  ["line", line, 500],
  ["paragraph", paragraph, 20_000],
])("an overlong %s is cut, which limits the work of reading it", (_name, schema, max) => {
  expect(v.parse(schema, "a".repeat(max))).toBe("a".repeat(max));
  expect(v.parse(schema, "a".repeat(max + 1))).toBe(`${"a".repeat(max)}…`);
});

test.each([
  ["line", line, 500, "500"],
  ["line that may be empty", lineOrEmpty, 500, "500"],
  ["line of a pipe", v.pipe(line, v.startsWith("a")), 500, "500"],
  ["paragraph", paragraph, 20_000, "20,000"],
])("the report names an overlong %s that is cut", (_name, schema, max, first) => {
  const fields = v.object({ text: optionalWithDefault(schema, "") });
  const issuesOf = (text: string) => {
    const issues: ContentIssue[] = [];
    expect(repair(fields, { text }, collectInto(issues, "Posts", "“7”")).ok).toBe(true);
    return issues.map(({ field, problem, shown }) => `${field} ${problem}: ${shown}`);
  };
  expect(issuesOf(`  ${"a".repeat(max)}  `)).toEqual([]);
  expect(issuesOf("a".repeat(max + 400))).toEqual([
    `text has ${first === "500" ? "900" : "20,400"} characters, but at most ${first} can be shown: visitors see the first ${first}`,
  ]);
});

test.each([
  ["Terms &amp; conditions &#8211; what&#8217;s new", "Terms & conditions – what’s new"],
  ["Q&amp;amp;A, 5&nbsp;&lt;&nbsp;6", "Q&amp;A, 5 < 6"], // once
  ["AT&T, R&D&copy, &unknown;", "AT&T, R&D&copy, &unknown;"],
  ["a&#8238;b&#0;c", "ab\ufffdc"],
])("character references in the line %j are decoded once", (sent, shown) => {
  for (const schema of [line, lineOrEmpty, paragraph]) expect(v.parse(schema, sent)).toBe(shown);
});

test("overlong HTML is refused, since part of it isn't valid HTML", () => {
  expect(v.is(htmlText, "a".repeat(200_000))).toBe(true);
  const { issues } = v.safeParse(htmlText, "a".repeat(200_001));
  expect(issues?.[0].message).toBe("must have at most 200000 characters");
});

/** A time zone must be set before its program starts. */
const READ_TIMES = `
  import { time } from "./src/content/model/fields";
  import { parse } from "valibot";
  console.log(JSON.stringify(process.argv.slice(1).map((text) => parse(time, text))));
`;

test("a time without a zone is UTC, whatever the machine's time zone", () => {
  const times = {
    "2026-10-05": "2026-10-05T00:00:00.000Z",
    "2026-10-05T22:30": "2026-10-05T22:30:00.000Z",
    "2026-10-05 22:30:00": "2026-10-05T22:30:00.000Z",
    "2026-10-05 22:30:00.123456": "2026-10-05T22:30:00.123Z",
    "2026-10-05 22:30:00 +0300": "2026-10-05T19:30:00.000Z",
    "2026-10-05 22:30:00+03": "2026-10-05T19:30:00.000Z",
    "2026-10-05t22:30:00z": "2026-10-05T22:30:00.000Z",
  };
  const tsx = ["--no-install", "tsx", "-e", READ_TIMES, ...Object.keys(times)];
  const env = { ...process.env, TZ: "America/New_York" };
  const read = spawnSync("npx", tsx, { env, encoding: "utf8" });
  expect(read.stderr).toBe("");
  expect(JSON.parse(read.stdout)).toEqual(Object.values(times));
});
