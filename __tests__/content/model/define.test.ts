import { CONTENT_TYPES } from "../../../src/content/registry";

describe.each(Object.entries(CONTENT_TYPES))("%s", (_name, type) => {
  test.each([
    ["an empty object", {}, type.listKeys.length > 0 ? "unreadable" : "empty"],
    ["an error body", { error: "database down" }, "unreadable"],
    ["text", "<html>", "unreadable"],
    ["a number", 4, "unreadable"],
  ])("%s isn't content", (_case, body, kind) => {
    expect(type.parse(body).kind).toBe(kind);
  });
});

/** `{ [key]: { [key]: … [] } }`, with `levels` objects. */
function wrapped(key: string, levels: number, list: readonly unknown[] = []): unknown {
  let body: unknown = list;
  for (let level = 0; level < levels; level++) body = { [key]: body };
  return body;
}

test.each([
  [0, "filled"],
  [1, "filled"],
  [2, "filled"],
  [3, "unreadable"],
  [100_000, "unreadable"],
])("a list below %i objects is %s", (levels, kind) => {
  expect(CONTENT_TYPES.blogPosts.parse(wrapped("blogs", levels, [{ id: 1 }])).kind).toBe(kind);
});
