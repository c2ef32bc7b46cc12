import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createMailChannel } from "../../../src/inbox/channels/mail-channel";
import { enquirySubject } from "../../../src/inbox/channels/mail-text";
import type { Channel, Delivery, StoredEnquiry } from "../../../src/inbox/delivery";
import { ENQUIRY_BODY, enquiryOf, MAIL_SITE } from "../../fixtures/enquiries";
import { type Mood, type SmtpReceiver, smtpReceiver } from "../../support/servers/smtp-receiver";

let server: SmtpReceiver;
beforeEach(async () => {
  server = await smtpReceiver();
});
afterEach(() => {
  for (const mail of opened.splice(0)) mail.close();
  return server.close();
});

const SETTINGS = {
  from: "Duka site <site@duka.example>",
  to: ["owner@duka.example", "b@duka.example"],
};
const ACKNOWLEDGEMENT: Delivery = {
  id: "d3",
  kind: "acknowledgement",
  email: "v@w.example",
  reference: "7KQM-2XPD",
};
const opened: Channel[] = [];
const channel = (smtpUrl = server.url, site = MAIL_SITE) => {
  const mail = createMailChannel({ ...SETTINGS, smtpUrl }, site, 60_000);
  opened.push(mail);
  return mail;
};
const stored = (body: object = {}): StoredEnquiry => ({
  id: "m1",
  reference: "7KQM-2XPD",
  receivedAt: Date.UTC(2026, 10, 1, 12),
  ...enquiryOf(body),
});
const enquiry = (body: object = {}): Delivery => ({
  id: "d1",
  kind: "enquiry",
  enquiry: stored(body),
});

describe("the owner's mail", () => {
  test("the owner gets an enquiry as plain text, and replies go to the visitor", async () => {
    await channel().send(enquiry({ company: "Duka Ltd", topic: "USSD menus" }));
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      subject: "Enquiry: Bulk SMS from Achieng Ouma",
      messageId: "<d1@duka.example>",
      html: false,
      from: { text: '"Duka site" <site@duka.example>' },
      replyTo: { value: [{ name: "Achieng Ouma", address: "Achieng@duka.example" }] },
    });
    expect([mail?.to].flat().map((list) => list?.text)).toEqual([
      "owner@duka.example, b@duka.example",
    ]);
    expect(mail?.text).toBe(`Name: Achieng Ouma
Email: Achieng@Duka.example
Company: Duka Ltd
Service: Bulk SMS
Topic: USSD menus
Form: contact
Reference: 7KQM-2XPD
Received: 2026-11-01 15:00, Nairobi time

How much for 60,000 messages?
`);
  });

  test("a suspect enquiry says so in its subject, and why in its text", async () => {
    await channel().send(enquiry({ website: "x", shown_ms: 400 }));
    expect(server.mails[0]?.subject).toBe("[suspect] Enquiry: Bulk SMS from Achieng Ouma");
    expect(server.mails[0]?.text).toMatch(
      /^Marked as suspect: a hidden field was filled in; sent 0.4 s after the page was shown\./,
    );
  });

  test("a subject contains no marks that reorder or hide text", () => {
    const turned = { ...ENQUIRY_BODY, full_name: "A\u202eB\u0007C\u200bD" };
    expect(enquirySubject({ ...stored(), fields: turned })).toBe("Enquiry: Bulk SMS from A B C D");
    const encoded = { ...ENQUIRY_BODY, full_name: "=?utf-8?b?4oCu?= =?\u200b?" };
    expect(enquirySubject({ ...stored(), fields: encoded })).not.toContain("=?");
  });

  const INJECTION = "x\r\nBcc: victim@other.example\r\n\r\nspam\u2028Subject: y";
  test.each([
    "full_name",
    "email",
    "phone_number",
    "company",
    "service_type",
    "message",
    "page",
    "topic",
    "plan",
    "quotation",
  ])("%s can't add a header or a recipient", async (field) => {
    const original = stored();
    const { [field as "email"]: _, ...rest } = original.fields;
    await channel().send({
      id: "d1",
      kind: "enquiry",
      // As if it had passed validation before.
      enquiry: {
        ...original,
        fields: {
          ...rest,
          email: "a@b.example",
          [field]: `${INJECTION}@c.example`,
        } as typeof original.fields,
        details: { [field]: INJECTION },
      },
    });
    const [mail] = server.mails;
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.has("bcc")).toBe(false);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(server.mails).toHaveLength(1);
  });

  test("a sender's address that contains several addresses isn't used for replies and gets no mail", async () => {
    const { fields, ...rest } = stored();
    const invalid = { ...rest, fields: { ...fields, email: "a,victim@other.example" } }; // stored earlier
    await channel().send({ id: "d1", kind: "enquiry", enquiry: invalid });
    expect(server.mails[0]?.replyTo).toBeUndefined();
    const acknowledgement = {
      id: "d2",
      kind: "acknowledgement",
      email: "a,v@other.example",
      reference: "R",
    } as const;
    await expect(channel().send(acknowledgement)).rejects.toMatchObject({ isPermanent: true });
  });

  test("letters of all scripts and 64 KiB arrive unchanged", async () => {
    const message = `${"ሰላም 😀 ñ \u200d ".repeat(400)}\n.\n..\nFrom here\n`.repeat(10);
    const original = stored();
    await channel().send({
      id: "d1",
      kind: "enquiry",
      enquiry: { ...original, fields: { ...original.fields, full_name: "Ọlá 😀", message } },
    });
    expect(server.mails[0]?.subject).toBe("Enquiry: Bulk SMS from Ọlá 😀");
    expect(server.mails[0]?.text).toContain(message.trimEnd());
  });
});

