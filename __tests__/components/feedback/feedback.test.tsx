import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { EmptyState } from "../../../src/components/feedback/empty-state/empty-state";
import { Notice } from "../../../src/components/feedback/notice/notice";
import { Overlay } from "../../../src/components/feedback/overlay/overlay";
import { ProgressBar } from "../../../src/components/feedback/progress-bar/progress-bar";
import { Spinner } from "../../../src/components/feedback/spinner/spinner";
import { type ToastItem, ToastList } from "../../../src/components/feedback/toast/toast";
import { SearchBox } from "../../../src/components/forms/search-box/search-box";
import { serverHtml } from "../../support/server-html";

const TOASTS: readonly ToastItem[] = [
  { id: 1, tone: "success", text: "Message sent successfully!" },
  { id: 2, tone: "error", text: "Failed to send message." },
  { id: 3, tone: "info", text: "You are offline.", leaving: true },
];

describe("toasts", () => {
  test("failures interrupt, the rest wait; both regions exist beforehand", () => {
    const { rerender } = render(<ToastList toasts={[]} onClose={() => {}} />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    rerender(<ToastList toasts={TOASTS} onClose={() => {}} />);
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to send message.");
    expect(screen.getByRole("status")).toHaveTextContent("Message sent successfully!");
    expect(screen.getByRole("status")).toHaveTextContent("You are offline.");
  });

  test("each can be closed", async () => {
    const close = jest.fn();
    render(<ToastList toasts={TOASTS} onClose={close} />);
    const alert = within(screen.getByRole("alert"));
    await userEvent.click(alert.getByRole("button", { name: "Close message" }));
    expect(close).toHaveBeenCalledWith(2);
  });

  test("pointer and focus hold the one they are on, leaving releases it", async () => {
    const did: string[] = [];
    const pauseProps = (id: number) => ({
      onPointerEnter: () => did.push(`enter ${id}`),
      onPointerLeave: () => did.push(`leave ${id}`),
      onFocus: () => did.push(`focus ${id}`),
      onBlur: () => did.push(`blur ${id}`),
    });
    render(<ToastList toasts={TOASTS} onClose={() => {}} pauseProps={pauseProps} />);
    await userEvent.hover(screen.getByText("Message sent successfully!"));
    await userEvent.unhover(screen.getByText("Message sent successfully!"));
    await userEvent.tab();
    await userEvent.tab();
    expect(did).toEqual(["enter 1", "leave 1", "focus 1", "blur 1", "focus 3"]);
  });
});

function Search() {
  const [value, setValue] = React.useState("");
  return (
    <SearchBox
      label="Search articles"
      placeholder="Search articles..."
      value={value}
      onChange={setValue}
      result={value && "3 articles"}
    />
  );
}

test("a search tells its result and is emptied by its button, which gives the focus back", async () => {
  render(<Search />);
  const box = screen.getByRole("searchbox", { name: "Search articles" });
  expect(box).toHaveAttribute("placeholder", "Search articles...");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await userEvent.type(box, "ussd");
  expect(screen.getByRole("status")).toHaveTextContent("3 articles");
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(box).toHaveValue("");
  expect(box).toHaveFocus();
});

test("what one types into a search shows at once, however long its results take", async () => {
  let finish: () => void = () => undefined;
  const found = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let isFound = false;
  function Results({ text }: { readonly text: string }) {
    if (text && !isFound) throw found;
    return <p>Articles for “{text}”</p>;
  }
  function SlowSearch() {
    const [value, setValue] = React.useState("");
    return (
      <React.Suspense fallback={<p>Nothing at all</p>}>
        <SearchBox label="Search" placeholder="Search" value={value} onChange={setValue} />
        <Results text={value} />
      </React.Suspense>
    );
  }
  render(<SlowSearch />);
  const box = screen.getByRole("searchbox", { name: "Search" });
  await userEvent.type(box, "ussd");
  expect(box).toHaveValue("ussd");
  expect(screen.getByText("Articles for “”")).toBeVisible();
  await act(async () => {
    isFound = true;
    finish();
    await found;
  });
  expect(screen.getByText("Articles for “ussd”")).toBeVisible();
  expect(box).toHaveValue("ussd");
});

test("waiting is told in words", () => {
  render(
    <>
      <Spinner text="Loading article..." />
      <Overlay text="Loading...">
        <p>Logo</p>
      </Overlay>
    </>,
  );
  const [spinner, overlay] = screen.getAllByRole("status");
  expect(spinner).toHaveTextContent(/^Loading article\.\.\.$/);
  expect(overlay).toHaveTextContent("LogoLoading...");
});

test("an empty list says so and offers the way out", () => {
  render(
    <EmptyState title="No testimonials found" text="Try adjusting your filters.">
      <button type="button">Reset Filters</button>
    </EmptyState>,
  );
  const state = within(screen.getByRole("status"));
  expect(state.getByText("No testimonials found")).toBeInTheDocument();
  expect(state.getByText("Try adjusting your filters.")).toBeInTheDocument();
  expect(state.getByRole("button", { name: "Reset Filters" })).toBeInTheDocument();
});

test("a notice that appears by itself is announced", () => {
  render(
    <Notice tone="error" title="Not sent" role="alert">
      Please try again.
    </Notice>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Not sentPlease try again.");
});

test("a named progress bar tells its value, one beside a text is silent", () => {
  render(<ProgressBar value={41.6} label="Loading" />);
  expect(screen.getByRole("progressbar", { name: "Loading" })).toHaveAttribute(
    "aria-valuenow",
    "42",
  );
  expect(serverHtml(<ProgressBar value={150} />)).toContain("scaleX(1)");
  expect(serverHtml(<ProgressBar value={50} />)).not.toContain("progressbar");
});
