import { CONTENT_TYPES } from "../../../src/content/registry";

describe.each(Object.entries(CONTENT_TYPES))("%s", (_name, type) => {
  test.each([
    ["an empty object", {}, type.listKeys.length > 0 ? "unreadable" : "empty"],
    ["an error body", { error: "database down" }, "unreadable"],
    ["text", "<html>", "unreadable"],
    ["a number", 4, "unreadable"],
  ])("%s is not content", (_case, body, kind) => {
    expect(type.parse(body).kind).toBe(kind);
  });
});
