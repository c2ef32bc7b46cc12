import {
  type RawDocument,
  resolveContentSource,
} from "../../../src/gatsby/sourcing/content-sources";

const steps = (title: string) => ({
  steps: [{ title, brief_paragraph: "B", detailed_paragraph: "D" }],
});
const files: Readonly<Record<string, unknown>> = {
  "/good.json": steps("From the API"),
  "/older.json": steps("From last week"),
  "/empty.json": { steps: [] },
  "/error.json": { error: "database down" },
};
const readDocument = (file: string): unknown => files[file];

const raw = (overrides: Partial<RawDocument>): RawDocument => ({
  status: "live",
  reason: null,
  documentPath: "/good.json",
  previousDocumentPath: null,
  ...overrides,
});

const resolve = (document: RawDocument | undefined) => {
  const { report, content } = resolveContentSource("howItWorks", document, readDocument);
  return { ...report, title: content.steps[0]?.title };
};

test("an answer with content is live", () => {
  expect(resolve(raw({}))).toEqual({
    name: "How it works",
    endpoint: "/how-it-works",
    status: "live",
    reason: null,
    items: 1,
    title: "From the API",
  });
});

test("a failed API shows the last good copy and says why", () => {
  const reason = "GET /how-it-works answered 503 after 3 tries";
  expect(resolve(raw({ status: "last-good", reason, documentPath: "/older.json" }))).toMatchObject({
    status: "last-good",
    reason,
    title: "From last week",
  });
});

test("a failed API without a copy shows the bundled default", () => {
  const reason = "GET /how-it-works answered 503 after 3 tries";
  const shown = resolve(raw({ status: "missing", reason, documentPath: null }));
  expect(shown).toMatchObject({ status: "default", reason, items: 5, title: "Consultation" });
});

test("an answer with nothing shows the default, not an old copy", () => {
  const shown = resolve(raw({ documentPath: "/empty.json", previousDocumentPath: "/older.json" }));
  expect(shown).toMatchObject({
    status: "default",
    reason: "/how-it-works had nothing to show",
    title: "Consultation",
  });
});

test("an answer that is no content counts as failed: the copy before it is shown", () => {
  const shown = resolve(raw({ documentPath: "/error.json", previousDocumentPath: "/older.json" }));
  expect(shown).toMatchObject({
    status: "last-good",
    reason: "/how-it-works answered without “steps”",
    title: "From last week",
  });
});

test("an answer that is no content, with no copy before it, shows the default", () => {
  expect(resolve(raw({ documentPath: "/error.json" }))).toMatchObject({ status: "default" });
});

test("a copy that cannot be read is no copy", () => {
  expect(resolve(raw({ documentPath: "/damaged.json" }))).toMatchObject({ status: "default" });
});

test("a section that was never asked for shows the default", () => {
  expect(resolve(undefined)).toMatchObject({ status: "default", title: "Consultation" });
});
