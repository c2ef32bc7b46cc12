import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, ButtonLink, IconButton } from "../../../src/components/actions/button/button";
import { serverHtml } from "../../support/server-html";

test("a press runs the action and submits nothing", async () => {
  const press = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Explore</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Explore" }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test.each([{ disabled: true }, { loading: true }])(
  "with %p a press does nothing",
  async (state) => {
    const press = jest.fn();
    render(
      <Button {...state} onClick={press}>
        Sending...
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Sending..." });
    await userEvent.click(button);
    expect(button).toBeDisabled();
    expect(press).not.toHaveBeenCalled();
  },
);

test("a running action is told to screen readers", () => {
  render(<Button loading>Sending...</Button>);
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
});

test("a link to a page stays in this tab", () => {
  render(<ButtonLink to="/contact">Contact Us</ButtonLink>);
  const link = screen.getByRole("link", { name: "Contact Us" });
  expect(link).toHaveAttribute("href", "/contact");
  expect(link).not.toHaveAttribute("target");
});

test("a link to another site opens safely in a new tab and says so", () => {
  render(<ButtonLink to="https://example.com/a">Portal</ButtonLink>);
  const link = screen.getByRole("link", { name: "Portal (opens in a new tab)" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test.each(["mailto:hello@example.com", "tel:+254700000000", "#services"])("%s is plain", (to) => {
  render(<ButtonLink to={to}>Go</ButtonLink>);
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", to);
});

test("a file is downloaded", () => {
  render(
    <ButtonLink to="/brochures/api-docs.pdf" download>
      API documentation
    </ButtonLink>,
  );
  expect(screen.getByRole("link")).toHaveAttribute("download");
});

test("an icon button is named by its label and passes on its state", () => {
  render(<IconButton icon="menu" label="Open menu" aria-expanded={false} />);
  const button = screen.getByRole("button", { name: "Open menu" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button).toHaveAttribute("type", "button");
});

test("they are links and buttons before scripts run", () => {
  const html = serverHtml(
    <>
      <Button icon="send">Send</Button>
      <ButtonLink to="/contact" reload icon="arrow-right" iconAt="end">
        CONTACT US NOW
      </ButtonLink>
    </>,
  );
  expect(html).toContain("<button");
  expect(html).toContain('href="/contact"');
  expect(html.indexOf("CONTACT US NOW")).toBeLessThan(html.indexOf("#arrow-right"));
});
