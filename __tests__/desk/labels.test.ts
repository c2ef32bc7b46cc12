import { configOf } from "../../desk/config";
import { LABELS, labelOf } from "../../desk/labels";
import { publicationOf } from "../../src/content/model/publication";

const RECORD = { title: "T", publish_at: "Monday" };
const NOW = new Date("2026-11-24T09:00:00Z");

test("the example time is in the company's zone", () => {
  expect(publicationOf(RECORD, NOW).problems[0]?.problem).toContain("2026-11-30T08:00:00+03:00");
});

test.each([
  ["Europe/Paris", "Paris time", "2026-11-30T08:00:00+01:00"],
  ["America/St_Johns", "St Johns time", "2026-11-30T08:00:00-03:30"],
  ["UTC", "UTC time", "2026-11-30T08:00:00+00:00"],
])("in %s the desk asks for %s, and the example time is %s", (zone, name, example) => {
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

interface FormField {
  readonly name: string;
  readonly fields?: readonly FormField[];
  readonly field?: FormField;
}
const pathsOf = ({ name, fields = [], field }: FormField, parent = ""): readonly string[] => {
  const path = parent ? `${parent}.${name}` : name;
  return [path, ...[...fields, ...(field ? [field] : [])].flatMap((one) => pathsOf(one, path))];
};

test("every label belongs to a field", () => {
  const { collections = [] } = configOf({
    backend: { name: "local", folder: "site" },
    siteUrl: "http://localhost:8000",
  });
  const files = collections.flatMap((entry): readonly object[] =>
    "files" in entry ? entry.files : [entry],
  );
  const named = files.filter((file) => "name" in file) as readonly FormField[]; // dividers have no label
  const paths = named.flatMap((file) => pathsOf(file));
  expect(paths.length).toBeGreaterThan(300);
  const isOfNone = (label: string) => !paths.some((path) => `.${path}`.endsWith(`.${label}`));
  expect(Object.keys(LABELS).filter(isOfNone)).toEqual([]);
});

test.each([
  ["client-testimonials.text", "Quote"],
  ["pages.tools.closing.text", undefined],
  ["services.pricing", "Plans"],
  ["pages.pricing", undefined],
  ["services.pricing.currency", "Currency"],
  ["company.market.currency", undefined],
  ["prices.tiers.from", "From this many SMS parts"],
  ["messaging-rules.networks.promotionalHours.from", "From"],
  ["messaging-rules.networks.promotionalHours.to", "To"],
  ["navigation.footer.links.to", "Address"],
])("the label of %s is %s, while a field of the same name elsewhere has its own", (path, label) => {
  expect(labelOf(path)?.label).toBe(label);
});
