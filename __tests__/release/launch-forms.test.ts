import { launchItems } from "../../src/release/launch-check";
import type { Launch } from "../../src/release/launch-items";
import { NO_CHANNELS, READY, withSettings } from "../support/launch";

const API = "https://content.nalubaalepay.co.ke";

test("if the host's settings are unknown, the owner signs off that enquiries arrive", () => {
  expect(launchItems({ ...READY, channels: null })).toEqual([]);
  const signedOff = { ...READY.signedOff, enquiries: { name: "", date: "" } };
  expect(launchItems({ ...READY, signedOff, channels: null })).toHaveLength(1);
  const items = launchItems({ ...withSettings({ contentApiUrl: API }), signedOff, channels: null });
  expect(items).toEqual([]);
});

test.each<[string, (host: string) => Launch]>([
  ["CONTENT_API_URL", (host) => withSettings({ contentApiUrl: `https://${host}/` })],
  [
    "GATSBY_CONTENT_API_URL",
    (host) => withSettings({ browserContentApiUrl: `https://${host}/v1` }),
  ],
  [
    "GATSBY_DELIVER_PRICING_FORM",
    (host) => withSettings({ pricingFormUrl: `https://${host}/plans` }),
  ],
  [
    "GATSBY_NEWSLETTER_URL",
    (host) => withSettings({ newsletterUrl: `https://${host}/subscribers` }),
  ],
  ["INBOX_SMTP_URL", (host) => ({ ...READY, channels: { ...NO_CHANNELS, mail: host } })],
  ["INBOX_WEBHOOK_URL", (host) => ({ ...READY, channels: { ...NO_CHANNELS, webhook: host } })],
])("%s doesn't reach anybody on an example host, but does on any other", (name, on) => {
  for (const host of [
    "example.com",
    "news.Example.org",
    "a.example.net",
    "api.savanna.example",
    "mail.test",
    "x.invalid",
  ]) {
    expect(launchItems(on(host))).toEqual([
      {
        group: "Must",
        text: expect.stringMatching(
          new RegExp(`^${name} points to ${host}, which is only an example host`, "i"),
        ),
        where: expect.stringContaining("build settings"),
      },
    ]);
  }
  for (const host of ["api.nalubaalepay.co.ke", "examples.com", "127.0.0.1", "latest.io"]) {
    expect(launchItems(on(host))).toEqual([]);
  }
});

test("the URL of a newsletter that's switched off doesn't matter", () => {
  const newsletterUrl = "https://news.example.com/subscribers";
  expect(launchItems(withSettings({ newsletterUrl, hasNewsletter: false }))).toEqual([]);
});

test("an API elsewhere receives the forms' messages, without an inbox", () => {
  const launch = withSettings({ browserContentApiUrl: API, hasInbox: false });
  expect(launchItems({ ...launch, channels: NO_CHANNELS })).toEqual([]);
});

const WEBHOOK = { mail: null, webhook: "hooks.nalubaalepay.co.ke" };

test("a newsletter in the inbox can't confirm without mail, and the item says what to set", () => {
  const launch = withSettings({ newsletterUrl: "" });
  expect(launchItems({ ...launch, channels: WEBHOOK })).toEqual([
    {
      group: "Must",
      text: expect.stringMatching(/can’t confirm.*Set INBOX_SMTP_URL, INBOX_FROM and INBOX_TO/),
      where: expect.stringContaining("build settings"),
    },
  ]);
  expect(launchItems(launch)).toEqual([]); // mail is set up
  expect(launchItems({ ...launch, channels: null })).toEqual([]); // unknown here
});

test.each<[string, Launch]>([
  ["sends nothing", withSettings({ newsletterUrl: "0" })],
  ["goes to a service of its own", withSettings({ newsletterUrl: `${API}/subscribers` })],
  ["is switched off", withSettings({ newsletterUrl: "", hasNewsletter: false })],
  ["has no form", withSettings({ newsletterUrl: "", contentApiUrl: API, hasInbox: false })],
])("a newsletter that %s has nothing to do", (_, launch) => {
  expect(launchItems({ ...launch, channels: WEBHOOK })).toEqual([]);
});

test("on Workers, which can't send mail, one line says why there's no newsletter form", () => {
  const textsOf = (newsletterUrl: string) =>
    launchItems({ ...withSettings({ newsletterUrl }), channels: WEBHOOK, isEdge: true }).map(
      ({ text }) => text,
    );
  expect(textsOf("")).toEqual([
    expect.stringMatching(
      /acknowledgement, and there is no newsletter form .*GATSBY_NEWSLETTER_URL/,
    ),
  ]);
  expect(textsOf("0")).toEqual([expect.stringMatching(/acknowledgement\.$/)]);
});
