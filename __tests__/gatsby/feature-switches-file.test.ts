import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { hasPrices } from "../../src/content/catalogue/format-price";
import { ALL_FEATURES } from "../../src/content/site/feature-switches";
import { readCompany } from "../../src/gatsby/company-file";
import { readFeatureSwitches } from "../../src/gatsby/feature-switches-file";
import { contentSecurityPolicy } from "../../src/gatsby/outputs/hosts/policy";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { BRAND } from "../../src/site/company/brand";
import { copySample } from "../support/content/content-walk";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const SETTINGS = {
  browserContentApiUrl: "/content-api",
  gaMeasurementId: null,
  newsletterUrl: "",
  pricingFormUrl: "",
};
const write = (text: string) => writeFiles(folder, { "content/site.json": text });

test("without the file every feature is on", () => {
  expect(readFeatureSwitches(path.join(folder, "none"))).toEqual({
    features: ALL_FEATURES,
    issues: [],
    remarks: [],
  });
});

test("an unreadable file stops the build, so that nothing is switched on by accident", async () => {
  await write('{\n  "portal": false,,\n}');
  expect(() => readFeatureSwitches(path.join(folder, "content"))).toThrow(
    /^content\/site\.json isn’t valid JSON, line 2/,
  );
  await write('{\n\n  // a comment\n  "portal": false\n}');
  expect(() => readFeatureSwitches(path.join(folder, "content"))).toThrow(
    /^content\/site\.json isn’t valid JSON, line 3/,
  );
  await write('{\n  "portal": "no"\n}');
  expect(() => readFeatureSwitches(path.join(folder, "content"))).toThrow(
    "“content/site.json”, line 2: portal is “no”, but must be true or false",
  );
  await write('{\n  "portal": false\n}'); // a missing field is on
  expect(readFeatureSwitches(path.join(folder, "content")).features.portal).toBe(false);
});

test("a feature is off while a field it needs is empty, whatever the file says", async () => {
  copySample(folder);
  const root = path.join(folder, "content");
  const before: object = JSON.parse(readFileSync("sample/company.json", "utf8"));
  const { address } = JSON.parse(readFileSync("sample/company.json", "utf8"));
  const change = async (company: object) => {
    await writeFiles(folder, { "content/company.json": JSON.stringify({ ...before, ...company }) });
    return readFeatureSwitches(root);
  };
  await write(JSON.stringify(ALL_FEATURES));
  expect(
    await change({ whatsAppNumber: "", smsPortalUrl: undefined, messagingApiUrl: " " }),
  ).toEqual({
    features: { ...ALL_FEATURES, whatsApp: false, portal: false, api: false },
    issues: [],
    remarks: [
      "whatsAppNumber is empty (content/company.json), so no page has a WhatsApp link.",
      "smsPortalUrl is empty (content/company.json), so there is no SMS portal page.",
      "messagingApiUrl is empty (content/company.json), so there is no API documentation.",
    ],
  });
  const { features, remarks } = await change({ address: { ...address, longitude: null } });
  expect(features).toEqual({ ...ALL_FEATURES, map: false });
  expect(remarks).toEqual([
    "address.longitude is empty (content/company.json), so the contact section has no map.",
  ]);
  await write(JSON.stringify({ ...ALL_FEATURES, map: false }));
  expect((await change({ address: { ...address, latitude: 0 } })).remarks).toEqual([]);
  await write(JSON.stringify(ALL_FEATURES));
  expect((await change({ address: { ...address, latitude: 0 } })).features).toEqual(ALL_FEATURES);
  expect(readCompany(root).company.address.latitude).toBe(0);
  await change({ address: { ...address, latitude: undefined }, whatsAppNumber: undefined });
  expect(readCompany(root)).toMatchObject({
    company: { whatsAppNumber: "", address: { latitude: null } },
    issues: [],
  });
});

test("records of a feature that's off aren't shown, and neither is the chat's number", async () => {
  copySample(folder);
  const off = { caseStudies: false, testimonials: false, tools: false, whatsApp: false };
  await write(JSON.stringify({ ...ALL_FEATURES, ...off }));
  const { caseStudies, clientTestimonials, clients, videos, phoneMenus } = readCatalogue(
    path.join(folder, "content"),
  ).records;
  const records = [caseStudies, clientTestimonials, clients, videos, phoneMenus];
  expect(records.flat()).toEqual([]);
  expect(readCompany(path.join(folder, "content")).company.whatsAppNumber).toBe("");
});

test("without prices, no plan, tier or offer is shown, and prices.json isn't needed", async () => {
  copySample(folder);
  await write(JSON.stringify({ ...ALL_FEATURES, pricing: false }));
  rmSync(path.join(folder, "content", "prices.json"));
  const { records, notes } = readCatalogue(path.join(folder, "content"));
  expect(hasPrices(records.prices, records.services)).toBe(false);
  expect(records.pages.map(({ page }) => page)).not.toContain("quotation");
  expect(notes.issues).toEqual([]);
});

test("legal texts don't mention features that are off", async () => {
  const said = () =>
    JSON.stringify(readCatalogue(path.join(folder, "content")).records.legalDocuments);
  const features = /WhatsApp|\bmap\b|Videos|quotation|portal/gi;
  copySample(folder);
  await write(JSON.stringify(ALL_FEATURES));
  const named = new Set(said().match(features));
  expect([...named].sort()).toEqual(["Videos", "WhatsApp", "map", "portal", "quotation"]);
  const off = { tools: false, portal: false, whatsApp: false, map: false, testimonials: false };
  await write(JSON.stringify({ ...ALL_FEATURES, ...off }));
  expect(said().match(features)).toBeNull();
});

test("the sample's legal texts can be read for a company without a portal, as the launch check does", () => {
  const { smsPortalUrl } = BRAND;
  Object.assign(BRAND, { smsPortalUrl: "" });
  expect(readCatalogue("sample").records.legalDocuments).toHaveLength(2);
  Object.assign(BRAND, { smsPortalUrl });
});

test("the policy allows no frames of features that are off", () => {
  const policy = (features: typeof ALL_FEATURES) => contentSecurityPolicy([], SETTINGS, features);
  expect(policy({ ...ALL_FEATURES, map: false })).not.toContain("google.com/maps");
  expect(policy({ ...ALL_FEATURES, portal: false })).not.toContain("portal.savannasignal");
  expect(policy({ ...ALL_FEATURES, portal: false, map: false })).toContain("frame-src 'none';");
});
