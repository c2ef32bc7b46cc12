import { render, screen, within } from "@testing-library/react";
import { ArrowLink } from "../../src/components/actions/arrow-link/arrow-link";
import { Card, CardBody, CardFoot, CardLink } from "../../src/components/layout/card/card";
import { Grid } from "../../src/components/layout/grid/grid";
import { PageHero } from "../../src/components/layout/page-hero/page-hero";
import { Section } from "../../src/components/layout/section/section";
import { SectionHeading } from "../../src/components/layout/section-heading/section-heading";
import { Avatar } from "../../src/components/media/avatar/avatar";
import { initialsOf } from "../../src/components/media/avatar/initials";
import { Icon } from "../../src/components/media/icon/icon";
import { IconTile } from "../../src/components/media/icon-tile/icon-tile";
import { Badge } from "../../src/components/text/badge/badge";
import { Stars } from "../../src/components/text/stars/stars";
import { Stat } from "../../src/components/text/stat/stat";
import { Steps } from "../../src/components/text/steps/steps";
import { serverHtml } from "../support/server-html";

test("an icon says nothing unless it has a label", () => {
  render(
    <>
      <Icon name="phone" />
      <Icon name="brand-whatsapp" label="WhatsApp" />
    </>,
  );
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.getByRole("img", { name: "WhatsApp" }).innerHTML).toContain(
    "/static/icons.svg#brand-whatsapp",
  );
});

test("a section is named by its heading and can be reached by its anchor", () => {
  render(
    <Section id="services" heading={{ title: "Our Services", eyebrow: "What we do", intro: "All" }}>
      <p>Eight of them</p>
    </Section>,
  );
  const section = screen.getByRole("region", { name: "Our Services" });
  expect(section).toHaveAttribute("id", "services");
  expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent("Our Services");
  expect(section).toHaveTextContent("What we do");
  expect(section).toHaveTextContent("Eight of them");
});

test("a section may be named by a heading among its children", () => {
  render(
    <Section tone="dark" labelledBy="own">
      <SectionHeading id="own" level={3} title="Own heading" />
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Own heading" })).toHaveAttribute("data-theme", "dark");
  expect(screen.getByRole("heading", { level: 3 })).toBeInTheDocument();
});

test("a page begins with its one first-level heading, trail and words", () => {
  render(
    <PageHero
      title="Bulk SMS"
      subtitle="Reach everyone"
      breadcrumb={[{ label: "Home", to: "/" }, { label: "Bulk SMS" }]}
      icon="message-square"
      tint="#00C853"
      aside={<p>A picture</p>}
    >
      <a href="/contact">Contact Us</a>
    </PageHero>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Bulk SMS" })).toBeInTheDocument();
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeInTheDocument();
  expect(screen.getByText("Reach everyone")).toBeInTheDocument();
  expect(screen.getByText("A picture")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Contact Us" })).toBeInTheDocument();
});

test("a card is light on any section and its link names where it leads", () => {
  render(
    <Grid as="ul" columns={2}>
      <Card as="li" tone="magenta" interactive>
        <CardBody>
          <h3>
            <CardLink to="/services/ussd">USSD Services</CardLink>
          </h3>
          <CardFoot>From 30,000</CardFoot>
        </CardBody>
      </Card>
    </Grid>,
  );
  const card = within(screen.getByRole("list")).getByRole("listitem");
  expect(card).toHaveAttribute("data-theme", "light");
  expect(screen.getByRole("link", { name: "USSD Services" })).toHaveAttribute(
    "href",
    "/services/ussd",
  );
});

test("a service's colour comes with a companion that is readable", () => {
  const html = serverHtml(<IconTile name="wallet" tint="#00C853" />);
  expect(html).toContain("--tint:#00C853");
  expect(html).toContain("--tint-strong:#008035");
  expect(serverHtml(<Badge>SMS</Badge>)).not.toContain("style=");
  expect(serverHtml(<Badge tint="#42A5F5">SMS</Badge>)).toContain("--tint-soft:");
});

test("an arrow link's words are completed for screen readers", () => {
  render(
    <ArrowLink to="/blog/a" context="about short codes">
      Read more
    </ArrowLink>,
  );
  expect(screen.getByRole("link", { name: "Read more about short codes" })).toHaveAttribute(
    "href",
    "/blog/a",
  );
});

test.each([
  [5, "Rated 5 out of 5"],
  [4.9, "Rated 4.9 out of 5"],
  [0, "Rated 0 out of 5"],
])("%d stars are told once", (rating, words) => {
  render(<Stars rating={rating} />);
  expect(screen.getByRole("img", { name: words })).toBeInTheDocument();
});

test.each([
  ["Amina Wanjiru", "AW"],
  ["Ann M. Otieno", "AO"],
  ["grace", "G"],
  ["Dr. Émile (CTO) Zola", "DZ"],
  ["", ""],
  ["  123 ", ""],
])("the initials of %p are %p", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("an avatar shows initials, or the picture, and leaves the name to the text", () => {
  expect(serverHtml(<Avatar name="Amina Wanjiru" />)).toMatch(/aria-hidden="true">AW</);
  const html = serverHtml(<Avatar name="Amina Wanjiru" image={{ url: "/a.png" }} size="lg" />);
  expect(html).toContain('src="/a.png"');
  expect(html).not.toContain("AW");
});

test("a number that still counts up is told whole", () => {
  render(<Stat value="0" spoken="1.2 billion" label="Messages Delivered" icon="send" />);
  expect(screen.getByText("0")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("1.2 billion")).toBeInTheDocument();
});

test("steps are an ordered list with titles", () => {
  const items = ["Register", "Load", "Send"].map((title) => ({
    title,
    content: `How to ${title}`,
  }));
  render(<Steps items={items} level={4} />);
  const steps = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    "1RegisterHow to Register",
    "2LoadHow to Load",
    "3SendHow to Send",
  ]);
  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(3);
});

test("no steps are nothing", () => {
  expect(serverHtml(<Steps items={[]} />)).toBe("");
});
