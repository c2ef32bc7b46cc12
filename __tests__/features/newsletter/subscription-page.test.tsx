import { render, screen, within } from "@testing-library/react";
import { SubscriptionPage } from "../../../src/features/newsletter/subscription-page";
import { accessibilityProblems } from "../../support/browser/accessibility";
import { serverHtml } from "../../support/dom/server-html";
import { user } from "../../support/dom/user";
import { contactServer } from "../../support/servers/contact-server";

const server = contactServer();
const ACTIONS = [
  [
    "confirm",
    "Confirm my subscription",
    "You are subscribed",
    ["/content-api/newsletter/confirm", { token: "a-b_c" }],
  ],
  [
    "unsubscribe",
    "Unsubscribe",
    "You are unsubscribed",
    ["/content-api/newsletter/unsubscribe?t=a-b_c", {}],
  ],
] as const;

/** The links in mails to confirm, and in newsletters to unsubscribe. */
beforeEach(() => window.history.replaceState(null, "", "/newsletter/confirm#token=a-b_c"));

describe.each(ACTIONS)("the page to %s", (action, name, done, request) => {
  test("does nothing until its button is pressed, then works once", async () => {
    jest.useFakeTimers();
    render(<SubscriptionPage action={action} />);
    jest.advanceTimersByTime(60_000);
    expect(server.received).toEqual([]);
    await user.dblClick(screen.getByRole("button", { name }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.getByRole("status")).toHaveFocus(); // the button that had it is gone
    expect(server.received.map(({ path, body }) => [path, body])).toEqual([request]);
    jest.useRealTimers();
  });

  test("says why it failed, and who else can help", async () => {
    render(<SubscriptionPage action={action} />);
    server.answer({ status: 410, body: '{"message":"This link is more than 7 days old."}' });
    await user.click(screen.getByRole("button", { name }));
    expect(await screen.findByText("This link is more than 7 days old.")).toBeVisible();
    const result = screen.getByRole("status"); // announced as a whole at each change, so it contains no question and no button
    expect(result).toHaveTextContent(
      /^This link is more than 7 days old\..*we'll do it for you\.$/,
    );
    expect(within(result).queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "hello@savannasignal.example" })).toBeVisible();
    expect(screen.getByRole("button", { name })).toBeEnabled();
  });

  test.each(["", "#token=", "#other"])("asks for the whole link after “%s”", async (fragment) => {
    window.history.replaceState(null, "", `/newsletter/confirm${fragment}`);
    const { container } = render(<SubscriptionPage action={action} />);
    expect(screen.getByText("This link isn't complete")).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  test("is built with its button, and a text for browsers without scripts", () => {
    const html = serverHtml(<SubscriptionPage action={action} />);
    expect(html).toContain(name);
    expect(html).toContain("The button needs JavaScript.");
  });
});
