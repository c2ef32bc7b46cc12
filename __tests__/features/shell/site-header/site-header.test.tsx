import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { currentSectionOf } from "../../../../src/features/shell/current-section";
import { SiteHeader } from "../../../../src/features/shell/site-header/site-header";
import { HEADER_DATA } from "../../../fixtures/catalogue";
import { fakeMedia } from "../../../support/dom/fake-media";
import { hydratableHtml, serverHtml } from "../../../support/dom/server-html";
import { trackListeners } from "../../../support/dom/track-listeners";

const NARROW = "(max-width: 64em)";
const media = fakeMedia({ [NARROW]: true });
afterEach(() => {
  document.body.style.overflow = "";
  scrollTo(0);
});
function scrollTo(px: number) {
  window.scrollY = px;
  fireEvent.scroll(window);
}

function start(path = "/") {
  const view = render(
    <>
      <SiteHeader data={HEADER_DATA} current={currentSectionOf(path)} />
      <a href="#page">Page</a>
    </>,
  );
  // jsdom cannot navigate
  view.container.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  });
  const [wide, narrow] = screen.getAllByRole("navigation", { name: "Main", hidden: true });
  if (!wide || !narrow) throw new Error("two menus expected");
  return { ...view, user: userEvent.setup(), wide: within(wide), narrow: within(narrow) };
}
const links = (menu: Pick<typeof screen, "getAllByRole">) =>
  menu.getAllByRole("link", { hidden: true });
const header = () => screen.getByRole("banner");
const page = () => screen.getByRole("link", { name: "Page" });
const services = () => screen.getByRole("button", { name: "Services" });
const isOpen = () => services().getAttribute("aria-expanded") === "true";
function found<T>(element: T | null): T {
  if (!element) throw new Error("not found");
  return element;
}
const menuButton = () => found(screen.getByText("Menu").closest("summary"));
const menu = () => found(menuButton().closest("details"));
const submenuButton = () => screen.getByText("Services", { selector: "summary" });
const submenu = () => found(submenuButton().closest("details"));

/** Renders the header with the mobile menu open. */
async function startWithMenu(path?: string) {
  const view = start(path);
  await view.user.click(menuButton());
  await waitFor(() => expect(document.body.style.overflow).toBe("hidden"));
  return view;
}

const LINKS = [
  ["Home", "/"],
  ["About Us", "/about"],
  ["Bulk SMS", "/services/bulksms"],
  ["Short Code", "/services/shortcode"],
  ["USSD", "/services/ussd"],
  ["Call Center & CRM", "/services/callcenter"],
  ["Software Development", "/services/software"],
  ["System Integration", "/services/integration"],
  ["Payment Solutions", "/services/payment"],
  ["IVR & Voice", "/services/ivr"],
  ["Pricing", "/pricing"],
  ["sms Portal", "/sms-portal"],
  ["Blogs", "/blog"],
  ["Contact Us", "/contact"],
];

test("both menus have their links in order, and the mobile menu adds Testimonials", () => {
  const { wide, narrow } = start();
  const pairs = (menu: typeof wide) =>
    links(menu).map((link) => [link.textContent, link.getAttribute("href")]);
  expect(pairs(wide)).toEqual(LINKS);
  expect(pairs(narrow)).toEqual(LINKS.toSpliced(-1, 0, ["Testimonials", "/testimonials"]));
});

test("the header begins with a link to the content, which an open mobile menu hides", async () => {
  const { user } = start();
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(header().querySelector("a, button")).toBe(skip);
  expect(skip).toHaveAttribute("href", "#main");
  await user.click(menuButton());
  await waitFor(() => expect(skip).not.toBeInTheDocument());
});

test("the logo leads home and names the brand once", () => {
  start();
  const logo = screen.getByRole("link", { name: "Savanna Signal" });
  expect(logo).toHaveAttribute("href", "/");
  expect(within(logo).getAllByRole("img")).toHaveLength(1);
});

test.each([
  ["/services/bulk-sms", ["Bulk SMS"], "true"],
  ["/blog/12", ["Blogs"], null],
  ["/case-studies/a", [], null],
])("on %s both menus mark %j, and Services has aria-current %p", (path, marked, ofServices) => {
  const { wide, narrow } = start(path);
  for (const menu of [wide, narrow]) {
    const current = links(menu).filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual(marked);
  }
  expect(services().getAttribute("aria-current")).toBe(ofServices);
  expect(submenuButton().getAttribute("aria-current")).toBe(ofServices);
});

test("the header turns solid beyond 50 px, not at 50", () => {
  start();
  scrollTo(50);
  expect(header()).not.toHaveAttribute("data-solid");
  scrollTo(51);
  expect(header()).toHaveAttribute("data-solid");
  scrollTo(0);
  expect(header()).not.toHaveAttribute("data-solid");
});

test("the header is solid on a page that opens scrolled", () => {
  window.scrollY = 400;
  start();
  expect(header()).toHaveAttribute("data-solid");
});

test("the server renders every link, without state that needs scripts", () => {
  const html = serverHtml(<SiteHeader data={HEADER_DATA} current={currentSectionOf("/pricing")} />);
  for (const [, href] of LINKS) expect(html).toContain(`href="${href}"`);
  expect(html).not.toMatch(/data-hydrated|data-solid/);
  expect(html).toContain("<details");
});

