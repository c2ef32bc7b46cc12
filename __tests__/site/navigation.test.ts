import {
  FOOTER_LEGAL_LINKS,
  FOOTER_QUICK_LINKS,
  FOOTER_SERVICE_LINKS,
  HEADER_CONTACT,
  HEADER_LINKS_AFTER,
  HEADER_LINKS_BEFORE,
  MOBILE_EXTRA_LINK,
  type NavLink,
  SERVICE_LINKS,
  SOCIAL_LINKS,
} from "../../src/site/navigation";

const pairs = (links: readonly NavLink[]) => links.map(({ label, to }) => [label, to]);

test("the header's links", () => {
  expect(pairs([...HEADER_LINKS_BEFORE, ...HEADER_LINKS_AFTER, HEADER_CONTACT])).toEqual([
    ["Home", "/"],
    ["About Us", "/about"],
    ["Pricing", "/pricing"],
    ["sms Portal", "/sms-portal"],
    ["Blogs", "/blog"],
    ["Contact Us", "/contact"],
  ]);
  expect(pairs([MOBILE_EXTRA_LINK])).toEqual([["Testimonials", "/testimonials"]]);
});

test("the Services menu", () => {
  expect(pairs(SERVICE_LINKS)).toEqual([
    ["Bulk SMS", "/services/bulksms"],
    ["Short Code", "/services/shortcode"],
    ["USSD", "/services/ussd"],
    ["Call Center & CRM", "/services/callcenter"],
    ["Software Development", "/services/software"],
    ["System Integration", "/services/integration"],
    ["Payment Solutions", "/services/payment"],
    ["IVR & Voice", "/services/ivr"],
  ]);
});

test("the footer's links, two of which differ from the header's", () => {
  const paths = [...FOOTER_QUICK_LINKS, ...FOOTER_SERVICE_LINKS].map(({ to }) => to);
  expect(paths.join(" ")).toBe(
    "/ /about /services /blog /contact /services/bulk-sms /services/ussd /services/call-center" +
      " /services/payment /services/software",
  );
  expect(pairs(FOOTER_LEGAL_LINKS)).toEqual([
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
  ]);
});

test("the five profiles", () => {
  const networks = SOCIAL_LINKS.map(({ label }) => label).join(" ");
  expect(networks).toBe("LinkedIn Twitter Facebook Instagram WhatsApp");
});
