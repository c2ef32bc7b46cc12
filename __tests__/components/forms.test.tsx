import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { Choice } from "../../src/components/forms/choice";
import { SelectField, TextAreaField, TextField } from "../../src/components/forms/field";
import { SearchBox } from "../../src/components/forms/search-box";
import { serverHtml } from "../support/dom/server-html";

const WRONG = { label: "Field", hint: "As on the letter", error: "Wrong" };

test.each([
  ["a text field", <TextField key="" {...WRONG} />],
  ["a text area", <TextAreaField key="" {...WRONG} />],
  ["a select", <SelectField key="" {...WRONG} options={["A"]} />],
])("%s is described by its hint and its error", (_name, field) => {
  render(field);
  expect(screen.getByLabelText("Field")).toBeInvalid();
  expect(screen.getByLabelText("Field")).toHaveAccessibleDescription("As on the letter Wrong");
});

test("a field without an error is valid, takes text and focus, and passes attributes on", async () => {
  const ref = React.createRef<HTMLInputElement>();
  render(<TextField label="Email" type="email" autoComplete="email" required ref={ref} />);
  const input = screen.getByRole("textbox", { name: "Email" });
  ref.current?.focus();
  expect(input).toHaveFocus();
  await userEvent.type(input, "a@b.example");
  expect(input).toHaveValue("a@b.example");
  expect(input).toBeValid();
  expect(input).toBeRequired();
  expect(input).toHaveAttribute("autocomplete", "email");
  expect(input).not.toHaveAttribute("aria-describedby");
  expect(screen.getByText("*")).toHaveAttribute("aria-hidden", "true");
});

test("a select starts with its placeholder, whose value is empty", async () => {
  render(<SelectField label="Service" placeholder="Select a service" options={["Bulk SMS"]} />);
  const select = screen.getByRole("combobox", { name: "Service" });
  expect(select).toHaveValue("");
  expect(select).toHaveDisplayValue("Select a service");
  await userEvent.selectOptions(select, "Bulk SMS");
  expect(select).toHaveValue("Bulk SMS");
});

test("a required select isn't announced as invalid before its form says so", () => {
  render(<SelectField label="Service" placeholder="Select" options={["Bulk SMS"]} required />);
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-invalid", "false");
});

test("label and error are connected to the control in the pre-built page", () => {
  const html = serverHtml(<TextField id="email" label="Email" error="Email is required" />);
  expect(html).toContain('<label for="email"');
  expect(html).toContain('aria-describedby="email-error"');
});

test("a choice is described by its hint", () => {
  render(<Choice type="radio" label="Airtel" hint="From 8:00" value="airtel" />);
  expect(screen.getByRole("radio", { name: /^Airtel/ })).toHaveAccessibleDescription("From 8:00");
});

test("text typed into a search shows immediately, and results show when they're ready", async () => {
  let finish: () => void = () => undefined;
  const found = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let isFound = false;
  function Results({ text }: { readonly text: string }) {
    if (text && !isFound) throw found;
    return <p>{`Articles for “${text}”`}</p>;
  }
  function SlowSearch() {
    const [value, setValue] = React.useState("");
    const props = { label: "Search", placeholder: "Search", action: "/blog", value };
    return (
      <React.Suspense fallback={<p>Nothing</p>}>
        <SearchBox {...props} onChange={setValue} result={value && "3 articles"} />
        <Results text={value} />
      </React.Suspense>
    );
  }
  render(<SlowSearch />);
  const box = screen.getByRole("searchbox", { name: "Search" });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await userEvent.type(box, "ussd");
  expect(box).toHaveValue("ussd");
  expect(screen.getByText("Articles for “”")).toBeVisible();
  await act(async () => {
    isFound = true;
    finish();
    await found;
  });
  expect(screen.getByText("Articles for “ussd”")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("3 articles");
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(box).toHaveValue("");
  expect(box).toHaveFocus();
});
