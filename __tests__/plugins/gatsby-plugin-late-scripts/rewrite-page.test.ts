import {
  withGatsbyScripts,
  withLateScripts,
} from "../../../plugins/gatsby-plugin-late-scripts/src/rewrite-page";
import { builtPage } from "./built-page";

test("script elements become one inline script with their URLs in order", () => {
  const page = builtPage(
    '<script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>',
  );
  expect(withLateScripts(page, "load()")).toBe(
    builtPage('<script data-late-scripts="/runtime-1.js /app-1.js">load()</script>'),
  );
});

test.each([
  ["inline scripts", '<script>window.___webpackCompilationHash="1";</script>'],
  ["scripts for old browsers", '<script src="/polyfill-1.js" nomodule></script>'],
])("%s stay", (_name, element) => {
  expect(withLateScripts(builtPage(`${element}<script src="/app-1.js" async></script>`), "")).toBe(
    builtPage(`${element}<script data-late-scripts="/app-1.js"></script>`),
  );
});

test("an asset prefix and special replacement characters are kept unchanged", () => {
  const url = "https://cdn.example/$&/app-1.js?a=1&amp;b=2";
  expect(withLateScripts(builtPage(`<script src="${url}" async></script>`), "'$&'")).toBe(
    builtPage(`<script data-late-scripts="${url}">'$&'</script>`),
  );
});

test("script elements outside Gatsby's slice stay", () => {
  const other = '<script src="https://other.example/tag.js" async></script>';
  const page = `${other}${builtPage('<script src="/app-1.js" async></script>')}`;
  expect(withLateScripts(page, "")).toBe(
    `${other}${builtPage('<script data-late-scripts="/app-1.js"></script>')}`,
  );
});

test("a rewritten page doesn't change, unless another version rewrote it", () => {
  const page = builtPage('<script src="/app-1.js" async></script>');
  const once = withLateScripts(page, "load(1)") ?? "";
  expect(withLateScripts(once, "load(1)")).toBe(once);
  expect(withLateScripts(once, "load(2)")).toBe(withLateScripts(page, "load(2)"));
});

test("a rewritten page gets Gatsby's own elements back, and other pages don't change", () => {
  const page = builtPage(
    '<script src="/polyfill-1.js" nomodule></script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>',
  );
  expect(withGatsbyScripts(withLateScripts(page, "load()") ?? "")).toBe(page);
  expect(withGatsbyScripts(page)).toBe(page);
  expect(withGatsbyScripts("<p>Gone</p>")).toBe("<p>Gone</p>");
});

test.each([
  ["no element", builtPage("")],
  ["elements of another shape", builtPage('<script async="" src="/app-1.js"></script>')],
  ["a URL with a space", builtPage('<script src="/app 1.js" async></script>')],
  ["no slice", '<div id="___gatsby"></div><script src="/app-1.js" async></script>'],
])("%s: null", (_name, page) => {
  expect(withLateScripts(page, "")).toBeNull();
});
