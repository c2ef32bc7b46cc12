import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import TestimonialsPage from "../../src/pages/testimonials";
import { SHOWN_STUDIES, SHOWN_TESTIMONIALS, SHOWN_VIDEOS } from "../fixtures/catalogue";
import { danglingIds, headTags } from "../support/head";
import { serverHtml } from "../support/server-html";

const logos = [1, 2, 3, 4, 5, 6].map((n) => ({ id: `logo-${n}`, childImageSharp: null }));
const data = {
  testimonials: { nodes: SHOWN_TESTIMONIALS },
  logos: { nodes: logos },
  videos: { nodes: SHOWN_VIDEOS },
  caseStudies: { nodes: SHOWN_STUDIES.slice(0, 3) },
};
type Props = React.ComponentProps<typeof TestimonialsPage>;
const page = <TestimonialsPage {...({ data } as unknown as Props)} />; // Gatsby gives more props than the page reads

beforeEach(() => window.history.replaceState(null, "", "/testimonials"));

const quotes = () => screen.getAllByRole("article");
const choose = (name: string) => userEvent.click(screen.getByRole("link", { name }));
const search = () => screen.getByRole("searchbox", { name: "Search testimonials" });

test("hero: breadcrumb, heading and the rating line", () => {
  render(page);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hear from Our Clients");
  const rating = screen.getByText("Rated 4.9/5 based on 200+ reviews");
  expect(rating.parentElement?.querySelectorAll("svg path.full")).toHaveLength(5);
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(trail.getByText("Testimonials")).toHaveAttribute("aria-current", "page");
});

test("everything shows at first, with six logos", () => {
  render(page);
  expect(quotes()).toHaveLength(12);
  expect(screen.getByText("12").parentElement).toHaveTextContent("12 Testimonials");
  const trusted = screen.getByRole("heading", { name: "Trusted By" }).parentElement;
  expect(within(trusted as HTMLElement).getAllByRole("listitem")).toHaveLength(6);
});

test("a service narrows the list; its chip returns to all", async () => {
  render(page);
  await choose("Software Development");
  expect(screen.getByText("2").parentElement).toHaveTextContent("2 Testimonials");
  expect(quotes()).toHaveLength(2);
  expect(window.location.search).toBe("?service=software");
  expect(screen.getByRole("link", { name: "Software Development" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove filter Software Development" }));
  expect(quotes()).toHaveLength(12);
  expect(screen.queryByRole("button", { name: /Remove filter/ })).not.toBeInTheDocument();
});

test("one record is a Testimonial", async () => {
  render(page);
  await userEvent.type(search(), "naomi chebet");
  expect(quotes()).toHaveLength(1);
  expect(screen.getByText("1").parentElement?.textContent).toBe("1 Testimonial");
});

test("the clear button empties the search", async () => {
  render(page);
  await userEvent.type(search(), "sacco");
  expect(quotes().length).toBeLessThan(12);
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(search()).toHaveValue("");
  expect(quotes()).toHaveLength(12);
});

test("nothing found says so, and reset clears filter and search", async () => {
  render(page);
  await choose("USSD Services");
  await userEvent.type(search(), "no such words");
  expect(screen.getByText("No testimonials found")).toBeInTheDocument();
  expect(screen.getByText("Try adjusting your filters or search criteria.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Reset Filters" }));
  expect(quotes()).toHaveLength(12);
  expect(search()).toHaveValue("");
});

test("a shared address opens filtered", () => {
  window.history.replaceState(null, "", "/testimonials?service=call-center");
  render(page);
  expect(quotes()).toHaveLength(3);
});

test("small screens open the filters with a button that then closes them; Escape closes too", async () => {
  render(page);
  const toggle = screen.getByRole("button", { name: "Show Filters" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(toggle);
  expect(screen.getByRole("button", { name: "Close Filters" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Show Filters" })).toHaveFocus();
  await userEvent.click(toggle);
  await choose("Bulk SMS");
  expect(screen.getByRole("button", { name: "Show Filters" })).toHaveFocus();
});

test("films open elsewhere, case studies here", () => {
  render(page);
  const film = screen.getByRole("link", { name: /^A branch in every pocket/ });
  expect(film).toHaveAttribute("target", "_blank");
  expect(film).toHaveAttribute("rel", "noopener noreferrer");
  expect(film).toHaveAttribute(
    "href",
    "https://videos.savannasignal.example/a-branch-in-every-pocket",
  );
  const studies = screen.getAllByRole("link", { name: /^Read Case Study/ });
  expect(studies.map((link) => link.getAttribute("href"))).toEqual([
    "/case-studies/a-branch-in-every-pocket",
    "/case-studies/clinic-days-remembered",
    "/case-studies/one-number-for-the-county",
  ]);
  expect(screen.getByRole("link", { name: "View All Case Studies" })).toHaveAttribute(
    "href",
    "/case-studies",
  );
});

test("the page ends with the call to contact", () => {
  render(page);
  expect(
    screen.getByRole("heading", { name: "Ready to join our success stories?" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact");
});

test("no rating of ourselves in the structured data", () => {
  render(page);
  const { graph, canonical } = headTags();
  expect(canonical).toBe("https://www.savannasignal.example/testimonials");
  expect(JSON.stringify(graph)).not.toMatch(/review|rating/i);
  expect(danglingIds(graph)).toEqual([]);
});

test("the built page holds all records, and every filter is a link", () => {
  const html = serverHtml(page);
  for (const { author } of SHOWN_TESTIMONIALS) expect(html).toContain(author);
  expect(html).toContain('href="/testimonials?service=payment"');
});
