import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { SelectField, TextAreaField, TextField } from "../../../src/components/forms/field/field";
import { serverHtml } from "../../support/server-html";

test("a field is found by its label and takes what is typed", async () => {
  const change = jest.fn();
  render(
    <TextField
      label="Full name"
      name="name"
      autoComplete="name"
      onChange={(event) => change(event.target.value)}
    />,
  );
  const input = screen.getByRole("textbox", { name: "Full name" });
  await userEvent.type(input, "Amina");
  expect(input).toHaveValue("Amina");
  expect(input).toHaveAttribute("autocomplete", "name");
  expect(change).toHaveBeenLastCalledWith("Amina");
});

test("what is required is shown by an asterisk and told to screen readers", () => {
  render(<TextField label="Email" type="email" required />);
  const input = screen.getByRole("textbox", { name: "Email" });
  expect(input).toBeRequired();
  expect(screen.getByText("*")).toHaveAttribute("aria-hidden", "true");
});

test.each([
  ["one line", <TextField key="1" label="Field" hint="As on the letter" error="Wrong" />],
  ["several lines", <TextAreaField key="2" label="Field" hint="As on the letter" error="Wrong" />],
  [
    "a choice",
    <SelectField key="3" label="Field" options={["A"]} hint="As on the letter" error="Wrong" />,
  ],
])("the hint and the mistake of %s are tied to it", (_name, field) => {
  render(field);
  const control = screen.getByLabelText("Field");
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription("As on the letter Wrong");
});

test("a field without a mistake is valid and says nothing more", () => {
  render(<TextAreaField label="Message" />);
  const control = screen.getByRole("textbox", { name: "Message" });
  expect(control).toBeValid();
  expect(control).not.toHaveAttribute("aria-describedby");
  expect(control).toHaveAttribute("rows", "5");
});

test("a choice starts at its placeholder, whose value is empty", async () => {
  render(
    <SelectField
      label="Service"
      placeholder="Select a service"
      options={["Bulk SMS", "USSD Services"]}
      defaultValue=""
    />,
  );
  const select = screen.getByRole("combobox", { name: "Service" });
  expect(select).toHaveValue("");
  expect(select).toHaveDisplayValue("Select a service");
  await userEvent.selectOptions(select, "USSD Services");
  expect(select).toHaveValue("USSD Services");
});

test("a form can move the focus to a field", () => {
  const ref = React.createRef<HTMLInputElement>();
  render(<TextField label="Email" ref={ref} />);
  ref.current?.focus();
  expect(screen.getByLabelText("Email")).toHaveFocus();
});

test("label and control are tied in the pre-built page", () => {
  const html = serverHtml(<TextField id="email" label="Email" error="Email is required" />);
  expect(html).toContain('<label for="email"');
  expect(html).toContain('aria-describedby="email-error"');
});
