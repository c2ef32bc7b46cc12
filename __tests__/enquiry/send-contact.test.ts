/** @jest-environment node */
import { contactFailureText, sendContact } from "../../src/enquiry/send-contact";
import { DELIVERY } from "../../src/site/form-endpoints";
import { contactServer } from "../support/servers/contact-server";

const MESSAGE = {
  full_name: "Wanjiru Kamau",
  email: "wanjiru@duka.example",
  service_type: "Bulk SMS",
  message: "Ten thousand messages a month.",
};

const CONTEXT = { kind: "contact", page: "/contact", website: "", shown_ms: 4_000 } as const;

const WITH_PAGE = { ...MESSAGE, message: `${MESSAGE.message}\n\nPage: /contact` };

const server = contactServer();

test("an inbox gets an enquiry's context, and a content API its six fields with the context as last lines", async () => {
  await sendContact(MESSAGE, "k-1", CONTEXT);
  DELIVERY.hasInbox = true;
  await sendContact(MESSAGE, "k-2", CONTEXT);
  DELIVERY.hasInbox = false;
  expect(server.received.map(({ body }) => body)).toEqual([WITH_PAGE, { ...CONTEXT, ...MESSAGE }]);
});

test("for a content API, plan and quotation end the message, with a mark if its limit cut them", async () => {
  const context = { ...CONTEXT, plan: "Bulk SMS: Starter", quotation: "x".repeat(4_980) };
  await sendContact(MESSAGE, "k-1", context);
  const message = String((server.received[0]?.body as { message?: unknown })?.message);
  const start = `${MESSAGE.message}\n\nPage: /contact\nPlan: Bulk SMS: Starter\nQuotation: xxx`;
  expect(message.slice(0, start.length)).toBe(start);
  expect(message).toHaveLength(5_000);
  expect(message).toMatch(/x…$/);
});

test("a message of exactly the maximum length stays whole, and an empty one begins with the context", async () => {
  const end = "\n\nPage: /contact";
  const longest = "x".repeat(5_000 - end.length);
  await sendContact({ ...MESSAGE, message: longest }, "k-1", CONTEXT);
  await sendContact({ ...MESSAGE, message: "" }, "k-2", CONTEXT);
  const sent = server.received.map(({ body }) => (body as { message?: unknown }).message);
  expect(sent).toEqual([longest + end, "Page: /contact"]);
});

test("sendContact posts the message with its idempotency key, to another URL if given", async () => {
  expect(await sendContact(MESSAGE, "k-1", CONTEXT)).toEqual({ ok: true, message: null });
  await sendContact(MESSAGE, "k-2", CONTEXT, "/enquiries");
  expect(server.received).toMatchObject([
    {
      path: "/content-api/contact",
      headers: { "content-type": "application/json", "idempotency-key": "k-1" },
      body: WITH_PAGE,
    },
    { path: "/enquiries", headers: { "idempotency-key": "k-2" }, body: WITH_PAGE },
  ]);
});

test.each([
  ["a message", 422, '{"message":"Email is not reachable"}', "Email is not reachable"],
  ["no message", 500, "{}", null],
  ["a blank message", 400, '{"message":"  "}', null],
  ["a message that isn't text", 400, '{"message":{"a":1}}', null],
  ["a body that isn't an object", 502, "null", null],
  ["a body that isn't JSON", 503, "<h1>Busy</h1>", null],
])("an error response with %s is shown by its message, otherwise its status", async (...row) => {
  const [, status, body, message] = row;
  server.answer({ status, body });
  const result = await sendContact(MESSAGE, "k", CONTEXT);
  expect(result).toEqual({ ok: false, status, message });
  expect(result.ok || contactFailureText(result)).toBe(message ?? `HTTP error! status: ${status}`);
});

test.each(["hang up", "silence"] as const)("a server's %s has no status", async (answer) => {
  server.answer(answer);
  const signal = AbortSignal.timeout(100);
  jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(signal);
  const result = await sendContact(MESSAGE, "k", CONTEXT);
  expect(result).toEqual({ ok: false, status: null, message: null });
  expect(result.ok || contactFailureText(result)).toBe("Failed to send message. Please try again.");
});
