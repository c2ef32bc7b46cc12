import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { currentSectionOf } from "../../../src/features/shell/current-section";
import { SiteHeader } from "../../../src/features/shell/site-header/site-header";
import { type FakeMedia, fakeMedia } from "../../support/fake-media";
import { hydratableHtml, serverHtml } from "../../support/server-html";

const NARROW = "(max-width: 1024px)";
let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia({ [NARROW]: true });
});
afterEach(() => {
  media.remove();
  window.scrollY = 0;
  fireEvent.scroll(window);
});

function start(path = "/") {
  const view = render(<SiteHeader current={currentSectionOf(path)} />);
  // the tests' DOM cannot go to another page
  view.container.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  });
  const [wide, narrow] = screen.getAllByRole("navigation", { name: "Main", hidden: true });
  if (!wide || !narrow) throw new Error("two menus expected");
  return { ...view, user: userEvent.setup(), wide: within(wide), narrow: within(narrow) };
}
const links = (menu: Pick<typeof screen, "getAllByRole">) =>
  menu
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")]);
const services = () => screen.getByRole("button", { name: "Services" });
const isOpen = () => services().getAttribute("aria-expanded") === "true";
const menuSwitch = () => {
  const summary = screen.getByText("Menu").closest("summary");
  if (!summary) throw new Error("no switch");
  return summary;
};
const menuBox = () => menuSwitch().closest("details");

const WIDE_LINKS = [
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

test("the logo leads home and says the brand's name once", () => {
  start();
  const logo = screen.getByRole("link", { name: "Savanna Signal" });
  expect(logo).toHaveAttribute("href", "/");
  expect(within(logo).getAllByRole("img")).toHaveLength(1);
});

test("every link of the header, in order", () => {
  expect(links(start().wide)).toEqual(WIDE_LINKS);
});

test("the mobile menu has the same links and Testimonials", () => {
  const expected = [...WIDE_LINKS];
  expected.splice(-1, 0, ["Testimonials", "/testimonials"]);
  expect(links(start().narrow)).toEqual(expected);
});

test("the current page is marked in both menus, its section by the word that holds it", () => {
  const { wide, narrow } = start("/services/bulk-sms");
  for (const menu of [wide, narrow]) {
    const current = menu
      .getAllByRole("link", { hidden: true })
      .filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual(["Bulk SMS"]);
  }
  expect(services()).toHaveAttribute("aria-current", "true");
});

test("a post lies below Blogs", () => {
  const { wide } = start("/blog/12");
  expect(wide.getByRole("link", { name: "Blogs" })).toHaveAttribute("aria-current", "true");
  expect(services()).not.toHaveAttribute("aria-current");
});

test("turns solid past 50 pixels, not at 50", () => {
  start();
  const header = screen.getByRole("banner");
  const scroll = (px: number) => {
    window.scrollY = px;
    fireEvent.scroll(window);
  };
  scroll(50);
  expect(header).not.toHaveAttribute("data-solid");
  scroll(51);
  expect(header).toHaveAttribute("data-solid");
  scroll(0);
  expect(header).not.toHaveAttribute("data-solid");
});

test("Services opens by click and closes by Escape, outside click and choice", async () => {
  const { user, wide } = start();
  await user.click(services());
  expect(isOpen()).toBe(true);
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(services()).toHaveFocus();
  await user.click(document.body);
  services().focus();
  await user.keyboard("{Enter}");
  expect(isOpen()).toBe(true);
  await user.click(document.body);
  expect(isOpen()).toBe(false);
  await user.hover(services());
  expect(isOpen()).toBe(true);
  await user.click(wide.getByRole("link", { name: "USSD" }));
  expect(isOpen()).toBe(false);
});

test("Services opens on hover and closes when the mouse leaves", async () => {
  const { user, wide } = start();
  await user.hover(services());
  await user.hover(wide.getByRole("link", { name: "IVR & Voice" }));
  expect(isOpen()).toBe(true);
  await user.hover(wide.getByRole("link", { name: "Pricing" }));
  expect(isOpen()).toBe(false);
});

test("the mobile menu makes the header solid, and Escape closes it", async () => {
  const { user } = start();
  await user.click(menuSwitch());
  await waitFor(() => expect(screen.getByRole("banner")).toHaveAttribute("data-solid"));
  expect(menuBox()).toHaveAttribute("open");
  expect(document.body.style.overflow).toBe("hidden");
  await user.keyboard("{Escape}");
  expect(menuBox()).not.toHaveAttribute("open");
  expect(menuSwitch()).toHaveFocus();
  expect(document.body.style.overflow).toBe("");
});

test("the mobile menu closes when a link is chosen, Services unfolds inside it", async () => {
  const { user, narrow } = start();
  await user.click(menuSwitch());
  await waitFor(() => expect(document.body.style.overflow).toBe("hidden"));
  const submenu = narrow.getByText("Services").closest("details");
  expect(submenu).not.toHaveAttribute("open");
  await user.click(narrow.getByText("Services"));
  expect(submenu).toHaveAttribute("open");
  expect(menuBox()).toHaveAttribute("open");
  await user.click(narrow.getByRole("link", { name: "Short Code" }));
  expect(menuBox()).not.toHaveAttribute("open");
});

test("open menus close when the visitor goes back or forward", async () => {
  const { user } = start("/about");
  await user.click(menuSwitch());
  const submenu = screen.getByText("Services", { selector: "summary" }).closest("details");
  await user.click(screen.getByText("Services", { selector: "summary" }));
  await user.click(services());
  expect([menuBox()?.open, isOpen(), submenu?.open]).toEqual([true, true, true]);
  fireEvent.popState(window);
  await waitFor(() => expect(menuBox()?.open).toBe(false));
  expect(isOpen()).toBe(false);
  expect(submenu).not.toHaveAttribute("open");
  expect(document.body.style.overflow).toBe("");
});

test("the focus stays inside the open mobile menu", async () => {
  const { user, narrow } = start();
  await user.click(menuSwitch());
  await waitFor(() => expect(document.body.style.overflow).toBe("hidden"));
  narrow.getByRole("link", { name: "Contact Us" }).focus();
  await user.tab();
  expect(menuSwitch()).toHaveFocus();
  await user.tab({ shift: true });
  expect(narrow.getByRole("link", { name: "Contact Us" })).toHaveFocus();
});

test("a wider window closes the mobile menu", async () => {
  const { user } = start();
  await user.click(menuSwitch());
  await waitFor(() => expect(document.body.style.overflow).toBe("hidden"));
  act(() => media.set(NARROW, false));
  expect(menuBox()).not.toHaveAttribute("open");
});

test("a menu opened before scripts ran stays open and can be closed", async () => {
  const holder = document.createElement("div");
  holder.innerHTML = hydratableHtml(<SiteHeader current={currentSectionOf("/")} />);
  document.body.append(holder);
  menuBox()?.setAttribute("open", "");
  const view = render(<SiteHeader current={currentSectionOf("/")} />, {
    container: holder,
    hydrate: true,
  });
  await waitFor(() => expect(screen.getByRole("banner")).toHaveAttribute("data-solid"));
  expect(menuBox()).toHaveAttribute("open");
  await userEvent.click(menuSwitch());
  await waitFor(() => expect(menuBox()).not.toHaveAttribute("open"));
  view.unmount();
  holder.remove();
});

test("built without scripts every link is there and nothing is marked as running", () => {
  const html = serverHtml(<SiteHeader current={currentSectionOf("/pricing")} />);
  for (const [, href] of WIDE_LINKS) expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain("data-hydrated");
  expect(html).toContain("<details");
});
