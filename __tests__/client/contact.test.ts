/** @jest-environment node */
import { contactFailureText, sendContact } from "../../src/client/contact";
import { subscribe } from "../../src/features/newsletter/use-subscription";
import { contactServer } from "../support/servers/contact-server";

const MESSAGE = {
  full_name: "Wanjiru Kamau",
  email: "wanjiru@duka.example",
  service_type: "Bulk SMS",
  message: "Ten thousand messages a month.",
};

const server = contactServer();

test("sendContact posts the message with its idempotency key, if it has one", async () => {
  expect(await sendContact(MESSAGE, { baseUrl: server.baseUrl })).toEqual({ ok: true });
  await sendContact(MESSAGE, { baseUrl: server.baseUrl, idempotencyKey: "k-1" });
  expect(server.received).toMatchObject([
    {
      path: "/content-api/contact",
      headers: { "content-type": "application/json" },
      body: MESSAGE,
    },
    { path: "/content-api/contact", headers: { "idempotency-key": "k-1" }, body: MESSAGE },
  ]);
  expect(server.received[0]?.headers).not.toHaveProperty("idempotency-key");
});

test.each([
  ["a message", 422, '{"message":"Email is not reachable"}', "Email is not reachable"],
  ["no message", 500, "{}", null],
  ["a blank message", 400, '{"message":"  "}', null],
  ["a message that is no text", 400, '{"message":{"a":1}}', null],
  ["a body that is no object", 502, "null", null],
  ["a body that is no JSON", 503, "<h1>Busy</h1>", null],
])("an error response with %s is shown by its message, else its status", async (...row) => {
  const [, status, body, message] = row;
  server.answer({ status, body });
  const result = await sendContact(MESSAGE, { baseUrl: server.baseUrl });
  expect(result).toEqual({ ok: false, status, message });
  expect(result.ok || contactFailureText(result)).toBe(message ?? `HTTP error! status: ${status}`);
});

test.each(["hang up", "silence"] as const)("a server's %s has no status", async (answer) => {
  server.answer(answer);
  const result = await sendContact(MESSAGE, { baseUrl: server.baseUrl, timeoutMs: 100 });
  expect(result).toEqual({ ok: false, status: null, message: null });
  expect(result.ok || contactFailureText(result)).toBe("Failed to send message. Please try again.");
});

test("subscribe sends nothing unless a URL is configured", async () => {
  expect(await subscribe("a@b.example")).toEqual({ ok: true });
  expect(server.received).toEqual([]);
  expect(await subscribe("a@b.example", { url: `${server.baseUrl}/list` })).toEqual({ ok: true });
  expect(server.received[0]).toMatchObject({
    path: "/content-api/list",
    body: { email: "a@b.example" },
  });
});
