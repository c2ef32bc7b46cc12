import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import TestimonialsPage from "../../src/pages/testimonials";
import {
  SHOWN_CLIENTS,
  SHOWN_STUDIES,
  SHOWN_TESTIMONIALS,
  SHOWN_VIDEOS,
  words,
} from "../fixtures/catalogue";
import { pageWith } from "../support/dom/page-with";
import { serverHtml } from "../support/dom/server-html";

const { clientTestimonials: PAGE_TESTIMONIALS, testimonialCategories } = readCatalogue().records;

const [first, ...others] = SHOWN_CLIENTS;
const clients = [{ ...first, link: "https://www.client.test" }, ...others];
const data = {
  words: words("testimonials"),
  testimonials: { nodes: SHOWN_TESTIMONIALS },
  categories: { nodes: testimonialCategories },
  clients: { nodes: clients },
  videos: { nodes: SHOWN_VIDEOS },
  caseStudies: { nodes: SHOWN_STUDIES.slice(0, 3) },
};
const page = pageWith(TestimonialsPage, { data });

function show(query = "") {
  window.history.replaceState(null, "", `/testimonials${query}`);
  render(page);
}
const quotes = () => screen.queryAllByRole("figure");
const button = (name: string) => screen.getByRole("button", { name });
const choose = (name: string) => userEvent.click(screen.getByRole("link", { name }));
const search = () => screen.getByRole("searchbox", { name: "Search testimonials" });
const hrefs = (name: string | RegExp) =>
  screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));

test("the page has a hero, all testimonials, six logos, videos, three case studies and the call to contact", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hear from Our Clients");
  const rating = screen.getByText("Rated 4.9/5 based on 200+ reviews");
  expect(rating.parentElement?.querySelectorAll("svg path.full")).toHaveLength(5);
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(trail.getByText("Testimonials")).toHaveAttribute("aria-current", "page");
  expect(quotes()).toHaveLength(12);
  expect(screen.getByText("12").parentElement).toHaveTextContent("12 Testimonials");
  expect(search()).toHaveAttribute("placeholder", "Search testimonials...");
  expect(screen.getByText("Trusted By")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: `${first?.name} (opens in a new tab)` })).toHaveAttribute(
    "href",
    "https://www.client.test",
  );
  expect(others).toHaveLength(5);
  for (const { name } of others) {
    expect(screen.getByRole("img", { name }).closest("a")).toBeNull();
  }
  const video = screen.getByRole("link", { name: /^A branch in every pocket/ });
  expect(video).toHaveAttribute("target", "_blank");
  expect(video).toHaveAttribute(
    "href",
    "https://videos.savannasignal.example/a-branch-in-every-pocket",
  );
  expect(hrefs(/^Read Case Study/)).toEqual(
    SHOWN_STUDIES.slice(0, 3).map(({ slug }) => `/case-studies/${slug}`),
  );
  expect(hrefs("View All Case Studies")).toEqual(["/case-studies"]);
  expect(screen.getByText("Ready to join our success stories?")).toBeVisible();
  expect(hrefs("Get Started")).toEqual(["/contact"]);
});

test("choosing a service filters the list, and its chip shows all again", async () => {
  show();
  await choose("Software Development");
  expect(screen.getByText("2").parentElement).toHaveTextContent("2 Testimonials");
  expect(quotes()).toHaveLength(2);
  expect(window.location.search).toBe("?service=software");
  const chosen = screen.getByRole("link", { name: "Software Development" });
  expect(chosen).toHaveAttribute("aria-current", "true");
  await userEvent.click(button("Remove filter Software Development"));
  expect(quotes()).toHaveLength(12);
  expect(screen.queryByRole("button", { name: /Remove filter/ })).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Testimonials found" })).toHaveFocus(); // doesn't disappear with the chip
});

test("a search filters the list, and its clear button shows all again", async () => {
  show();
  await userEvent.type(search(), PAGE_TESTIMONIALS[0]?.author.toLowerCase() ?? "");
  expect(quotes()).toHaveLength(1);
  expect(screen.getByText("1").parentElement?.textContent).toBe("1 Testimonial");
  await userEvent.click(button("Clear search"));
  expect(search()).toHaveValue("");
  expect(quotes()).toHaveLength(12);
});

test.each(["Account suspended, call 0700", "hasOwnProperty", "all "])(
  "the filter %j, which only the URL contains, isn't named and shows all",
  (words) => {
    show(`?service=${encodeURIComponent(words)}`);
    expect(quotes()).toHaveLength(12);
    expect(screen.queryByRole("button", { name: /Remove filter/ })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All Testimonials" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  },
);

test("a testimonial's industry is a filter too", () => {
  show(`?service=${PAGE_TESTIMONIALS[0]?.industry}`);
  expect(
    screen.getByRole("button", { name: `Remove filter ${PAGE_TESTIMONIALS[0]?.industry}` }),
  ).toBeVisible();
});

test("a URL opens filtered, no results are announced, and reset clears filter and search", async () => {
  show("?service=call-center");
  expect(quotes()).toHaveLength(3);
  await userEvent.type(search(), "no such words");
  expect(screen.getByText("No testimonials found")).toBeVisible();
  const statuses = screen.getAllByRole("status").filter(({ textContent }) => textContent);
  expect(statuses.map(({ textContent }) => textContent)).toEqual(["0 Testimonials"]);
  expect(screen.getByText("Try adjusting your filters or search criteria.")).toBeVisible();
  await userEvent.click(button("Reset Filters"));
  expect(quotes()).toHaveLength(12);
  expect(search()).toHaveValue("");
  expect(window.location.search).toBe("");
});

test("on small screens a button opens the filters, and Escape and a choice close them", async () => {
  show();
  expect(button("Show Filters")).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button("Show Filters"));
  expect(button("Close Filters")).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Escape}");
  expect(button("Show Filters")).toHaveFocus();
  await userEvent.click(button("Show Filters"));
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled; // jsdom lacks it
  await choose("Bulk SMS");
  expect(button("Show Filters")).toHaveFocus();
  expect(scrolled.mock.contexts[0]).toHaveTextContent(/Testimonials?Bulk SMS/);
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  await userEvent.click(search());
  await userEvent.keyboard("{Escape}"); // nothing is open
  expect(search()).toHaveFocus();
});

test("the server renders all testimonials, whatever the URL asks for, and every filter as a link", () => {
  window.history.replaceState(null, "", "/testimonials?service=payment&q=till");
  const html = serverHtml(page);
  for (const { author } of SHOWN_TESTIMONIALS) expect(html).toContain(author);
  expect(html).toContain('href="/testimonials?service=payment"');
});
