import { render, screen } from "@testing-library/react";
import { ToolsList } from "../../../src/features/tools/tools-list";
import { SHOWN_TOOLS } from "../../fixtures/catalogue";
import { serverHtml } from "../../support/dom/server-html";

test("ToolsList links to every tool", () => {
  render(<ToolsList title="Tools" tools={SHOWN_TOOLS} />);
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

test("ToolsList shows each tool's words from content", () => {
  const [tool] = SHOWN_TOOLS;
  if (!tool) throw new Error("no tool");
  const html = serverHtml(
    <ToolsList title="Tools" tools={[{ ...tool, searchTitle: "Sums", action: "Add" }]} />,
  );
  expect(html).toContain("Sums");
  expect(html).toContain("Add");
  expect(html).not.toContain("Quotation");
});
