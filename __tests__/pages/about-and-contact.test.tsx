import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import AboutPage from "../../src/pages/about";
import ContactPage from "../../src/pages/contact";
import { ABOUTS } from "../fixtures/about";
import { TEAMS } from "../fixtures/team";

const image = { childImageSharp: null };
const ABOUT = {
  aboutContent: ABOUTS.usual,
  teamContent: TEAMS.usual,
  aboutImage: image,
  mapImage: image,
};
// only `data` is read; its pictures are addresses here, as the live layer gives them
const aboutProps = { data: ABOUT } as unknown as PageProps<Queries.AboutPageQuery>;
const contactProps = {
  data: { mapImage: image },
} as unknown as PageProps<Queries.ContactPageQuery>;

const canonical = () => Helmet.peek().linkTags.find(({ rel }) => rel === "canonical")?.href;

test("the about page: about, team and contact sections under its own title", () => {
  const { container } = render(<AboutPage {...aboutProps} />);
  expect(screen.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  expect(
    [...container.querySelectorAll("main section:not(section section)")].map(({ id }) => id),
  ).toEqual(["", "about-section", "team", "contact"]);
  expect(Helmet.peek().title).toBe("About Us | Savanna Signal");
  expect(canonical()).toBe("https://www.savannasignal.example/about");
});

test("the contact page: the form under a title and metadata of its own", () => {
  render(<ContactPage {...contactProps} />);
  expect(screen.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  const path = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(path.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("form", { name: "Contact" })).toBeInTheDocument();
  expect(Helmet.peek().title).toBe("Contact Us | Savanna Signal");
  expect(canonical()).toBe("https://www.savannasignal.example/contact");
});
