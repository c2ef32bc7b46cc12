import { type ShownContent, valuesOf } from "../../../src/gatsby/report/shown";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";

test("all records of a catalogue are shown, and what it notes beside them is not", () => {
  const { issues, unpublished, due, moves, records, ...content } = readCatalogue("sample");
  const notes = { issues, unpublished, due, moves, records };
  const noted = Object.keys(notes).map((note) => [note, [{ section: "A note" }]]);
  const shown = {
    company: {},
    sections: {},
    records: { ...content, ...Object.fromEntries(noted) },
  } as unknown as ShownContent; // records alone matter here
  const parts = new Set(valuesOf(shown).map(({ kind }) => kind.split(".")[0]));
  expect([...parts].sort()).toEqual(Object.keys(content).sort());
});
