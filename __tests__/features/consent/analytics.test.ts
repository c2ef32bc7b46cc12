import {
  reportRoute,
  startAnalytics,
  stopAnalytics,
} from "../../../src/features/consent/analytics";

const ID = "G-TEST000001";
const gtag = jest.fn();
const store = (record: string) => localStorage.setItem("savanna-signal:consent", record);

beforeEach(() => {
  localStorage.clear();
  gtag.mockClear();
  window.gtag = gtag;
});

test("reportRoute sends one configuration event, with paths only, after consent", () => {
  jest
    .spyOn(document, "referrer", "get")
    .mockReturnValue("https://search.example/find?q=Amina+0711#top");
  store('{"choice":"accepted","at":"2026-11-20T12:00:00.000Z","version":1}');
  reportRoute(new URL("https://www.example.com/contact?topic=USSD#name=Amina"), ID);
  const reported = {
    page_path: "/contact",
    page_location: "https://www.example.com/contact",
    page_referrer: "https://search.example/find",
  };
  expect(gtag.mock.calls).toEqual([["config", ID, reported]]);
});

test.each([
  ["no record", ""],
  ["a refusal", '{"choice":"declined","at":"2026-01-01T00:00:00Z","version":1}'],
  ["no JSON", "yes"],
  ["null", "null"],
  ["another choice", '{"choice":"maybe","at":"2026-01-01T00:00:00Z","version":1}'],
  ["no time", '{"choice":"accepted","version":1}'],
  ["an older notice", '{"choice":"accepted","at":"2026-01-01T00:00:00Z","version":0}'],
])("reportRoute sends nothing with %s", (_name, record) => {
  store(record);
  reportRoute(window.location, ID);
  expect(gtag).not.toHaveBeenCalled();
});

test("startAnalytics runs the inert script once", () => {
  document.head.innerHTML = `<script type="text/plain" data-needs-consent src="https://www.googletagmanager.com/gtag/js?id=${ID}"></script>`;
  startAnalytics(ID);
  startAnalytics(ID);
  expect(document.head.innerHTML).toBe(
    `<script src="https://www.googletagmanager.com/gtag/js?id=${ID}"></script>`,
  );
});

test("stopAnalytics disables the script and removes only its cookies", () => {
  // biome-ignore-start lint/suspicious/noDocumentCookie: the tests' DOM has no other way
  document.cookie = "_ga=1; path=/";
  document.cookie = "_ga_ABC=1; path=/";
  document.cookie = "_gallery=1; path=/";
  // biome-ignore-end lint/suspicious/noDocumentCookie: the tests' DOM has no other way
  stopAnalytics(ID);
  expect(document.cookie).toBe("_gallery=1");
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true);
  startAnalytics(ID);
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBeUndefined();
});
