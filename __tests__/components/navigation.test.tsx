import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { Accordion } from "../../src/components/navigation/accordion";
import { Breadcrumb } from "../../src/components/navigation/breadcrumb";
import { Chips, RemovableChip } from "../../src/components/navigation/chips";
import { pageRange } from "../../src/components/navigation/page-range";
import { Pagination } from "../../src/components/navigation/pagination";
import { serverHtml } from "../support/dom/server-html";

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, "gap", 8]],
  [4, 8, [1, 2, 3, 4, 5, "gap", 8]],
  [5, 8, [1, "gap", 4, 5, 6, 7, 8]],
  [8, 8, [1, "gap", 4, 5, 6, 7, 8]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [12, 24, [1, "gap", 11, 12, 13, "gap", 24]],
  [24, 24, [1, "gap", 20, 21, 22, 23, 24]],
])("on page %d of %d the page numbers are %j", (current, total, range) => {
  expect(pageRange(current, total)).toEqual(range);
});

test("page numbers always include the current page, its neighbours and the ends", () => {
  for (let total = 1; total <= 40; total++) {
    for (let current = 1; current <= total; current++) {
      const range = pageRange(current, total);
      expect(range.length).toBeLessThanOrEqual(7);
      expect(range).toEqual(expect.arrayContaining([1, total, current, Math.max(1, current - 1)]));
      expect(range).toContain(Math.min(total, current + 1));
    }
  }
});

const hrefFor = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);

test.each([
  [1, ["/blog", "/blog/page/2", "/blog/page/3", "/blog/page/2"]],
  [2, ["/blog", "/blog", "/blog/page/2", "/blog/page/3", "/blog/page/3"]],
  [3, ["/blog/page/2", "/blog", "/blog/page/2", "/blog/page/3"]],
])("on page %d of 3, Previous and Next only lead to its neighbours", (current, hrefs) => {
  render(<Pagination current={current} total={3} hrefFor={hrefFor} label="Pages" />);
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  expect(pages.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(pages.getByRole("link", { current: "page" })).toHaveAccessibleName(`Page ${current}`);
  expect(pages.getByText("Previous").closest("[aria-disabled]") !== null).toBe(current === 1);
  expect(pages.getByText("Next").closest("[aria-disabled]") !== null).toBe(current === 3);
});

test("page links scroll smoothly to the top", async () => {
  render(<Pagination current={1} total={3} hrefFor={hrefFor} label="Pages" />);
  await userEvent.click(screen.getByRole("link", { name: "Next" }));
  const options = { replace: false, state: { scroll: "smooth" } };
  expect(navigate).toHaveBeenCalledWith("/blog/page/2", options);
});

test.each([
  [
    "a pagination of no pages",
    <Pagination key="" current={1} total={0} {...{ hrefFor, label: "" }} />,
  ],
  [
    "a pagination of one page",
    <Pagination key="" current={1} total={1} {...{ hrefFor, label: "" }} />,
  ],
  ["an empty breadcrumb", <Breadcrumb key="" levels={[]} />],
])("%s renders nothing", (_name, element) => {
  expect(serverHtml(element)).toBe("");
});

test("a breadcrumb links to Home and the pages above, and marks the page itself", () => {
  render(<Breadcrumb levels={[{ name: "Blog", path: "/blog" }, { name: "A post" }]} />);
  const items = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  const hrefs = items.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/", "/blog"]);
  expect(items.getByText("A post")).toHaveAttribute("aria-current", "page");
});

describe("chips", () => {
  test("that are buttons mark the selected one and select another", async () => {
    const onSelect = jest.fn();
    const items = ["all", "sms"].map((id) => ({ id, label: id }));
    render(<Chips label="Categories" items={items} selected="all" onSelect={onSelect} />);
    const group = within(screen.getByRole("group", { name: "Categories" }));
    expect(group.getByRole("button", { pressed: true })).toHaveAccessibleName("all");
    await userEvent.click(group.getByRole("button", { name: "sms", pressed: false }));
    expect(onSelect).toHaveBeenCalledWith("sms");
  });

  test("that are links mark the current one, and a plain click selects instead of opening", () => {
    const onSelect = jest.fn();
    const items = [{ id: "sms", label: "SMS", href: "#sms" }];
    render(<Chips label="Categories" items={items} selected="sms" onSelect={onSelect} />);
    const link = screen.getByRole("link", { name: "SMS", current: true });
    expect(link).toHaveAttribute("href", "#sms");
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onSelect).toHaveBeenCalledWith("sms");
  });

  test("remove an active filter", async () => {
    const onRemove = jest.fn();
    render(
      <RemovableChip removeLabel="Remove filter Bulk SMS" onRemove={onRemove}>
        Bulk SMS
      </RemovableChip>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Remove filter Bulk SMS" }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

test("an accordion works with HTML alone", () => {
  const html = serverHtml(<Accordion items={[{ title: "Why?", content: "Because" }]} />);
  expect(html).toMatch(/<details[^>]*><summary[^>]*><span>Why\?.*Because/);
});

test("an accordion can start with its first item open, and show a few words in each row", () => {
  render(
    <Accordion
      firstOpen
      items={[
        { title: "Bulk SMS", summary: "3 plans", content: "Starter" },
        { title: "USSD", summary: "2 plans", content: "Pro" },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole("group");
  expect(first).toHaveAttribute("open");
  expect(first).toHaveTextContent("Bulk SMS3 plansStarter");
  expect(second).not.toHaveAttribute("open");
});
