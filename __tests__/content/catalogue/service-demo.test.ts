import { withDemo } from "../../../src/content/catalogue/service-demo";
import { CATALOGUE } from "../../fixtures/catalogue";

const serviceWith = (demo: string | null) => {
  const [service] = CATALOGUE.services;
  if (!service) throw new Error("no service");
  return { ...service, demo, demoPoints: [] };
};

test.each([
  ["ussd-phone", ["Your own menu can run here: we draw it with you before anything is built."]],
  [
    "ivr-phone",
    [
      "Recorded in your callers' languages; the voice here is only your browser's.",
      "What a caller chose is passed on with the call.",
    ],
  ],
])("beside the %s stands what content says of it", (demo, points) => {
  expect(withDemo(serviceWith(demo), CATALOGUE.pages)).toMatchObject({ demo, demoPoints: points });
});

test("without tools a service has no phone", () => {
  const withoutTools = CATALOGUE.pages.filter(({ page }) => page !== "ussdPhone");
  expect(withDemo(serviceWith("ussd-phone"), withoutTools).demo).toBeNull();
  expect(withDemo(serviceWith(null), CATALOGUE.pages).demo).toBeNull();
});
