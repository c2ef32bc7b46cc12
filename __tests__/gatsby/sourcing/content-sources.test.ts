import {
  type RawDocument,
  resolveContentSource,
} from "../../../src/gatsby/sourcing/content-sources";
import { OWN_CONTENT } from "../../fixtures/catalogue";
import { PREVIEW_OPTIONS } from "../../fixtures/preview-options";

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
  const { report, content } = resolveContentSource(
    "howItWorks",
    document,
    readDocument,
    OWN_CONTENT.howItWorks,
    PREVIEW_OPTIONS,
  );
  return { ...report, title: content.steps[0]?.title };
};

const FAILED = "GET /how-it-works returned 503 after 3 tries";

test.each<[string, RawDocument | undefined, object]>([
  [
    "a response with content is live",
    raw({}),
    {
      name: "How it works",
      endpoint: "/how-it-works",
      status: "live",
      reason: null,
      items: 1,
      title: "From the API",
    },
  ],
  [
    "a failed request shows the last good copy with the reason",
    raw({ status: "last-good", reason: FAILED, documentPath: "/older.json" }),
    { status: "last-good", reason: FAILED, title: "From last week" },
  ],
  [
    "a failed request without a copy shows the default",
    raw({ status: "missing", reason: FAILED, documentPath: null }),
    { status: "default", reason: FAILED, items: 5, title: "Consultation" },
  ],
  [
    "a response with nothing to show has the default, not an older copy",
    raw({ documentPath: "/empty.json", previousDocumentPath: "/older.json" }),
    {
      status: "default",
      reason: "/how-it-works returned nothing that can be shown",
      title: "Consultation",
    },
  ],
  [
    "an unreadable response shows the copy before it",
    raw({ documentPath: "/error.json", previousDocumentPath: "/older.json" }),
    {
      status: "last-good",
      reason: "/how-it-works returned no “steps”",
      title: "From last week",
    },
  ],
  [
    "an unreadable response without a copy before it shows the default",
    raw({ documentPath: "/error.json" }),
    { status: "default" },
  ],
  ["a damaged copy doesn't count", raw({ documentPath: "/damaged.json" }), { status: "default" }],
  ["a section that was never requested shows the default", undefined, { status: "default" }],
])("resolveContentSource: %s", (_rule, document, expected) => {
  expect(resolve(document)).toMatchObject(expected);
});

test("a service that the API marks as a draft isn't in the overview", () => {
  const services = [{ service_name: "Bulk SMS" }, { service_name: "Next year", draft: true }];
  const { content, notes } = resolveContentSource(
    "servicesOverview",
    raw({}),
    () => ({ services }),
    OWN_CONTENT.servicesOverview,
    PREVIEW_OPTIONS,
  );
  expect(content.services.map(({ name }) => name)).toEqual(["Bulk SMS"]);
  expect(notes.unpublished).toMatchObject([{ state: "draft" }]);
});

test("a record that the API marks as a draft or sends too early isn't shown, and an invalid date is reported", () => {
  const post = (id: string, state: object) => ({ id, title: `Post ${id}`, ...state });
  const body = {
    data: {
      blogs: [
        post("now", { publish_at: "2026-11-20T08:00:00+03:00" }),
        post("draft", { draft: true }),
        post("later", { publish_at: "2026-11-30T08:00:00+03:00" }),
        post("typo", { publish_at: "Monday" }),
        post("moved", { moved_from: "old" }),
      ],
    },
  };
  const { content, notes } = resolveContentSource(
    "blogPosts",
    raw({}),
    () => body,
    OWN_CONTENT.blogPosts,
    PREVIEW_OPTIONS,
  );
  expect(content.map(({ slug, publishedAt }) => [slug, publishedAt])).toEqual([
    ["now", "2026-11-20T05:00:00.000Z"],
    ["moved", null],
  ]);
  expect(notes.scheduledChanges).toEqual([
    {
      section: "Blog posts",
      title: "Post later",
      at: "2026-11-30T05:00:00.000Z",
      event: "appears",
    },
  ]);
  expect(
    notes.issues
      .slice(0, 2)
      .map(({ item, field, problem, shown }) => `${item} ${field} ${problem}: ${shown}`),
  ).toEqual([
    "“Post typo” publish_at is “Monday”, but must be a date and time with a time zone, such as " +
      "2026-11-30T08:00:00+03:00; the record isn’t published until that’s fixed: the record isn’t published",
    '“moved” moved_from must be a list of former ids, such as ["old-id"]: the record is used without it',
  ]);
});
