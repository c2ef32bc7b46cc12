import { parseBlogPath } from "../../src/site/blog-route";

test.each([
  ["/blog/42", { kind: "post", slug: "42" }],
  ["/blog/one-word/", { kind: "post", slug: "one-word" }],
  ["/blog/caf%C3%A9", { kind: "post", slug: "café" }],
  ["/blog/100%", { kind: "post", slug: "100%" }],
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
  [
    "/blog/category/a%20b",
    { kind: "category", slug: "a b", base: "/blog/category/a%20b", page: 1 },
  ],
])("%s is parsed", (path, expected) => {
  expect(parseBlogPath(path)).toEqual(expected);
});

test.each(["/services/sms", "/blog/a/b", "/blog/category", "/blog/category/sms/x", "/"])(
  "%s is no list",
  (path) => {
    const route = parseBlogPath(path);
    expect(route === null || route.kind === "post").toBe(true);
  },
);
