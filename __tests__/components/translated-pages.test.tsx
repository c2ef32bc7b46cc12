import { render, screen } from "@testing-library/react";
import { SelectField } from "../../src/components/forms/field";
import { takeUnsafeTexts } from "../support/dom/translated-pages";

type Shape = (props: { readonly count: number }) => React.ReactNode;

const UNSAFE: readonly (readonly [string, Shape])[] = [
  ["a number beside words", ({ count }) => <p>{count} messages</p>],
  [
    "words beside an icon",
    ({ count }) => (
      <p>
        <svg />
        {count === 1 ? "One" : "Many"}
      </p>
    ),
  ],
  [
    "a fragment's text that goes",
    ({ count }) => (
      <p>
        {count === 1 && <>One</>}
        <b>{count}</b>
      </p>
    ),
  ],
  ["an element before a text", ({ count }) => <p>{count === 2 && <b>Two</b>}of them</p>],
];

test.each(UNSAFE)("component tests detect %s", (_name, Text) => {
  const { rerender } = render(<Text count={1} />);
  rerender(<Text count={2} />);
  expect(takeUnsafeTexts()).not.toEqual([]);
});

const SAFE: readonly (readonly [string, Shape])[] = [
  ["an element's only text", ({ count }) => <p>{count}</p>],
  ["a template string", ({ count }) => <p>{`${count} messages`}</p>],
  ["texts under a new key", ({ count }) => <p key={count}>{count} messages</p>],
];

test.each(SAFE)("component tests accept %s", (_name, Text) => {
  const { container, rerender } = render(<Text count={1} />);
  rerender(<Text count={2} />);
  expect(container).toHaveTextContent("2");
  expect(takeUnsafeTexts()).toEqual([]);
});

test("a choice whose options were translated submits our original text", () => {
  render(
    <form aria-label="Contact">
      <SelectField label="Service" name="service" options={["Bulk SMS", "USSD"]} />
    </form>,
  );
  const option = screen.getByRole<HTMLOptionElement>("option", { name: "USSD" });
  option.textContent = "Huduma za USSD";
  option.selected = true;
  const form = screen.getByRole<HTMLFormElement>("form");
  expect(new FormData(form).get("service")).toBe("USSD");
});
