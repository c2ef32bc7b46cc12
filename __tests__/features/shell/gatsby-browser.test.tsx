import { render, screen, waitFor } from "@testing-library/react";
import { onRouteUpdate, shouldUpdateScroll } from "../../../gatsby-browser";
import { runAfterRouter } from "../../../src/features/shell/route-change";

type Update = Parameters<NonNullable<typeof onRouteUpdate>>[0];

const ORIGIN = "https://www.example.com";
const gtag = jest.fn();
const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);

/** Runs what Gatsby calls after navigating from `from` (null for a page load) to `to`. */
function navigated(from: string | null, to: string): void {
  const locationOf = (url: string) => new URL(url, ORIGIN) as unknown as Update["location"]; // the parts that are read
  onRouteUpdate?.(
    { location: locationOf(to), prevLocation: from === null ? null : locationOf(from) } as Update,
    { plugins: [] },
  );
}

beforeEach(() => {
  gtag.mockClear();
  scrollTo.mockClear();
  window.gtag = gtag;
  process.env.GATSBY_GA_MEASUREMENT_ID = "G-TEST000001";
  const record = { choice: "accepted", at: "2026-11-20T12:00:00.000Z", version: 1 };
  localStorage.setItem("savanna-signal:consent", JSON.stringify(record));
});
afterEach(() => {
  Reflect.deleteProperty(process.env, "GATSBY_GA_MEASUREMENT_ID");
});

test("each route is reported once, whatever its query and fragment", async () => {
  navigated(null, "/pricing?utm_source=mail");
  navigated("/pricing", "/pricing#ask");
  navigated("/pricing#ask", "/pricing?topic=USSD");
  navigated("/pricing", "/tools/sms-length#text=Siri");
  navigated("/tools/sms-length#text=Siri", "/tools/sms-length#letter");
  navigated("/tools/sms-length", "/pricing");
  await waitFor(() => expect(gtag).toHaveBeenCalledTimes(3));
  expect(
    gtag.mock.calls.map(([, , { page_path, page_location }]) => [page_path, page_location]),
  ).toEqual([
    ["/pricing", `${ORIGIN}/pricing`],
    ["/tools/sms-length", `${ORIGIN}/tools/sms-length`],
    ["/pricing", `${ORIGIN}/pricing`],
  ]);
});

test.each([
  ["/tools/sms-price", true, 0],
  ["/tools/sms-price#quantity=80000", true, 1],
  ["/tools/sms-price#calculator", false, 0],
])(
  "a navigation to %s focuses the heading: %p, and scrolls if Gatsby doesn't",
  (to, focused, scrolls) => {
    render(
      <main id="main">
        <h1>Title</h1>
      </main>,
    );
    navigated("/tools", to);
    runAfterRouter();
    const heading = screen.getByRole("heading");
    if (focused) expect(heading).toHaveFocus();
    else expect(heading).not.toHaveAttribute("tabindex");
    expect(scrollTo.mock.calls).toEqual(Array(scrolls).fill([0, 0]));
  },
);

describe("anchors", () => {
  beforeEach(() => {
    render(
      <main id="main">
        <h1>Title</h1>
        <details id="plans-ussd">
          <summary>USSD</summary>
        </details>
        <h2 id="équipe">Team</h2>
      </main>,
    );
  });
  const details = () => screen.getByRole("group");

  test("the keyboard continues at the anchor of a new page", () => {
    navigated("/services/ussd", "/about#%C3%A9quipe");
    runAfterRouter();
    expect(screen.getByRole("heading", { name: "Team" })).toHaveFocus();
  });

  test("a closed part is opened, and the keyboard continues at its title", () => {
    navigated("/services/ussd", "/pricing#plans-ussd");
    runAfterRouter();
    expect(details()).toHaveAttribute("open");
    expect(document.activeElement).toHaveTextContent("USSD");
    expect(document.activeElement?.localName).toBe("summary");
  });

  test.each([null, "/pricing"])("from %s, a closed part is opened and the focus stays", (from) => {
    navigated(from, "/pricing#plans-ussd");
    runAfterRouter();
    expect(details()).toHaveAttribute("open");
    expect(document.body).toHaveFocus();
  });

  test("an anchor that the page lacks changes nothing", () => {
    navigated("/services/ussd", "/pricing#plans-fax");
    runAfterRouter();
    expect(document.body).toHaveFocus();
  });
});

test.each([
  ["#letter", true],
  ["#sender=DUKA", false],
])("a page with %s is laid out at once: %p", (hash, laidOut) => {
  const routerProps = { location: { pathname: "/tools/sender-id", hash } };
  shouldUpdateScroll?.(
    { routerProps, getSavedScrollPosition: () => [0, null] } as never, // the parts that are read
    { plugins: [] },
  );
  expect(document.documentElement.classList.contains("laid-out")).toBe(laidOut);
});
