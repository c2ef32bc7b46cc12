import { createScheduledChangeCheck, readLastBuild } from "../../src/release/scheduled-changes";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();

const ms = (iso: string) => Date.parse(iso);
const BUILT = "2026-11-24T06:00:00Z";
const build = (times: readonly string[], more: object = {}) => ({
  ...{ at: ms(BUILT), drafts: false, scheduledChanges: times.map((at) => ({ at: ms(at) })) },
  ...more,
});

test.each<[string, ReturnType<typeof build> | null, string, boolean]>([
  ["no build yet", null, BUILT, false],
  ["nothing that is due", build([]), "2027-01-01T00:00:00Z", false],
  ["a second before", build(["2026-11-30T05:00:00Z"]), "2026-11-30T04:59:59Z", false],
  ["the moment itself", build(["2026-11-30T05:00:00Z"]), "2026-11-30T05:00:00Z", true],
  ["a clock that was put forward", build(["2026-11-30T05:00:00Z"]), "2026-12-05T00:00:00Z", true],
  ["a change that the build already had", build(["2026-11-20T05:00:00Z"]), BUILT, false],
  ["a clock that is put back a day", build([]), "2026-11-23T06:00:00Z", true],
  ["a clock that is a little behind", build([]), "2026-11-24T05:59:30Z", false],
  ["a last build with drafts", build([], { drafts: true }), BUILT, true],
])("with %s", (_, last, now, isDue) => {
  expect(createScheduledChangeCheck(() => last)(ms(now))).toBe(isDue);
});

test("each scheduled change is reported once, so that a failing build isn't retried at once", () => {
  const last = build(["2026-11-30T05:00:00Z", "2026-11-30T06:00:00Z"]);
  const isDue = createScheduledChangeCheck(() => last);
  expect(isDue(ms("2026-11-30T05:00:10Z"))).toBe(true);
  expect(isDue(ms("2026-11-30T05:00:30Z"))).toBe(false);
  expect(isDue(ms("2026-11-30T06:00:10Z"))).toBe(true);
});

test("the last build is read from its report, also after a restart; a broken report is ignored", async () => {
  expect(readLastBuild(folder)).toBeNull();
  const scheduledChanges = [{ at: "2026-11-30T05:00:00.000Z", title: "Monday", event: "appears" }];
  await writeFiles(folder, {
    "reports/content.json": JSON.stringify({
      publication: { at: BUILT, drafts: false, scheduledChanges },
    }),
  });
  expect(readLastBuild(folder)).toEqual(build(["2026-11-30T05:00:00Z"]));
  await writeFiles(folder, { "reports/content.json": "{" });
  expect(readLastBuild(folder)).toBeNull();
});
