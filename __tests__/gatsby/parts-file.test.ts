import path from "node:path";
import { ALL_PARTS } from "../../src/content/site/parts";
import { readCompany } from "../../src/gatsby/company-file";
import { contentSecurityPolicy } from "../../src/gatsby/outputs/hosts/policy";
import { readParts } from "../../src/gatsby/parts-file";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
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

test("a folder without the file has every part", () => {
  expect(readParts(path.join(folder, "none"))).toEqual({ parts: ALL_PARTS, issues: [] });
});

test("one that cannot be read ends a build, so that nothing comes back by a slip", async () => {
  await write('{\n  "portal": false,,\n}');
  expect(() => readParts(path.join(folder, "content"))).toThrow(
    /^content\/site\.json is not valid JSON, line 2/,
  );
  await write('{\n\n  // a comment\n  "portal": false\n}');
  expect(() => readParts(path.join(folder, "content"))).toThrow(
    /^content\/site\.json is not valid JSON, line 3/,
  );
  await write('{\n  "portal": "no"\n}');
  expect(readParts(path.join(folder, "content")).issues).toContainEqual(
    expect.objectContaining({ item: "“content/site.json”, line 2", field: "portal" }),
  );
});

test("the records of a part that is off are not shown, nor is the number of a chat", async () => {
  copySample(folder);
  const off = { caseStudies: false, testimonials: false, tools: false, whatsApp: false };
  await write(JSON.stringify({ ...ALL_PARTS, ...off }));
  const { caseStudies, clientTestimonials, clients, videos, phoneMenus } = readCatalogue(
    path.join(folder, "content"),
  ).records;
  const records = [caseStudies, clientTestimonials, clients, videos, phoneMenus];
  expect(records.flat()).toEqual([]);
  expect(readCompany(path.join(folder, "content")).company.whatsAppNumber).toBe("");
});

test("legal texts speak of no part that is off", async () => {
  const said = () =>
    JSON.stringify(readCatalogue(path.join(folder, "content")).records.legalDocuments);
  const parts = /WhatsApp|\bmap\b|Films|quotation|portal/gi;
  copySample(folder);
  await write(JSON.stringify(ALL_PARTS));
  const named = new Set(said().match(parts));
  expect([...named].sort()).toEqual(["Films", "WhatsApp", "map", "portal", "quotation"]);
  const off = { tools: false, portal: false, whatsApp: false, map: false, testimonials: false };
  await write(JSON.stringify({ ...ALL_PARTS, ...off }));
  expect(said().match(parts)).toBeNull();
});

test("the policy allows no frame of a part that is off", () => {
  const policy = (parts: typeof ALL_PARTS) => contentSecurityPolicy([], SETTINGS, parts);
  expect(policy({ ...ALL_PARTS, map: false })).not.toContain("google.com/maps");
  expect(policy({ ...ALL_PARTS, portal: false })).not.toContain("portal.savannasignal");
  expect(policy({ ...ALL_PARTS, portal: false, map: false })).toContain("frame-src 'none';");
});
