import { reportRoute } from "../../../src/features/consent/route-analytics";

const ID = "G-TEST000001";
const keep = (choice: string, version = 1) =>
  localStorage.setItem(
    "savanna-signal:consent",
    JSON.stringify({ choice, at: "2026-11-20T12:00:00.000Z", version }),
  );

beforeEach(() => {
  localStorage.clear();
  Reflect.set(window, "gtag", jest.fn());
});
afterEach(() => {
  Reflect.deleteProperty(window, "gtag");
});

test("after consent each route is one event with its path", () => {
  keep("accepted");
  reportRoute({ pathname: "/blog", search: "" }, ID);
  reportRoute({ pathname: "/contact", search: "?topic=USSD" }, ID);
  expect(jest.mocked(window.gtag)?.mock.calls).toEqual([
    ["config", ID, { page_path: "/blog" }],
    ["config", ID, { page_path: "/contact?topic=USSD" }],
  ]);
});

test("nothing before consent, after a refusal, or for an older notice", () => {
  reportRoute({ pathname: "/", search: "" }, ID);
  keep("declined");
  reportRoute({ pathname: "/", search: "" }, ID);
  keep("accepted", 0);
  reportRoute({ pathname: "/", search: "" }, ID);
  expect(window.gtag).not.toHaveBeenCalled();
});
