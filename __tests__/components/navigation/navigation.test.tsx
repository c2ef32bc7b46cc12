import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "../../../src/components/navigation/accordion/accordion";
import { Breadcrumb } from "../../../src/components/navigation/breadcrumb/breadcrumb";
import { CarouselDots } from "../../../src/components/navigation/carousel-dots/carousel-dots";
import { Chips, RemovableChip } from "../../../src/components/navigation/chips/chips";
import { pageRun } from "../../../src/components/navigation/pagination/page-run";
import { Pagination } from "../../../src/components/navigation/pagination/pagination";
import { SocialLinks } from "../../../src/components/navigation/social-links/social-links";
import { serverHtml } from "../../support/server-html";

const hrefFor = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);

describe("page run", () => {
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
  ])("page %d of %d", (current, total, run) => {
    expect(pageRun(current, total)).toEqual(run);
  });

  test("always holds the current page, its neighbours and the ends, at most seven entries", () => {
    for (let total = 1; total <= 40; total++) {
      for (let current = 1; current <= total; current++) {
        const run = pageRun(current, total);
        expect(run.length).toBeLessThanOrEqual(7);
        expect(run).toEqual(expect.arrayContaining([1, total, current, Math.max(1, current - 1)]));
        expect(run).toContain(Math.min(total, current + 1));
      }
    }
  });
});

describe("pagination", () => {
  test("pages are real links, the current one is marked", () => {
    render(<Pagination current={2} total={3} hrefFor={hrefFor} />);
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/blog");
    expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(pages.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/blog");
    expect(pages.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/blog/page/3");
  });

  test.each([
    [1, "Previous", "Next"],
    [3, "Next", "Previous"],
  ])("on page %d of 3, %s leads nowhere", (current, off, on) => {
    render(<Pagination current={current} total={3} hrefFor={hrefFor} />);
    expect(screen.queryByRole("link", { name: off })).not.toBeInTheDocument();
    expect(screen.getByText(off)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: on })).toBeInTheDocument();
  });

  test.each([0, 1])("%d pages are nothing", (total) => {
    expect(serverHtml(<Pagination current={1} total={total} hrefFor={hrefFor} />)).toBe("");
  });
});

describe("breadcrumb", () => {
  test("leads up, and marks the page itself", () => {
    render(
      <Breadcrumb
        items={[{ label: "Home", to: "/" }, { label: "Blog", to: "/blog" }, { label: "A post" }]}
      />,
    );
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(trail.getAllByRole("listitem")).toHaveLength(3);
    expect(trail.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
    expect(trail.getByText("A post")).toHaveAttribute("aria-current", "page");
    expect(trail.queryByRole("link", { name: "A post" })).not.toBeInTheDocument();
  });
  test("no crumbs are nothing", () => {
    expect(serverHtml(<Breadcrumb items={[]} />)).toBe("");
  });
});

describe("chips", () => {
  test("buttons say which is chosen and choose another", async () => {
    const select = jest.fn();
    const items = [
      { id: "all", label: "All" },
      { id: "sms", label: "SMS" },
    ];
    render(<Chips label="Categories" items={items} selected="all" onSelect={select} />);
    const group = within(screen.getByRole("group", { name: "Categories" }));
    expect(group.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
    expect(group.getByRole("button", { name: "SMS" })).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(group.getByRole("button", { name: "SMS" }));
    expect(select).toHaveBeenCalledWith("sms");
  });

  test("links work without scripts, and choose in place with them", async () => {
    const select = jest.fn();
    const items = [{ id: "sms", label: "SMS", href: "/blog/category/sms" }];
    render(<Chips label="Categories" items={items} selected="sms" onSelect={select} />);
    const link = screen.getByRole("link", { name: "SMS" });
    expect(link).toHaveAttribute("href", "/blog/category/sms");
    expect(link).toHaveAttribute("aria-current", "true");
    await userEvent.click(link);
    expect(select).toHaveBeenCalledWith("sms");
  });

  test("a choice in force can be removed", async () => {
    const remove = jest.fn();
    render(
      <RemovableChip removeLabel="Remove filter Bulk SMS" onRemove={remove}>
        Bulk SMS
      </RemovableChip>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Remove filter Bulk SMS" }));
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test("no chips are nothing", () => {
    expect(serverHtml(<Chips label="Categories" items={[]} />)).toBe("");
  });
});

test("a question unfolds by HTML alone", () => {
  const html = serverHtml(
    <Accordion name="faq" items={[{ title: "How long?", content: <p>4-8 weeks</p> }]} />,
  );
  expect(html).toMatch(/<details[^>]* name="faq"><summary[^>]*><span>How long\?/);
  expect(html).toContain("<p>4-8 weeks</p>");
  expect(serverHtml(<Accordion items={[]} />)).toBe("");
});

test("dots lead to slides and mark the current one", async () => {
  const select = jest.fn();
  const names = ["Show slide 1 of 2", "Show slide 2 of 2"];
  render(<CarouselDots label="Choose a slide" names={names} current={0} onSelect={select} />);
  expect(screen.getByRole("button", { name: "Show slide 1 of 2" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await userEvent.click(screen.getByRole("button", { name: "Show slide 2 of 2" }));
  expect(select).toHaveBeenCalledWith(1);
});

test("one slide needs no dots", () => {
  expect(
    serverHtml(<CarouselDots label="Slides" names={["Only"]} current={0} onSelect={() => {}} />),
  ).toBe("");
});

test("social links lead to the five networks in their order, in new tabs", () => {
  render(<SocialLinks label="Follow us" />);
  const links = within(screen.getByRole("list", { name: "Follow us" })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "LinkedIn (opens in a new tab)",
    "Twitter (opens in a new tab)",
    "Facebook (opens in a new tab)",
    "Instagram (opens in a new tab)",
    "WhatsApp (opens in a new tab)",
  ]);
});

test("a person's links may hold a mail address; none are nothing", () => {
  render(
    <SocialLinks
      label="Amina elsewhere"
      links={[{ network: "email", label: "Email Amina", href: "mailto:amina@example.com" }]}
    />,
  );
  expect(screen.getByRole("link", { name: "Email Amina" })).toHaveAttribute(
    "href",
    "mailto:amina@example.com",
  );
  expect(serverHtml(<SocialLinks label="None" links={[]} />)).toBe("");
});
