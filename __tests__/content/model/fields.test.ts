import { spawnSync } from "node:child_process";
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

/** The time zone of a machine is set before its program starts. */
const READ_TIMES = `
  import { time } from "./src/content/model/fields";
  import { parse } from "valibot";
  console.log(JSON.stringify(process.argv.slice(1).map((text) => parse(time, text))));
`;

test("a time without a zone is one of UTC, whatever the machine's own zone is", () => {
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