describe("mails to visitors", () => {
  test("the acknowledgement contains only our own text", async () => {
    await channel().send(ACKNOWLEDGEMENT);
    const [mail] = server.mails;
    expect(mail?.subject).toBe("Your message to Duka: 7KQM-2XPD");
    expect(mail?.headers.get("auto-submitted")).toBe("auto-replied");
    expect(mail?.text).toContain("We typically reply within two days.");
    expect(mail?.text).toContain("Your reference is 7KQM-2XPD.");
    expect(mail?.text).not.toContain("60,000");
  });

  const CONFIRMATION: Delivery = {
    id: "d4",
    kind: "confirmation",
    email: "v@w.example",
    confirmToken: "tok",
    unsubscribeToken: "s.sig",
  };

  test.each([ACKNOWLEDGEMENT, CONFIRMATION])(
    "the $kind comes from the company's name, with its address for replies and its phone number",
    async (delivery) => {
      await channel().send(delivery);
      const [mail] = server.mails;
      expect(mail?.from?.value).toEqual([{ name: "Duka", address: "site@duka.example" }]);
      expect(mail?.replyTo?.value).toEqual([{ name: "Duka", address: "hello@duka.example" }]);
      expect(mail?.text).toMatch(
        /\n\nDuka\nhello@duka\.example\n\+254 700 000 111\nhttps:\/\/www\.duka\.example\n$/,
      );
    },
  );

  test("a company without a public address or phone leaves them out of its mails", async () => {
    await channel(server.url, { ...MAIL_SITE, email: "", phone: "" }).send(ACKNOWLEDGEMENT);
    expect(server.mails[0]?.replyTo).toBeUndefined();
    expect(server.mails[0]?.text).toMatch(/ignore it\.\n\nDuka\nhttps:\/\/www\.duka\.example\n$/);
  });

  test("a company that promises no reply time doesn't mention one", async () => {
    await channel(server.url, { ...MAIL_SITE, reply: "" }).send(ACKNOWLEDGEMENT);
    expect(server.mails[0]?.text).toContain("Your message has reached us.\n");
    expect(server.mails[0]?.text).not.toContain("reply");
  });

  test("the confirmation mail links to the page and lets mail programs unsubscribe", async () => {
    await channel().send(CONFIRMATION);
    const [mail] = server.mails;
    expect(mail?.text).toContain("https://www.duka.example/newsletter/confirm#token=tok\n");
    const list = mail?.headers.get("list");
    expect(list).toMatchObject({
      unsubscribe: { url: "https://www.duka.example/content-api/newsletter/unsubscribe?t=s.sig" },
      "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
    });
  });
});

test("the owner's mail lists at most 200 new subscribers with local times, and isn't sent if there are none", async () => {
  const mail = channel();
  const subscribers = Array.from({ length: 202 }, (_, n) => ({
    email: `s${n}@duka.example`,
    confirmedAt: Date.UTC(2026, 10, 1, 21, 30),
  }));
  await mail.send({ id: "d5", kind: "new-subscribers", subscribers: [] });
  await mail.send({ id: "d6", kind: "new-subscribers", subscribers });
  await mail.send({ id: "d7", kind: "new-subscribers", subscribers: subscribers.slice(0, 1) });
  expect(server.mails.map(({ subject }) => subject)).toEqual([
    "Duka: 202 new newsletter subscribers",
    "Duka: 1 new newsletter subscriber",
  ]);
  expect(server.recipients[0]).toEqual(["owner@duka.example", "b@duka.example"]);
  expect(server.mails[0]?.text).toContain("2026-11-02 00:30  s0@duka.example\n");
  expect(server.mails[0]?.text).toContain("s199@duka.example\nand 2 more\n");
});

