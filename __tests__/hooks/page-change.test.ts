import { letGo } from "../../src/hooks/hold-scroll";
import {
  afterPageChange,
  backWithinPage,
  beforePageChange,
  routerScrolls,
} from "../../src/hooks/page-change";

const at = (pathname: string, hash = "") => ({ pathname, hash });
const atOnce = (run: () => void) => run();

/** Tells of a page that has grown. */
let grow: () => void = () => undefined;
beforeEach(() => {
  Object.assign(window, {
    ResizeObserver: class {
      constructor(tell: () => void) {
        grow = tell;
      }
      observe = () => undefined;
      disconnect = () => {
        grow = () => undefined;
      };
    },
  });
  document.body.innerHTML = `<main id="main" tabindex="-1"><a href="#x">Link</a><h1>Pricing</h1></main>`;
});
afterEach(() => {
  letGo();
  Reflect.deleteProperty(window, "ResizeObserver");
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

test("the router does not take the focus before the heading does, but for an anchor", () => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1"></div>`;
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  beforePageChange(at("/pricing"), at("/"));
  wrapper?.focus();
  expect(focused()).toBe("BODY");
  beforePageChange(at("/", "#team"), at("/pricing"));
  wrapper?.focus();
  expect(focused()).toBe("DIV");
});

describe("scrolling", () => {
  const scrollTo = jest.fn();
  beforeEach(() => {
    scrollTo.mockReset();
    window.scrollY = 0;
    jest.spyOn(window, "scrollTo").mockImplementation(scrollTo);
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each([
    ["a new page begins at its top", "PUSH", 840, 0],
    ["who comes back is where the page was left", "POP", 840, 840],
    ["who comes back to a page not seen yet is at its top", "POP", null, 0],
  ])("%s, with the next frame", (_name, action, saved, top) => {
    expect(routerScrolls({ ...at("/pricing"), action }, at("/"), [0, saved])).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(scrollTo).toHaveBeenLastCalledWith({ top, behavior: "instant" });
  });

  test("who comes back to an anchor is where the page was left", () => {
    expect(routerScrolls({ ...at("/", "#team"), action: "POP" }, at("/about"), [0, 840])).toBe(
      false,
    );
    jest.runAllTimers();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 840, behavior: "instant" });
  });

  test("an entry of the page that was not seen since the site was opened begins at its anchor or the top", () => {
    document.body.innerHTML = `<h2 id="team">Team</h2>`;
    const shown = jest.fn();
    Object.assign(document.getElementById("team") ?? {}, { scrollIntoView: shown });
    backWithinPage({ ...at("/about", "#team"), key: "unseen" });
    expect(shown).toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
    backWithinPage({ ...at("/about"), key: "unseen" });
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
  });

  test("a page that grows is scrolled until it reaches the place where it was left", () => {
    routerScrolls({ ...at("/pricing"), action: "POP" }, at("/"), [0, 840]);
    jest.advanceTimersByTime(20); // the next frame
    scrollTo.mockClear();
    window.scrollY = 500;
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    scrollTo.mockImplementation(() => {
      window.scrollY = 840;
    });
    grow();
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  test.each(["wheel", "touchstart", "pointerdown", "keydown"])(
    "who moves by %s is not taken back",
    (move) => {
      routerScrolls({ ...at("/pricing"), action: "POP" }, at("/"), [0, 840]);
      jest.advanceTimersByTime(20);
      scrollTo.mockClear();
      window.dispatchEvent(new Event(move));
      grow();
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );

  test("nor is who has waited for five seconds", () => {
    routerScrolls({ ...at("/pricing"), action: "POP" }, at("/"), [0, 840]);
    jest.advanceTimersByTime(5_020);
    scrollTo.mockClear();
    grow();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test("an anchor of the next page is gone to once it has come", () => {
    afterPageChange({ ...at("/", "#team"), action: "PUSH" }, at("/about"), atOnce);
    document.body.innerHTML = `<h2 id="team">Team</h2>`;
    const shown = jest.fn();
    Object.assign(document.getElementById("team") ?? {}, { scrollIntoView: shown });
    grow();
    expect(shown).toHaveBeenCalledWith({ behavior: "instant" });
  });

  test.each([
    ["the first page", at("/pricing"), null],
    ["an anchor", at("/", "#team"), at("/pricing")],
  ])("%s is left to the router", (_name, to, from) => {
    expect(routerScrolls(to, from, [0, 840])).toBe(true);
    jest.runAllTimers();
    expect(scrollTo).not.toHaveBeenCalled();
  });
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

test("a new page is announced once it stands, while the old one is shown it is not", () => {
  const heard = jest.fn();
  window.addEventListener("site:turned", heard);
  afterPageChange(at("/"), null, atOnce);
  afterPageChange(at("/", "#team"), at("/"), atOnce);
  beforePageChange(at("/pricing"), at("/"));
  expect(heard).not.toHaveBeenCalled();
  afterPageChange(at("/pricing"), at("/"), atOnce);
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener("site:turned", heard);
});
