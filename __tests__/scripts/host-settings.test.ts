import { readHostSettings } from "../../scripts/support/host-settings";
import { BUILT_VALUES_FILE } from "../../src/content/content-store";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const built = (name: string, siteUrl: string): string =>
  JSON.stringify({
    BRAND: { name, email: "hello@duka.example", phone: "+254 700 000 111" },
    DEFAULT_SITE_URL: siteUrl,
    PROMISES: { reply: "within a day" },
    MARKET: {},
    TIME_ZONE: "Africa/Nairobi",
  });
const LAST_BUILD = `public/${BUILT_VALUES_FILE}`;
const RELEASE = `releases/current/public/${BUILT_VALUES_FILE}`;

afterEach(() => {
  delete process.env.SITE_URL;
  delete process.env.RELEASES_DIR;
});

test("without a build the company is named after the site's host", () => {
  const { environment, site } = readHostSettings(folder);
  const unknown = { reply: "", email: "", phone: "", timeZone: "UTC" };
  expect(site).toEqual({ url: "http://localhost:9000", name: "localhost", ...unknown });
  expect(environment.siteUrl).toBe(site.url);
  process.env.SITE_URL = "https://www.duka.example";
  expect(readHostSettings(folder).site.name).toBe("www.duka.example");
});

test("the served release's values take precedence over the last build's, and SITE_URL over its URL", async () => {
  await writeFiles(folder, { [LAST_BUILD]: built("Duka", "https://www.duka.example") });
  process.env.RELEASES_DIR = "releases";
  expect(readHostSettings(folder).site).toEqual({
    url: "https://www.duka.example",
    name: "Duka",
    reply: "within a day",
    email: "hello@duka.example",
    phone: "+254 700 000 111",
    timeZone: "Africa/Nairobi",
  });
  await writeFiles(folder, { [RELEASE]: built("Twiga", "https://www.twiga.example") });
  expect(readHostSettings(folder).site.name).toBe("Twiga");
  process.env.SITE_URL = "https://new.twiga.example";
  expect(readHostSettings(folder).site).toMatchObject({ url: process.env.SITE_URL, name: "Twiga" });
});
