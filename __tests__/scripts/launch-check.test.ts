import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Launch, launchItems, launchText } from "../../scripts/support/launch-items";
import { sendsHsts } from "../../scripts/support/sends-hsts";
import { runScript } from "../support/servers/run-script";

/** A site with nothing left to do. */
const READY: Launch = {
  brand: { "brand's name": "Twiga Connect" },
  company: {
    registrationNumber: "PVT-1",
    kraPin: "P1",
    communicationsLicence: "CA-1",
    dataProtectionRegistration: "ODPC-1",
    floor: "4th floor",
    openingHours: "Monday to Friday",
    countriesServed: ["Kenya"],
    reviews: { score: "4.7", count: "31", source: "Trustpilot" },
    payment: {
      paybill: "400200",
      till: "",
      accountFormat: "",
      bank: "",
      currency: "",
      smallestOrder: "",
      creditExpiry: "",
      invoices: "",
    },
  },
  plansVat: "exclusive",
  environment: {
    SITE_URL: "https://www.twiga.co.ke",
    GATSBY_DELIVER_PRICING_FORM: "1",
    GATSBY_NEWSLETTER_URL: "https://news.twiga.co.ke",
    CONTENT_API_URL: "https://api.twiga.co.ke",
    GA_MEASUREMENT_ID: "G-ABC1234567",
  },
  hasHsts: true,
  unreviewed: [],
  samples: { "people.ts": ["Twiga Schools"], clients: ["umoja.png"] },
};

const company = (change: Partial<Launch["company"]>): Partial<Launch> => ({
  company: { ...READY.company, ...change },
});
const environment = (change: Launch["environment"]): Partial<Launch> => ({
  environment: { ...READY.environment, ...change },
});
const { payment, reviews } = READY.company;

test("a site with nothing left to do has no items", () => {
  expect(launchItems(READY)).toEqual([]);
  expect(launchText([])).toMatch(/^Nothing stands between/);
});

test.each<[string, Partial<Launch>, string, RegExp]>([
  ["sample brand", { brand: { name: "Savanna Signal" } }, "Must", /content\/company\.json/],
  ["sample phone", { brand: { phone: "+254 700 000 000" } }, "Must", /content\/company\.json/],
  [
    "sample link",
    { brand: { portal: "https://portal.x.example" } },
    "Must",
    /content\/company\.json/,
  ],
  ["no SITE_URL", environment({ SITE_URL: "" }), "Must", /\.env/],
  ["SITE_URL over http", environment({ SITE_URL: "http://twiga.co.ke" }), "Must", /https:/],
  [
    "undelivered pricing form",
    environment({ GATSBY_DELIVER_PRICING_FORM: "0" }),
    "Must",
    /pricing/,
  ],
  ["undelivered newsletter", environment({ GATSBY_NEWSLETTER_URL: "" }), "Must", /newsletter/],
  ["unreviewed legal text", { unreviewed: ["Privacy Policy"] }, "Must", /Privacy Policy.*legal/s],
  ["empty fact", company({ kraPin: "" }), "Should", /kraPin.*company\.json/s],
  ["no country", company({ countriesServed: [] }), "Should", /countriesServed/],
  ["no way to pay", company({ payment: { ...payment, paybill: "" } }), "Should", /how to pay/],
  ["quoted VAT", { plansVat: "quoted" }, "Should", /VAT.*prices\.json/s],
  ["no content API", environment({ CONTENT_API_URL: "" }), "Should", /CONTENT_API_URL/],
  ["no analytics", environment({ GA_MEASUREMENT_ID: "" }), "Should", /GA_MEASUREMENT_ID/],
  ["HTTPS not confirmed", { hasHsts: false }, "Should", /HTTPS.*security\.md/s],
  ["sample client", { samples: { "p.ts": ["Sample Bank"] } }, "Sample", /Sample Bank.*p\.ts/s],
  ["sample team", { samples: { team: ["Salma Omar"] } }, "Sample", /Salma Omar/],
  ["sample logo", { samples: { logos: ["client-3.png"] } }, "Sample", /client-3/],
  ["rating without a source", company({ reviews: { ...reviews, source: "" } }), "Sample", /4\.7/],
])("%s is one item with its group and where to change it", (_name, change, group, text) => {
  const items = launchItems({ ...READY, ...change });
  expect(items).toHaveLength(1);
  expect(items[0]?.group).toMatch(new RegExp(`^${group}`));
  expect(launchText(items)).toMatch(text);
});

test("the command fails while something is open, and names its groups", async () => {
  const script = runScript("launch-check.ts", { cwd: process.cwd(), env: { SITE_URL: "" } });
  expect(await script.nextLine()).toMatch(/^Must \(\d+\)$/);
  const lines: string[] = [];
  for (let line = ""; !line.startsWith("What each means"); lines.push(line)) {
    line = await script.nextLine();
  }
  expect(lines).toContainEqual(expect.stringMatching(/^Should \(\d+\)$/));
  expect(await script.ended).toEqual({ code: 1, errors: "" });
});

test.each([
  ["with the header", { "Strict-Transport-Security": "max-age=63072000" }, true],
  ["without it", {}, false],
])("a host that answers %s has HSTS: %s", async (_name, headers, expected) => {
  const server = createServer((_request, response) => response.writeHead(200, headers).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  const url = `http://127.0.0.1:${port}`;
  expect(await sendsHsts(url)).toBe(expected);
  await new Promise((resolve) => server.close(resolve));
  expect(await sendsHsts(url)).toBe(false); // nobody answers
});
