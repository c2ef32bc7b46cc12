import { channelNames, readInboxSettings } from "../../src/inbox/inbox-settings";

const MAIL = {
  INBOX_SMTP_URL: "smtps://user:pass%40word@mail.duka.example:465",
  INBOX_FROM: "Duka site <site@duka.example>",
  INBOX_TO: "owner@duka.example, second@duka.example",
};
const WEBHOOK = {
  INBOX_WEBHOOK_URL: "https://hooks.duka.example/enquiries",
  INBOX_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString("base64")}`,
};

test("without variables there are no channels; blank ones count as unset", () => {
  const settings = readInboxSettings({ INBOX_TO: " " });
  expect(settings).toEqual({ mail: null, webhook: null, beforeApi: false, acknowledge: false });
  expect(channelNames(settings, true)).toEqual([]);
});

test("every channel can be set up", () => {
  const settings = readInboxSettings({
    ...MAIL,
    ...WEBHOOK,
    INBOX_BEFORE_API: "1",
    INBOX_ACKNOWLEDGE: "1",
  });
  expect(settings.mail?.to).toEqual(["owner@duka.example", "second@duka.example"]);
  expect(channelNames(settings, true)).toEqual(["mail", "webhook", "api"]);
  expect(channelNames(settings, false)).toEqual(["mail", "webhook"]);
});

test.each([
  [{ ...MAIL, INBOX_SMTP_URL: "https://x.example" }, /INBOX_SMTP_URL must be an address/],
  [{ ...MAIL, INBOX_SMTP_URL: "smtps://user:pa%ss@x.example" }, /INBOX_SMTP_URL .*%25 for %/],
  [{ ...MAIL, INBOX_FROM: "Duka\r\nBcc: x@y.example" }, /INBOX_FROM must be an email address/],
  [{ ...MAIL, INBOX_TO: "owner" }, /INBOX_TO must be email addresses/],
  [{ INBOX_SMTP_URL: MAIL.INBOX_SMTP_URL }, /INBOX_FROM is missing; INBOX_TO is missing/],
  [{ ...WEBHOOK, INBOX_WEBHOOK_URL: "http://hooks.duka.example" }, /must start with https/],
  [{ ...WEBHOOK, INBOX_WEBHOOK_URL: "https://u:pass%40word@h.example" }, /must not contain a user/],
  [
    { ...WEBHOOK, INBOX_WEBHOOK_URL: "https://h.example:6000" },
    /INBOX_WEBHOOK_URL must use a port/,
  ],
  [{ ...WEBHOOK, INBOX_WEBHOOK_SECRET: "short" }, /INBOX_WEBHOOK_SECRET must be at least 24 bytes/],
  [{ INBOX_WEBHOOK_URL: WEBHOOK.INBOX_WEBHOOK_URL }, /INBOX_WEBHOOK_SECRET is missing/],
  [{ INBOX_ACKNOWLEDGE: "1" }, /INBOX_ACKNOWLEDGE needs INBOX_SMTP_URL/],
  [{ INBOX_BEFORE_API: "yes" }, /INBOX_BEFORE_API must be 1 or 0/],
])("%j is refused, without revealing secrets", (env, message) => {
  expect(() => readInboxSettings(env)).toThrow(message);
  expect(() => readInboxSettings(env)).not.toThrow(/pass%40word/);
});
