import { parseBlogPath } from "../../src/site/routes";

test.each([
  ["/blog/42", { kind: "post", slug: "42" }],
  ["/blog/one-word/", { kind: "post", slug: "one-word" }],
  ["/blog/caf%C3%A9", { kind: "post", slug: "café" }],
  ["/blog/100%", { kind: "post", slug: "100%" }],
  ["/blog", { kind: "all", slug: "all", base: "/blog", page: 1 }],
  ["/blog/", { kind: "all", slug: "all", base: "/blog", page: 1 }],
  ["/blog/page", { kind: "post", slug: "page" }],
  ["/blog/category", { kind: "post", slug: "category" }],
  ["/blog/page/3", { kind: "all", slug: "all", base: "/blog", page: 3 }],
  [
    "/blog/category/call-center",
    { kind: "category", slug: "call-center", base: "/blog/category/call-center", page: 1 },
  ],
  [
    "/blog/category/sms/page/2",
    { kind: "category", slug: "sms", base: "/blog/category/sms", page: 2 },
  ],
  ["/blog/tag/otp/page/x", { kind: "tag", slug: "otp", base: "/blog/tag/otp", page: 1 }],
  ["/blog/author/ivy-o", { kind: "author", slug: "ivy-o", base: "/blog/author/ivy-o", page: 1 }],
  [
    "/blog/author/ivy-o/page/2",
    { kind: "author", slug: "ivy-o", base: "/blog/author/ivy-o", page: 2 },
  ],
  [
    "/blog/category/a%20b",
    { kind: "category", slug: "a b", base: "/blog/category/a%20b", page: 1 },
  ],
])("%s is parsed", (path, expected) => {
  expect(parseBlogPath(path)).toEqual(expected);
});

test.each([
  "/services/sms",
  "/blog/a/b",
  "/blog/other/3",
  "/blog/page/3/4",
  "/blog/category/sms/x",
  "/blog/category/sms/x/2",
  "/blog/category/sms/page/2/3",
  "/blog/author/ivy-o/x",
  "/",
])("%s has no page", (path) => {
  expect(parseBlogPath(path)).toBeNull();
});

test.each([
  ["9", 9],
  ["12", 12],
  ["999999", 999_999],
  ["1000000", 1],
  ["0", 1],
  ["03", 1],
  ["3x", 1],
  ["x3", 1],
])("the page number %s is read as %i", (written, page) => {
  expect(parseBlogPath(`/blog/page/${written}`)).toMatchObject({ kind: "all", page });
});
