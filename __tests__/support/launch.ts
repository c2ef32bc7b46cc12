import type { Shown, ShownValue } from "../../src/gatsby/report/shown";
import type { Launch } from "../../src/release/launch-items";
import {
  readFolder,
  readShipped,
  readSignedOff,
  readUnfinished,
} from "../../src/release/read-launch";
import { copySecondCompany } from "./content/second-company";
import { temporaryFolder } from "./temporary-folder";

/** A launch check's input for a company that has nothing of the sample and nothing left to do. */

const root = temporaryFolder();
copySecondCompany(root);
/** It has no logos, so give it a client. */
const CLIENT: readonly ShownValue[] = [
  { kind: "clients.name", place: "clients[1].name", value: "Masaka Dairy" },
  { kind: "clients.permission", place: "clients[1].permission", value: "2026-10-01" },
];
/** Its plan. A process that uses the sample's values doesn't know the currency. */
const PLAN: readonly ShownValue[] = Object.entries({
  name: "Duka",
  currency: "UGX",
  counted: "One till is one pay code with a statement of its own.",
  beyond: "We quote a second till before it opens.",
}).map(([field, value]) => ({
  kind: `services.pricing.${field}`,
  place: `services[1].pricing[1].${field}`,
  value,
}));
const { values, pictures } = readFolder(root);
/** Its own pictures of the sections that every site has. */
const SECTION_PICTURES = Object.fromEntries(
  ["about", "why-us", "how-it-works"].map((name) => [`content/images/site/${name}.jpg`, name]),
);

export const READY: Launch = {
  shown: {
    values: [...values, ...CLIENT, ...PLAN],
    pictures: { ...pictures, ...SECTION_PICTURES },
    settings: {
      siteUrl: "https://www.nalubaalepay.test",
      contentApiUrl: null,
      browserContentApiUrl: "/content-api",
      hasInbox: true,
      pricingFormUrl: "",
      newsletterUrl: "0",
      hasNewsletter: true,
      hasMap: true,
      hasApi: true,
      gaMeasurementId: "G-ABC1234567",
    },
  },
  shipped: readShipped(),
  signedOff: readSignedOff(root),
  unfinished: readUnfinished(root),
  channels: { mail: "mail.nalubaalepay.co.ke", webhook: null },
  isEdge: false,
  hasHsts: true,
  isApiUp: true,
};
export const NO_CHANNELS = { mail: null, webhook: null };

export const withShown = (change: Partial<Shown>): Launch => ({
  ...READY,
  shown: { ...READY.shown, ...change },
});
export const withSettings = (change: Partial<Shown["settings"]>): Launch =>
  withShown({ settings: { ...READY.shown.settings, ...change } });
