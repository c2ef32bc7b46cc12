import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { createContentApiChannel } from "../../../src/inbox/channels/content-api-channel";
import { createWebhookChannel } from "../../../src/inbox/channels/webhook-channel";
import type { Delivery } from "../../../src/inbox/delivery";
import { enquiryOf } from "../../fixtures/enquiries";

const SECRET = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;
const received: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const server = createServer(async (asked, reply) => {
  const body = Buffer.concat(await asked.toArray()).toString();
  received.push({ url: asked.url ?? "", headers: asked.headers, body });
  if (status === 0) return void asked.socket.destroy();
  if (status < 0) return; // no response
  reply.writeHead(status, { location: "/elsewhere" }).end("x".repeat(100_000));
});
let url: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});

const delivery = (body: object = {}): Delivery => ({
  id: "d1",
  kind: "enquiry",
  enquiry: {
    id: "m1",
    reference: "7KQM-2XPD",
    receivedAt: Date.UTC(2026, 10, 1, 12),
    ...enquiryOf(body),
  },
});
const webhook = (now = Date.now) =>
  createWebhookChannel(
    { url, secret: SECRET },
    { siteUrl: "https://duka.example", now, timeoutMs: 2_000 },
  );
const api = () => createContentApiChannel(new URL(`${url}/v1/`), 2_000);

test.each(["subscription.confirmed", "subscription.ended"] as const)(
  "%s is sent with the address and the unsubscribe link",
  async (kind) => {
    await webhook().send({
      id: "d2",
      kind,
      at: Date.UTC(2026, 10, 1, 12),
      subscriberId: "s1",
      email: "achieng@duka.example",
      unsubscribeToken: "s1.x",
    });
    const [call] = received;
    const headers = call?.headers as Record<string, string>; // each of ours comes once
    expect(new Webhook(SECRET).verify(call?.body ?? "", headers)).toEqual({
      type: kind,
      timestamp: "2026-11-01T12:00:00.000Z",
      data: {
        id: "s1",
        email: "achieng@duka.example",
        unsubscribe_url: "https://duka.example/content-api/newsletter/unsubscribe?t=s1.x",
      },
    });
  },
);

test("a call is signed according to Standard Webhooks and contains the enquiry", async () => {
  await webhook().send(delivery({ topic: "USSD", website: "x" }));
  const [call] = received;
  const headers = call?.headers as Record<string, string>; // each of ours comes once
  expect(new Webhook(SECRET).verify(call?.body ?? "", headers)).toEqual({
    type: "enquiry.received",
    timestamp: "2026-11-01T12:00:00.000Z",
    data: {
      id: "m1",
      reference: "7KQM-2XPD",
      kind: "contact",
      suspect: true,
      full_name: "Achieng Ouma",
      email: "Achieng@Duka.example",
      service_type: "Bulk SMS",
      message: "How much for 60,000 messages?",
      details: { topic: "USSD" },
    },
  });
  expect(headers["webhook-id"]).toBe("d1");
  expect(() => new Webhook(SECRET).verify(`${call?.body} `, headers)).toThrow();
});

test.each([
  [400, true],
  [404, true],
  [499, true],
  [301, false],
  [304, false],
  [308, false],
  [408, false],
  [425, false],
  [429, false],
  [500, false],
  [503, false],
])("status %i is permanent: %s", async (given, isPermanent) => {
  status = given;
  const failure = { message: `HTTP ${given}`, isPermanent };
  await expect(webhook().send(delivery())).rejects.toMatchObject(failure);
  await expect(api().send(delivery())).rejects.toMatchObject(failure);
  expect(received).toHaveLength(2);
});

test("a receiver that hangs up is called again, and the reason says so", async () => {
  status = 0;
  await expect(webhook().send(delivery())).rejects.toMatchObject({
    message: expect.stringMatching(/^the server dropped the connection \(/),
    isPermanent: false,
  });
});

test("a receiver that doesn't respond is called again, and the reason says so", async () => {
  status = -1;
  const impatient = createWebhookChannel(
    { url, secret: SECRET },
    { siteUrl: "", now: Date.now, timeoutMs: 50 },
  );
  const failure = { message: "the server didn't respond in time", isPermanent: false };
  await expect(impatient.send(delivery())).rejects.toMatchObject(failure);
});

test("the content API gets its six fields under one key, with the details as last lines", async () => {
  await api().send(delivery({ phone_number: "+254 700", page: "/pricing", plan: "Growth" }));
  expect(received[0]).toMatchObject({ url: "/v1/contact", headers: { "idempotency-key": "m1" } });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    full_name: "Achieng Ouma",
    email: "Achieng@Duka.example",
    phone_number: "+254 700",
    service_type: "Bulk SMS",
    message: "How much for 60,000 messages?\n\nReference: 7KQM-2XPD\nPage: /pricing\nPlan: Growth",
  });
});

const sentMessage = (): string => JSON.parse(received[0]?.body ?? "").message;

test.each([5_000, 4_985])(
  "a message of %i characters, which leaves no room for a line, is sent unchanged",
  async (length) => {
    const message = "x".repeat(length);
    await api().send(delivery({ message, page: "/pricing" }));
    expect(sentMessage()).toBe(message);
  },
);

test("a quotation that's too long for the API is cut after everything else, and says so", async () => {
  await api().send(delivery({ message: "Hello", page: "/pricing", quotation: "q".repeat(4_990) }));
  expect(sentMessage()).toHaveLength(5_000);
  expect(sentMessage()).toMatch(/^Hello\n\nReference: 7KQM-2XPD\nPage: \/pricing\nQuotation: q+…$/);
});
