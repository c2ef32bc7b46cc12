import { render, screen } from "@testing-library/react";
import { ToolsList } from "../../../../src/features/tools/tools-list/tools-list";
import { serverHtml } from "../../../support/dom/server-html";

test("ToolsList links to every tool", () => {
  render(<ToolsList title="Tools" />);
  expect(screen.getAllByRole("listitem")).toHaveLength(6);
  expect(screen.getByRole("link", { name: "SMS length counter" })).toHaveAttribute(
    "href",
    "/tools/sms-length",
  );
  expect(screen.getByRole("link", { name: "Dial the code" })).toHaveAttribute(
    "href",
    "/tools/ussd-phone",
  );
});

test("ToolsList leaves out the tool of its page", () => {
  const html = serverHtml(<ToolsList title="Other tools" without="sms-price" />);
  expect(html).not.toContain("/tools/sms-price");
});
