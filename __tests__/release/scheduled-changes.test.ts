import { createScheduledChangeCheck, lastEdition } from "../../src/release/scheduled-changes";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();

const ms = (iso: string) => Date.parse(iso);
const BUILT = "2026-11-24T06:00:00Z";
const edition = (due: readonly string[], more: object = {}) => ({
  ...{ at: ms(BUILT), drafts: false, due: due.map((at) => ({ at: ms(at) })) },
  ...more,
});

test.each<[string, ReturnType<typeof edition> | null, string, boolean]>([
  ["no build yet", null, BUILT, false],
  ["nothing that is due", edition([]), "2027-01-01T00:00:00Z", false],
  ["a second before", edition(["2026-11-30T05:00:00Z"]), "2026-11-30T04:59:59Z", false],
  ["the moment itself", edition(["2026-11-30T05:00:00Z"]), "2026-11-30T05:00:00Z", true],
  ["a clock that was put forward", edition(["2026-11-30T05:00:00Z"]), "2026-12-05T00:00:00Z", true],
  ["what the build knew already", edition(["2026-11-20T05:00:00Z"]), BUILT, false],
  ["a clock that is put back a day", edition([]), "2026-11-23T06:00:00Z", true],
  ["a clock that is a little behind", edition([]), "2026-11-24T05:59:30Z", false],
  ["a last build with drafts", edition([], { drafts: true }), BUILT, true],
])("with %s", (_, last, now, isDue) => {
  expect(createScheduledChangeCheck(() => last)(ms(now))).toBe(isDue);
});

test("a moment is told once, so that a failing build is left to the interval, and the next one anew", () => {
  const last = edition(["2026-11-30T05:00:00Z", "2026-11-30T06:00:00Z"]);
  const isDue = createScheduledChangeCheck(() => last);
  expect(isDue(ms("2026-11-30T05:00:10Z"))).toBe(true);
  expect(isDue(ms("2026-11-30T05:00:30Z"))).toBe(false);
  expect(isDue(ms("2026-11-30T06:00:10Z"))).toBe(true);
});

test("the last build is known from its report, after a restart too; a broken report is none", async () => {
  expect(lastEdition(folder)).toBeNull();
  const due = [{ at: "2026-11-30T05:00:00.000Z", title: "Monday", event: "appears" }];
  await writeFiles(folder, {
    "reports/content.json": JSON.stringify({ edition: { at: BUILT, drafts: false, due } }),
  });
  expect(lastEdition(folder)).toEqual(edition(["2026-11-30T05:00:00Z"]));
  await writeFiles(folder, { "reports/content.json": "{" });
  expect(lastEdition(folder)).toBeNull();
});
