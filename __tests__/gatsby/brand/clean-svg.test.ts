import { cleanSvg } from "../../../src/gatsby/brand/clean-svg";

const picture = (body: string, attributes = 'viewBox="0 0 20 10"') =>
  cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`);
const written = (body: string) => {
  const result = picture(body);
  if ("problem" in result) throw new Error(result.problem);
  return result;
};

test("shapes, gradients and styles of elements are rewritten", () => {
  const { svg, width, height, leftOut } = written(
    '<!-- made by hand --><defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient></defs>' +
      '<path d="M0 0H9" style="fill:url(#g); stroke : #000; position:fixed"/><text x="1">A &amp; B</text>',
  );
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">' +
      '<defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient></defs>' +
      '<path d="M0 0H9" fill="url(#g)" stroke="#000"/><text x="1">A &amp; B</text></svg>\n',
  );
  expect([width, height, leftOut]).toEqual([20, 10, []]);
});

test.each([
  ["<script>alert(1)</script>", "<script>"],
  ["<style>@import 'https://evil.example'</style>", "<style>"],
  ["<foreignObject><body/></foreignObject>", "<foreignObject>"],
  ['<image href="https://evil.example/x.png"/>', "<image>"],
  ['<animate attributeName="href" to="javascript:1"/>', "<animate>"],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', "<a>"],
  ['<g onload="alert(1)"/>', "onload"],
  ['<use href="https://evil.example/x.svg#a"/>', "href"],
  ['<use xlink:href="//evil.example/x.svg#a"/>', "href"],
])("%s is left out and reported", (body, name) => {
  const { svg, leftOut } = written(`${body}<circle r="1"/>`);
  expect(leftOut).toEqual([name]);
  expect(svg).toContain('<circle r="1"/></svg>');
  expect(svg).not.toMatch(/evil|alert|javascript|import/);
});

test.each([
  '<path fill="url(https://evil.example/a#b)"/>',
  '<path style="fill:url(//evil.example)"/>',
  '<path fill="\\75rl(#x)"/>',
  '<path clip-path="url(data:image/svg+xml,x)"/>',
])("the value of %s can't load anything", (body) => {
  expect(written(`${body}<circle r="1"/>`).svg).toContain('<path/><circle r="1"/>');
});

test("an attribute can't end early, and the file's entities aren't expanded", () => {
  const { svg } = written(
    '<path id="&quot; onload=&quot;x" d="M0 0"/><text>&lt;script&gt;&boom;</text>',
  );
  expect(svg).not.toContain('" onload="');
  expect(svg).not.toContain("<script>");
});

test.each([
  ["a file that isn't a picture", "Savanna", "isn’t an SVG picture"],
  ["a page", "<html><svg/></html>", "isn’t an SVG picture"],
  ["a picture without a size", '<svg><path d="M0 0"/></svg>', "has no viewBox"],
  ["one without height", '<svg viewBox="0 0 9 0"><path d="M0 0"/></svg>', "has no viewBox"],
  ["an empty one", '<svg viewBox="0 0 9 9"><script/></svg>', "draws nothing"],
])("%s is refused", (_name, text, problem) => {
  expect(cleanSvg(text)).toEqual({ problem: expect.stringContaining(problem) });
});

test("a drawing of thousands of nested groups is read quickly, down to the maximum depth", () => {
  const { leftOut } = written(`<circle r="1"/>${"<g>".repeat(5_000)}${"</g>".repeat(5_000)}`);
  expect(leftOut).toEqual(["<g>"]);
});

test.each([
  [
    "nested",
    Array.from(
      { length: 20 },
      (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}"/></g>`,
    ).join(""),
  ],
  ["in a loop", '<g id="b"><use href="#b"/></g>'],
])("a small drawing whose <use> elements are %s is refused", (_, shapes) => {
  const svg = `<svg viewBox="0 0 9 9"><path id="a0" d="M0 0H9"/>${shapes}</svg>`;
  expect(cleanSvg(svg)).toEqual({ problem: expect.stringContaining("more than 50000 elements") });
});

test("a drawing that clips by a used shape, as drawing programs write it, is kept", () => {
  const svg = `<svg viewBox="0 0 9 9"><defs><path id="s" d="M0 0H9"/></defs><clipPath id="c"><use href="#s"/></clipPath><g clip-path="url(#c)"><path d="M1 1H8"/></g></svg>`;
  expect(cleanSvg(svg)).toMatchObject({ leftOut: [] });
});
