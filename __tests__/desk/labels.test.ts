import { publicationOf } from "../../src/content/model/publication";

const RECORD = { title: "T", publish_at: "Monday" };
const NOW = new Date("2026-11-24T09:00:00Z");

test("the example of a time is in the company's zone", () => {
  expect(publicationOf(RECORD, NOW).problems[0]?.problem).toContain("2026-11-30T08:00:00+03:00");
});

test.each([
  ["Europe/Paris", "Paris time", "2026-11-30T08:00:00+01:00"],
  ["America/St_Johns", "St Johns time", "2026-11-30T08:00:00-03:30"],
  ["UTC", "UTC time", "2026-11-30T08:00:00+00:00"],
])("in %s the desk asks for %s, and an example of a time is %s", (zone, name, example) => {
  jest.isolateModules(() => {
    jest.doMock("../../src/site/company/brand", () => ({
      ...jest.requireActual<object>("../../src/site/company/brand"),
      TIME_ZONE: zone,
    }));
    const { labelOf } = jest.requireActual<typeof import("../../desk/labels")>("../../desk/labels");
    const fields = [
      "posts.publish_at",
      "posts.unpublish_at",
      "posts.created_at",
      "posts.updated_at",
    ];
    for (const field of fields) {
      expect(labelOf(field)).toMatchObject({ input_timezone: zone });
      expect(labelOf(field)?.hint).toMatch(new RegExp(`^${name}[.;]`));
    }
    const local = jest.requireActual<typeof import("../../src/content/model/publication")>(
      "../../src/content/model/publication",
    );
    expect(local.publicationOf(RECORD, NOW).problems[0]?.problem).toContain(example);
  });
});
