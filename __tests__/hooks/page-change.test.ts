import { afterPageChange, beforePageChange } from "../../src/hooks/page-change";

const at = (pathname: string, hash = "") => ({ pathname, hash });
const atOnce = (run: () => void) => run();

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><a href="#x">Link</a><h1>Pricing</h1></main>`;
});
const focused = () => document.activeElement?.tagName;
const scrolling = () => document.documentElement.style.scrollBehavior;

test("the heading of a new page takes the focus", () => {
  afterPageChange(at("/pricing"), at("/"), atOnce);
  expect(focused()).toBe("H1");
});

test("without a heading the content takes it", () => {
  document.querySelector("h1")?.remove();
  afterPageChange(at("/pricing"), at("/"), atOnce);
  expect(focused()).toBe("MAIN");
});

test.each([
  ["the first page", at("/pricing"), null],
  ["a change within the page", at("/pricing"), at("/pricing")],
  ["an anchor of the new page", at("/", "#team"), at("/pricing")],
])("%s keeps its focus", (_name, to, from) => {
  afterPageChange(to, from, atOnce);
  expect(focused()).toBe("BODY");
});

test("a new page begins at its top at once; ways within a page stay smooth", () => {
  beforePageChange(at("/pricing"), at("/pricing"));
  expect(scrolling()).toBe("");
  beforePageChange(at("/pricing"), at("/"));
  expect(scrolling()).toBe("auto");
  afterPageChange(at("/pricing"), at("/"), atOnce);
  expect(scrolling()).toBe("");
});

test("structured data of the built page go with it; what Helmet wrote is Helmet's", () => {
  document.head.innerHTML = `<script type="application/ld+json">{}</script>
    <script type="application/ld+json" data-react-helmet="true">{}</script>`;
  afterPageChange(at("/pricing"), at("/pricing"), atOnce);
  expect(document.head.children).toHaveLength(2);
  afterPageChange(at("/pricing"), at("/"), atOnce);
  expect(document.head.querySelectorAll("[data-react-helmet]")).toHaveLength(1);
  expect(document.head.children).toHaveLength(1);
});

test("a new page is announced before it comes, a change within the page is not", () => {
  const heard = jest.fn();
  window.addEventListener("site:leave", heard);
  beforePageChange(at("/"), null);
  beforePageChange(at("/", "#team"), at("/"));
  expect(heard).not.toHaveBeenCalled();
  beforePageChange(at("/pricing"), at("/"));
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener("site:leave", heard);
});
