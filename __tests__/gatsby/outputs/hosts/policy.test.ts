import { contentSecurityPolicy, policyOf } from "../../../../src/gatsby/outputs/hosts/policy";
import { scanOutput } from "../../../../src/gatsby/outputs/site-files";
import { temporaryFolder, writeFiles } from "../../../support/temporary-folder";

const SAME_ORIGIN = {
  browserContentApiUrl: "/content-api",
  gaMeasurementId: null,
  newsletterUrl: "",
  pricingFormUrl: "",
  drafts: false,
  notYet: false,
};
const folder = temporaryFolder();

test("the policy allows this site, the frames of portal and map, and nothing else", () => {
  expect(contentSecurityPolicy(["'sha256-b'", "'sha256-a'"], SAME_ORIGIN)).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; script-src-attr 'none'; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://portal.savannasignal.example; " +
      "frame-src https://portal.savannasignal.example https://www.google.com/maps; frame-ancestors 'none'; base-uri 'none'; " +
      "form-action 'self' mailto:; object-src 'none'",
  );
});

test.each([
  [
    "requests and images for an API on another origin",
    { ...SAME_ORIGIN, browserContentApiUrl: "https://api.example.com/v1" },
    "script-src 'self'; | connect-src 'self' https://api.example.com https://portal.savannasignal.example; | img-src 'self' data: https://api.example.com;",
  ],
  [
    "requests to the services that receive the forms",
    {
      ...SAME_ORIGIN,
      pricingFormUrl: "https://crm.example.com/in",
      newsletterUrl: "https://news.example.com/in",
    },
    "connect-src 'self' https://crm.example.com https://news.example.com https://portal.savannasignal.example;",
  ],
  [
    "analytics hosts if there's an id",
    { ...SAME_ORIGIN, gaMeasurementId: "G-ABC1234567" },
    "script-src 'self' https://www.googletagmanager.com/gtag/js; | connect-src 'self' https://portal.savannasignal.example https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com;",
  ],
])("the policy allows %s", (_host, settings, directives) => {
  const policy = contentSecurityPolicy([], settings);
  for (const directive of directives.split(" | ")) expect(policy).toContain(directive);
});

test("a script that isn't on the 404 page violates its page's policy", async () => {
  const own = "<script>own()</script>";
  await writeFiles(folder, {
    "public/404.html": own,
    "public/index.html": `${own}<script type="application/ld+json">{}</script>`,
    "public/blog/7/index.html": `${own}<script>foreign()</script>`,
  });
  const { files } = await scanOutput(`${folder}/public`, `${folder}/manifest.json`);
  const { headers, violations } = policyOf(files, SAME_ORIGIN);
  const [hash] = files.get("404.html")?.scripts ?? [];
  expect(headers["Content-Security-Policy"]).toContain(`script-src 'self' ${hash};`);
  expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  expect(violations).toEqual(["/blog/7"]);
});

test.each([
  ["a site for everybody", {}, undefined],
  ["a site that isn't public yet", { notYet: true }, "noindex"],
  ["a copy with drafts", { drafts: true }, "noindex"],
])("the search engine header of %s", (_site, settings, expected) => {
  const { headers } = policyOf(new Map(), { ...SAME_ORIGIN, ...settings });
  expect(headers["X-Robots-Tag"]).toBe(expected);
});
