import { render, screen, within } from "@testing-library/react";
import { ServiceChooser } from "../../../src/features/services/service-chooser";
import { EMPTY_SERVICE, SHOWN_SERVICES } from "../../fixtures/catalogue";
import { PRICES } from "../../fixtures/prices";

const factsOf = (name: string) => {
  const card = screen.getByRole("link", { name }).closest("li");
  if (!card) throw new Error(`no card of ${name}`);
  const { getAllByRole } = within(card);
  const [terms, texts] = (["term", "definition"] as const).map((role) =>
    getAllByRole(role).map(({ textContent }) => textContent),
  );
  return Object.fromEntries((terms ?? []).map((term, i) => [term, texts?.[i]]));
};

test("each service says for whom it is, its lowest price with what comes on top, and its time", () => {
  render(<ServiceChooser services={SHOWN_SERVICES} prices={PRICES} />);
  expect(factsOf("Short Code")).toEqual({
    For: "Campaigns and services that people answer or join by text",
    Price: "Plans from KSh 20,000 a month",
    "On top": expect.stringContaining("Network setup and rental are extra"),
    Time: "4-8 weeks, because each network approves the code",
  });
  expect(factsOf("Bulk SMS").Price).toBe(
    "KSh 0.20–0.70 per SMS, VAT included. Managed plans from KSh 15,000 a month",
  );
});

test("what a service does not say is left out, and without services there is nothing", () => {
  const silent = { ...EMPTY_SERVICE, forWhom: "", leadTime: "", notIncluded: "" };
  const { container, rerender } = render(<ServiceChooser services={[silent]} prices={PRICES} />);
  expect(screen.queryAllByRole("term")).toEqual([]);
  rerender(<ServiceChooser services={[]} prices={PRICES} />);
  expect(container).toBeEmptyDOMElement();
});
