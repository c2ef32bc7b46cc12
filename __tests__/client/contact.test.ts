/** @jest-environment node */
import { contactFailureText, sendContact } from "../../src/client/contact";
import { subscribe } from "../../src/features/newsletter/use-subscription";
import { type ContactServer, contactServer } from "../support/contact-server";

const MESSAGE = {
  full_name: "Wanjiru Kamau",
  email: "wanjiru@duka.example",
  service_type: "Bulk SMS",
  message: "Ten thousand messages a month.",
};

let server: ContactServer;
beforeEach(async () => {
  server = await contactServer();
});
afterEach(() => server.close());

test("posts the body as it is to the contact endpoint", async () => {
  expect(await sendContact(MESSAGE, { baseUrl: server.baseUrl })).toEqual({ ok: true });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    path: "/content-api/contact",
    headers: { "content-type": "application/json" },
  });
  expect(server.received[0]?.body).toEqual({
    full_name: "Wanjiru Kamau",
    email: "wanjiru@duka.example",
    service_type: "Bulk SMS",
    message: "Ten thousand messages a month.",
  });
  expect(server.received[0]?.headers).not.toHaveProperty("idempotency-key");
});

test("carries the key of the message, and bears a base address that ends in a slash", async () => {
  await sendContact(MESSAGE, { baseUrl: `${server.baseUrl}/`, idempotencyKey: "k-1" });
  expect(server.received[0]).toMatchObject({
    path: "/content-api/contact",
    headers: { "idempotency-key": "k-1" },
  });
});

test.each([
  [
    "a message",
    422,
    '{"message":"Email is not reachable"}',
    "Email is not reachable",
    "Email is not reachable",
  ],
  ["no message", 500, "{}", null, "HTTP error! status: 500"],
  ["a blank message", 400, '{"message":"  "}', null, "HTTP error! status: 400"],
  ["a message that is no text", 400, '{"message":{"a":1}}', null, "HTTP error! status: 400"],
  ["a body that is no object", 502, "null", null, "HTTP error! status: 502"],
  ["a body that is no JSON", 503, "<h1>Busy</h1>", null, "HTTP error! status: 503"],
])("an error answer with %s", async (_name, status, body, message, shown) => {
  server.answer({ status, body });
  const result = await sendContact(MESSAGE, { baseUrl: server.baseUrl });
  expect(result).toEqual({ ok: false, status, message });
  if (!result.ok) expect(contactFailureText(result)).toBe(shown);
});

test.each(["hang up", "silence"] as const)(
  "%s instead of an answer has no status",
  async (answer) => {
    server.answer(answer);
    const result = await sendContact(MESSAGE, { baseUrl: server.baseUrl, timeoutMs: 100 });
    expect(result).toEqual({ ok: false, status: null, message: null });
    if (!result.ok)
      expect(contactFailureText(result)).toBe("Failed to send message. Please try again.");
  },
);

test("the newsletter sends nothing unless an address is configured", async () => {
  expect(await subscribe("a@b.example")).toEqual({ ok: true });
  expect(server.received).toEqual([]);
  expect(await subscribe("a@b.example", { url: `${server.baseUrl}/list` })).toEqual({ ok: true });
  expect(server.received[0]).toMatchObject({
    path: "/content-api/list",
    body: { email: "a@b.example" },
  });
});
