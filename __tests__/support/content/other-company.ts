import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentFiles, copySample, jsonOf, writeJson } from "./content-walk";

/** A second company: everything that an owner fills in is its own. Each text names where it stands. */

const KEPT =
  /^(?:serviceId|aliases|demo|to|category|industry|icon|color|currency|interval|vat|\w+Vat|price|duration|created_at|updated_at|updated|permission|rating|id)$/;
const COMPANY = {
  name: "Twin Lakes Telecom",
  legalName: "Twin Lakes Telecom PLC",
  slogan: "Every lake has a shore.",
  description: "Text messages and phone menus for farms and schools around two lakes.",
  siteUrl: "https://www.twinlakes.test",
  phone: "+254 711 222 333",
  whatsAppNumber: "254711222333",
  email: "desk@twinlakes.test",
  smsPortalUrl: "https://portal.twinlakes.test",
  messagingApiUrl: "https://api.twinlakes.test/v2",
};
const FACTS = {
  registrationNumber: "PVT-7XK",
  taxNumber: "P051234567Q",
  communicationsLicence: "CA/ASP/77",
  dataProtectionRegistration: "ODPC-4471",
  floor: "2nd floor",
  openingHours: "Monday to Friday, 8:00–17:00",
  countriesServed: ["Kenya"],
};
const PAYMENT = {
  paybill: "511622",
  contractTerm: "A month",
  notice: "A week",
  billing: "Prepaid",
  creditExpiry: "Never",
};

/** Writes the content of the second company below `root`. */
export async function writeOtherCompany(root: string): Promise<void> {
  copySample(root, 1);
  rmSync(path.join(root, "content/images"), { recursive: true });
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: "#1a6b54" },
  })
    .png()
    .toBuffer();
  for (const file of contentFiles(root)) {
    const other = otherWords(jsonOf(root, file), path.parse(file).name);
    writeJson(root, file, other as Parameters<typeof writeJson>[2]);
  }
  mkdirSync(path.join(root, "content/images"));
  writeFileSync(path.join(root, "content/images/own.png"), picture);
  const company = jsonOf(root, "content/company.json") as Record<string, never>; // an object
  writeJson(root, "content/company.json", {
    ...company,
    ...COMPANY,
    brand: { colours: { primary: "#12433a", accent: "#a33b12" } },
    market: SAMPLE_MARKET(),
    address: {
      building: "Harbour House",
      street: "Oginga Odinga Street",
      city: "Kisumu",
      country: "Kenya",
      countryCode: "KE",
      latitude: -0.1022,
      longitude: 34.7617,
    },
    promises: { reply: "by noon", commitment: "We answer for each lake." },
    social: { linkedIn: "", twitter: "", facebook: "", instagram: "" },
    facts: { ...FACTS, reviews: { score: "", count: "", source: "" }, payment: PAYMENT },
  });
  const prices = jsonOf(root, "content/prices.json") as Record<string, never>; // an object
  writeJson(root, "content/prices.json", { ...prices, plansVat: "inclusive" });
  const about = jsonOf(root, "content/sections/about-us.json") as Record<string, never>;
  writeJson(root, "content/sections/about-us.json", {
    ...about,
    clients_served: 37,
    countries: 2,
    messages_delivered: 912_000,
    team_members: 9,
  });
  const signed = { name: "Akinyi Were", date: "2026-11-02" };
  writeJson(root, "content/launch.json", {
    prices: signed,
    apiReference: signed,
    clients: signed,
    enquiries: signed,
  });
}

const SAMPLE_MARKET = () =>
  (jsonOf("sample", "content/company.json") as { readonly market: never }).market;

let count = 0;
function otherWords(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => otherWords(item, key));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, otherWords(item, name)]),
    );
  }
  if (key === "underReview") return false;
  if (typeof value !== "string" || KEPT.test(key)) return value;
  if (key === "author_name" || key === "name") return "Akinyi Were";
  if (key === "link") return "https://videos.twinlakes.test/one";
  if (/image|photo|thumbnail|logo/i.test(key)) return "own.png";
  count += 1;
  return `Lake words number ${count}, of the ${key.replaceAll("_", " ")}.`;
}