describe("delivery", () => {
  test.each<[Mood, string, boolean]>([
    [451, "SMTP 451", false],
    [550, "SMTP 550", true],
  ])(
    "status %s is %s, permanent: %s, without the server's text",
    async (mood, message, isPermanent) => {
      server.behave(mood);
      await expect(channel().send(enquiry())).rejects.toMatchObject({ message, isPermanent });
    },
  );

  test.each([
    [452, false],
    [550, true],
  ])(
    "if one of the owner's addresses is refused with %i, the delivery fails and is retried to that address only",
    async (status, isPermanent) => {
      const mail = channel();
      server.refuse({ address: "b@duka.example", status });
      const failure = { message: `SMTP ${status} for 1 of 2 addresses in INBOX_TO`, isPermanent };
      await expect(mail.send(enquiry())).rejects.toMatchObject(failure);
      await expect(mail.send(enquiry())).rejects.toMatchObject({ isPermanent });
      server.refuse(null);
      await mail.send(enquiry());
      expect(server.recipients).toEqual([["owner@duka.example"], ["b@duka.example"]]);
      expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  test("a refused visitor's address is reported as such, without the address", async () => {
    const acknowledgement = {
      id: "d2",
      kind: "acknowledgement",
      email: "mistyped@other.example",
      reference: "R",
    } as const;
    server.behave(550);
    const message = "the visitor's address is refused: SMTP 550";
    const failure = { message, isPermanent: true };
    await expect(channel().send(acknowledgement)).rejects.toMatchObject(failure);
  });

  test.each(["o'brien@duka.example", "shop+web@duka.example", "info@müller.example"])(
    "%s can be replied to",
    async (email) => {
      await channel().send(enquiry({ email }));
      expect(server.mails[0]?.replyTo?.value).toMatchObject([{ address: email }]);
      await channel().send({ ...ACKNOWLEDGEMENT, email });
      expect(server.recipients[1]).toEqual([email]);
    },
  );

  test("a mailbox outside ASCII gets mails, and is in the text of the owner's mail", async () => {
    const email = "ñandú@duka.example";
    await channel().send({ ...ACKNOWLEDGEMENT, email });
    expect(server.recipients).toEqual([[email]]);
    await channel().send(enquiry({ email }));
    expect(server.mails[1]?.replyTo).toBeUndefined();
    expect(server.mails[1]?.text).toContain(`Email: ${email}`);
  });

  test("a server that hangs up in mid-mail or is down is tried again", async () => {
    server.behave("hangs up");
    await expect(channel().send(enquiry())).rejects.toMatchObject({
      message: expect.stringMatching(/^the connection to the server was closed \(/),
      isPermanent: false,
    });
    const { url } = server;
    await server.close();
    await expect(channel(url).send(enquiry())).rejects.toMatchObject({ isPermanent: false });
    server = await smtpReceiver();
  });

  test("a server that refuses connections for now is tried again, and the reason says so", async () => {
    const busy = createServer((socket) => void socket.end("421 achieng@duka.example\r\n"));
    busy.listen(0, "127.0.0.1");
    await once(busy, "listening");
    const { port } = busy.address() as AddressInfo; // it listens on a port
    const sending = channel(`smtp://127.0.0.1:${port}`).send(enquiry());
    const message = "SMTP 421: the server doesn't respond as a mail server should (EPROTOCOL)";
    await expect(sending.finally(() => busy.close())).rejects.toMatchObject({
      message,
      isPermanent: false,
    });
  });

  test("a slow server is waited for and gets the mail once", async () => {
    server.behave("is slow");
    let isSent = false;
    const sending = channel()
      .send(enquiry())
      .then(() => {
        isSent = true;
      });
    const answer = await server.hasRead;
    expect(isSent).toBe(false);
    answer();
    await sending;
    expect(server.mails).toHaveLength(1);
  });

  test("a server that never responds times out", async () => {
    server.behave("silent");
    const slow = createMailChannel({ ...SETTINGS, smtpUrl: server.url }, MAIL_SITE, 300);
    opened.push(slow);
    await expect(slow.send(enquiry())).rejects.toMatchObject({ isPermanent: false });
  });

  test("nothing is sent with an untrusted certificate, or without encryption to another machine", async () => {
    const secure = await smtpReceiver({ isSecure: true });
    await expect(channel(secure.url).send(enquiry())).rejects.toMatchObject({ isPermanent: false });
    expect(secure.mails).toEqual([]);
    await secure.close();
    // This address is this machine, but the program must treat it as another one.
    const elsewhere = server.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    await expect(channel(elsewhere).send(enquiry())).rejects.toMatchObject({ isPermanent: false });
    expect(server.mails).toEqual([]);
  });
});
