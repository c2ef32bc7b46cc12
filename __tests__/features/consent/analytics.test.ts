import { pageView, startAnalytics, stopAnalytics } from "../../../src/features/consent/analytics";

/** Addresses of the scripts that run. */
const scripts = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script:not([type="text/plain"])')].map(
    ({ src }) => src,
  );
/** As `gatsby-ssr.tsx` leaves the script of gatsby-plugin-google-gtag in a page. */
const INERT_SCRIPT =
  '<script type="text/plain" data-needs-consent src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
beforeEach(() => {
  document.head.innerHTML = INERT_SCRIPT;
});
afterEach(() => Reflect.deleteProperty(window, "gtag"));

test("a page view is one configuration event with the path", () => {
  const gtag = jest.fn();
  window.gtag = gtag;
  pageView("/pricing?x=1", "G-1");
  expect(gtag.mock.calls).toEqual([["config", "G-1", { page_path: "/pricing?x=1" }]]);
});

test("without an id or a queue nothing is reported", () => {
  pageView("/pricing", "G-1");
  const gtag = jest.fn();
  window.gtag = gtag;
  pageView("/pricing", "");
  expect(gtag).not.toHaveBeenCalled();
});

test("the inert script runs once, and only with an id", () => {
  startAnalytics("");
  expect(scripts()).toEqual([]);
  startAnalytics("G-1");
  startAnalytics("G-1");
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-1"]);
});

test("stopping silences the script and removes its cookies alone", () => {
  // biome-ignore-start lint/suspicious/noDocumentCookie: the tests' DOM has no other way
  document.cookie = "_ga=1; path=/";
  document.cookie = "_ga_ABC=1; path=/";
  document.cookie = "_gallery=1; path=/";
  // biome-ignore-end lint/suspicious/noDocumentCookie: the tests' DOM has no other way
  stopAnalytics("G-1");
  expect(document.cookie).toBe("_gallery=1");
  expect(Reflect.get(window, "ga-disable-G-1")).toBe(true);
  startAnalytics("G-1");
  expect(Reflect.get(window, "ga-disable-G-1")).toBeUndefined();
});
