import { render, screen, within } from "@testing-library/react";
import { ServiceChooser } from "../../../src/features/services/service-chooser";
import { EMPTY_SERVICE, SHOWN_SERVICES } from "../../fixtures/catalogue";
import { PRICES } from "../../fixtures/prices";

const cells = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("the table says who each service is for, its lowest price, extra costs, and when it's ready", () => {
  render(<ServiceChooser services={SHOWN_SERVICES} prices={PRICES} />);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["Service", "Best for", "From", "Extra", "Ready in"]);
  expect(cells("Short Code")).toEqual([
    "Campaigns and services that people answer or join by text",
    "Plans from KSh 20,000 a month",
    expect.stringContaining("Network setup and rental are extra"),
    "4-8 weeks, because each network approves the code",
  ]);
  expect(cells("Bulk SMS")[1]).toBe(
    "KSh 0.20–0.70 per SMS, VAT included. Managed plans from KSh 15,000 a month",
  );
  expect(screen.getByRole("link", { name: "Short Code" })).toHaveAttribute(
    "href",
    "/services/shortcode",
  );
});

test("an empty column is left out, and without services there's no table", () => {
  const silent = { ...EMPTY_SERVICE, forWhom: "", leadTime: "", notIncluded: "" };
  const timed = { ...silent, serviceId: "timed", leadTime: "2 weeks" };
  const { container, rerender } = render(
    <ServiceChooser services={[silent, timed]} prices={PRICES} />,
  );
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["Service", "Ready in"]);
  rerender(<ServiceChooser services={[]} prices={PRICES} />);
  expect(container).toBeEmptyDOMElement();
});
