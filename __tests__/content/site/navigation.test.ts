import { ALL_FEATURES } from "../../../src/content/site/feature-switches";
import {
  navigation,
  pageNames,
  withoutDeadLinks,
  withServiceLinks,
} from "../../../src/content/site/navigation";
import { siteAddresses } from "../../../src/gatsby/sourcing/site-addresses";
import { CATALOGUE } from "../../fixtures/catalogue";

const node = (type: string, key: string, fields = {}) => ({ type, key, fields });

test("a build has the pages of the code and those that its content creates", () => {
  const addresses = siteAddresses(
    [
      node("Service", "fax", { aliases: ["fax-machines"] }),
      node("CaseStudy", "a-branch"),
      node("PostNeighbours", "12"),
      node("PostList", "/blog/tag/otp", { path: "/blog/tag/otp" }),
      node("PostList", "latest", { path: "" }),
      node("PageCopy", "smsLength"),
      node("Prices", "document"),
    ],
    ALL_FEATURES,
  );
  for (const path of [
    "/",
    "/pricing",
    "/tools/sms-length",
    "/services/fax",
    "/services/fax-machines",
    "/case-studies/a-branch",
    "/blog/12",
    "/blog/tag/otp",
  ]) {
    expect(addresses).toContain(path);
  }
  expect(addresses).not.toContain("/services/bulksms");
  expect(addresses).not.toContain("/tools/sms-price");
  expect(addresses).not.toContain("");
});

test("a column of the footer lists the services that there are", () => {
  const home = { label: "Home", to: "/" };
  const footer = [
    { title: "Links", links: [home], services: false },
    { title: "Services", links: [home], services: true },
  ];
  const services = [{ menuLabel: "Haulage", serviceId: "haulage" }];
  const shown = withServiceLinks({ ...CATALOGUE.navigation, footer }, services).footer;
  expect(shown.map(({ links }) => links)).toEqual([
    [home],
    [home, { label: "Haulage", to: "/services/haulage" }],
  ]);
});

test("broken links, and columns without links, are left out and reported", () => {
  const link = (label: string, to: string) => ({ label, to });
  const menus = {
    header: [
      { ...link("Home", "/"), services: false },
      { ...link("Fax", "/services/fax"), services: false },
    ],
    mobile: [{ ...link("Team", "/about#team"), services: false }],
    contact: link("Write to us", "/kontakt"),
    footer: [
      { title: "Machines", links: [link("Fax", "/services/fax?now=1")], services: false },
      { title: "More", links: [link("Status", "https://status.example.com/x")], services: false },
    ],
    legal: [link("Imprint", "/imprint")],
  };
  const shown = withoutDeadLinks(menus, new Set(["/", "/about", "/contact"]), () => false);
  expect(shown.navigation).toEqual({
    ...menus,
    header: [menus.header[0]],
    contact: link("Write to us", "/contact"),
    footer: [menus.footer[1]],
    legal: [],
  });
  expect(shown.issues.map(({ action }) => action)).toEqual([
    "dropped",
    "repaired",
    "dropped",
    "dropped",
  ]);
  expect(shown.issues.map(({ item, field, problem }) => `${item}: ${field} ${problem}`)).toEqual([
    "“navigation.json”: header, “Fax” links to /services/fax, but the site has no such page",
    "“navigation.json”: contact, “Write to us” links to /kontakt, but the site has no such page",
    "“navigation.json”: footer, “Machines”, “Fax” links to /services/fax, but the site has no such page",
    "“navigation.json”: legal, “Imprint” links to /imprint, but the site has no such page",
  ]);
});

test("links to a part that's switched off are left out, and only the contact button is reported", () => {
  const offer = { label: "Tools", to: "/tools/sms-price" };
  const menus = {
    header: [{ ...offer, services: false }],
    mobile: [],
    contact: offer,
    footer: [{ title: "More", links: [offer], services: false }],
    legal: [{ label: "Imprint", to: "/imprint" }],
  };
  const shown = withoutDeadLinks(menus, new Set(["/", "/contact"]), (path) =>
    path.startsWith("/tools"),
  );
  expect(shown.navigation).toEqual({
    header: [],
    mobile: [],
    contact: { label: "Tools", to: "/contact" },
    footer: [],
    legal: [],
  });
  expect(shown.issues.map(({ field }) => field)).toEqual(["contact, “Tools”", "legal, “Imprint”"]);
});

test.each(["//evil.example", "javascript:alert(1)", "pricing", "http://example.com", "/a b"])(
  "a link to %j is left out of its menu",
  (to) => {
    const result = navigation.parse({
      ...CATALOGUE.navigation,
      legal: [
        { label: "Terms", to: "/terms-of-service" },
        { label: "Odd", to },
      ],
    });
    expect(result).toMatchObject({ content: { legal: [{ label: "Terms" }] } });
    expect(result.issues).toMatchObject([{ field: "legal[2].to", action: "dropped" }]);
  },
);

test.each([
  ["/about/", "/about"],
  ["/about//#team/", "/about#team/"],
  ["/?a=/", "/?a=/"],
  ["https://status.example.com/x/", "https://status.example.com/x/"],
])("a link to %s leads to %s", (to, shown) => {
  const legal = [{ label: "Odd", to }];
  expect(navigation.parse({ ...CATALOGUE.navigation, legal })).toMatchObject({
    content: { legal: [{ to: shown }] },
    issues: [],
  });
});

test("menus that aren't lists get the entries that every site needs", () => {
  expect(navigation.parse({ header: "none" })).toMatchObject({
    content: {
      header: [{ to: "/" }],
      contact: { to: "/contact" },
      legal: [{ to: "/privacy-policy" }, { to: "/terms-of-service" }],
    },
  });
});

test("pages are named after the footer, otherwise a menu, and only if every site may have them", () => {
  const link = (to: string, label: string) => ({ to, label, services: false });
  const names = pageNames({
    ...CATALOGUE.navigation,
    header: [link("/blog", "Blogs"), link("/pricing", "What it costs"), link("/services/x", "X")],
    mobile: [link("/pricing", "Costs"), link("/tools", "Sums"), link("https://a.example", "A")],
    footer: [{ title: "More", links: [link("/blog", "Journal")], services: false }],
  });
  expect(names).toEqual({ "/blog": "Journal", "/pricing": "What it costs", "/tools": "Sums" });
});
