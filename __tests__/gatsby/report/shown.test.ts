import { type ShownContent, valuesOf } from "../../../src/gatsby/report/shown";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";

test("all records of the content folder are shown", () => {
  const { records } = readCatalogue("sample");
  const shown = { company: {}, sections: {}, records } as unknown as ShownContent; // only records matter here
  const parts = new Set(valuesOf(shown).map(({ kind }) => kind.split(".")[0]));
  expect([...parts].sort()).toEqual(Object.keys(records).sort());
});
