import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SubscribeCard } from "../../../src/features/newsletter/subscribe-card/subscribe-card";
import { useSubscribe } from "../../../src/features/newsletter/subscribe-card/use-subscribe";
import { manualClock } from "../../support/manual-clock";
import { serverHtml } from "../../support/server-html";

function Box(props: Parameters<typeof useSubscribe>[0]) {
  return <SubscribeCard subscription={useSubscribe(props)} />;
}

test("thanks are said for 3 seconds and the field is emptied; there is no check of our own", async () => {
  const clock = manualClock();
  render(<Box clock={clock} deliver={async () => ({ ok: true })} />);
  await userEvent.type(screen.getByLabelText("Your email address"), "a@b");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(screen.getByText("Thank you for subscribing!")).toBeVisible();
  expect(screen.getByLabelText("Your email address")).toHaveValue("");
  act(() => clock.advance(2_999));
  expect(screen.getByText("Thank you for subscribing!")).toBeVisible();
  act(() => clock.advance(1));
  expect(screen.queryByText("Thank you for subscribing!")).not.toBeInTheDocument();
});

test("a failed delivery keeps the address and says so", async () => {
  render(<Box deliver={async () => ({ ok: false, status: 500, message: null })} />);
  await userEvent.type(screen.getByLabelText("Your email address"), "a@b.example");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(screen.getByRole("status")).toHaveTextContent("We could not subscribe you just now.");
  expect(screen.getByLabelText("Your email address")).toHaveValue("a@b.example");
});

test("before scripts run the form leads to the contact page and carries no address", () => {
  const html = serverHtml(<SubscribeCard />);
  expect(html).toContain('action="/contact"');
  expect(html).toContain('name="topic" value="Blog newsletter"');
  expect(html).not.toContain('name="email"');
});