describe("the Services menu", () => {
  test("has a sentence about each service, which isn't part of the link's name", () => {
    const { wide, narrow } = start();
    const { nodes } = HEADER_DATA.services;
    for (const { menuLabel, shortDescription } of nodes) {
      const item = found(wide.getByText(shortDescription).closest("li"));
      expect(within(item).getByRole("link", { hidden: true }).textContent).toBe(menuLabel);
      expect(narrow.queryByText(shortDescription)).toBeNull();
    }
    expect(nodes).toHaveLength(8);
  });

  test("opens on hover and closes when the mouse leaves", async () => {
    const { user, wide } = start();
    expect(isOpen()).toBe(false);
    await user.hover(services());
    await user.hover(wide.getByRole("link", { name: "IVR & Voice" }));
    expect(isOpen()).toBe(true);
    await user.hover(wide.getByRole("link", { name: "Pricing" }));
    expect(isOpen()).toBe(false);
  });

  test.each([
    ["the mouse", (user: ReturnType<typeof userEvent.setup>) => user.click(services())],
    [
      "a finger",
      (user: ReturnType<typeof userEvent.setup>) =>
        user.pointer({ keys: "[TouchA]", target: services() }),
    ],
  ])("stays open after a click by %s and closes on the next", async (_by, click) => {
    const { user } = start();
    await click(user);
    expect(isOpen()).toBe(true);
    await click(user);
    expect(isOpen()).toBe(false);
  });

  test("closes on a click outside and on a choice", async () => {
    const { user, wide } = start();
    fireEvent.click(services());
    await user.pointer({ keys: "[TouchA]", target: document.body });
    expect(isOpen()).toBe(false);
    await user.hover(services());
    await user.click(wide.getByRole("link", { name: "USSD" }));
    expect(isOpen()).toBe(false);
  });

  test("opens by keyboard, names its panel, and closes when the focus leaves", async () => {
    const { user, wide } = start();
    services().focus();
    await user.keyboard("{Enter}");
    expect(isOpen()).toBe(true);
    const first = wide.getByRole("link", { name: "Bulk SMS" });
    expect(first.closest("ul")?.id).toBe(services().getAttribute("aria-controls"));
    await user.tab();
    expect(first).toHaveFocus();
    await user.hover(services());
    await user.unhover(services()); // the mouse leaves briefly
    expect(isOpen()).toBe(true);
    act(() => wide.getByRole("link", { name: "Pricing" }).focus());
    expect(isOpen()).toBe(false);
  });

  test("Escape returns the focus from the panel to the button, but doesn't move it from elsewhere", async () => {
    const { user } = start();
    services().focus();
    await user.keyboard("{Enter}");
    await user.tab();
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(services()).toHaveFocus();
    act(() => page().focus());
    await user.hover(services());
    expect(isOpen()).toBe(true);
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(page()).toHaveFocus();
  });
});

describe("the mobile menu", () => {
  test("makes the header solid, stops the page's scrolling, and closes on Escape", async () => {
    document.body.style.overflow = "clip";
    const { user } = await startWithMenu();
    expect(header()).toHaveAttribute("data-solid");
    await user.keyboard("{Escape}");
    expect(menu()).not.toHaveAttribute("open");
    expect(menuButton()).toHaveFocus();
    expect(document.body.style.overflow).toBe("clip");
    expect(header()).not.toHaveAttribute("data-solid");
  });

  test("opens Services as a submenu, which closes with the menu on a choice", async () => {
    const { user, narrow } = await startWithMenu();
    await user.click(submenuButton());
    expect(submenu()).toHaveAttribute("open");
    expect(menu()).toHaveAttribute("open");
    await user.click(narrow.getByRole("link", { name: "Short Code" }));
    expect(menu()).not.toHaveAttribute("open");
    expect(submenu()).not.toHaveAttribute("open");
  });

  test("makes the rest of the page inert while it's open, and leaves elements that already were", async () => {
    const { user } = start();
    const inert = document.body.appendChild(document.createElement("div"));
    inert.setAttribute("inert", "");
    await user.click(menuButton());
    await waitFor(() => expect(page()).toHaveAttribute("inert"));
    expect(header().closest("[inert]")).toBeNull();
    await user.keyboard("{Escape}");
    expect(page()).not.toHaveAttribute("inert");
    expect(inert).toHaveAttribute("inert");
    inert.remove();
  });

  test("closes in a wider window", async () => {
    await startWithMenu();
    act(() => media.set(NARROW, false));
    expect(menu()).not.toHaveAttribute("open");
    expect(document.body.style.overflow).toBe("");
  });

  test("stays open and can be closed if it was opened before scripts ran", async () => {
    const element = <SiteHeader data={HEADER_DATA} current={currentSectionOf("/")} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = hydratableHtml(element);
    menu().setAttribute("open", "");
    const { unmount } = render(element, { container, hydrate: true });
    await waitFor(() => expect(header()).toHaveAttribute("data-solid"));
    expect(menu()).toHaveAttribute("open");
    await userEvent.click(menuButton());
    await waitFor(() => expect(menu()).not.toHaveAttribute("open"));
    unmount();
    container.remove();
  });
});

test("open menus close when the visitor goes back or forward", async () => {
  const { user } = await startWithMenu("/about");
  await user.click(submenuButton());
  await user.click(services());
  expect([menu().open, submenu().open, isOpen()]).toEqual([true, true, true]);
  fireEvent.popState(window);
  expect([menu().open, submenu().open, isOpen()]).toEqual([false, false, false]);
});

test("SiteHeader removes its listeners when it unmounts with open menus", async () => {
  userEvent.setup(); // also listens, from its first setup
  const listeners = trackListeners();
  const { unmount } = await startWithMenu();
  fireEvent.click(services());
  expect([...new Set(listeners.types())]).toEqual(["keydown", "pointerdown", "popstate", "scroll"]);
  unmount();
  expect(listeners.types()).toEqual([]);
  expect(document.body.style.overflow).toBe("");
  listeners.remove();
});
