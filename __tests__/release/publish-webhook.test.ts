import { createHmac } from "node:crypto";
import { createWebhook } from "../../src/release/publish-webhook";
import { IDLE } from "../../src/release/watcher";

const SECRET = "a long secret";
const START_S = 1_800_000_000;
let nowMs: number;
let calls: number;
let hook: ReturnType<typeof createWebhook>;
const createHook = (secret: string | null) =>
  createWebhook({
    secret,
    call: () => {
      calls += 1;
    },
    state: () => ({ ...IDLE, phase: "waiting", dueAt: START_S * 1_000 }),
    now: () => nowMs,
  });
beforeEach(() => {
  nowMs = START_S * 1_000;
  calls = 0;
  hook = createHook(SECRET);
});

const sign = (timestamp: string, body: string, secret = SECRET) =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;

async function post(body: string, timestamp: string, given: string | null = sign(timestamp, body)) {
  const headers: Record<string, string> = { "x-rebuild-timestamp": timestamp };
  if (given !== null) headers["x-rebuild-signature"] = given;
  const request = new Request("http://site.test/rebuild", { method: "POST", body, headers });
  const response = await hook(request);
  return { status: response.status, body: await response.json() };
}
const ask = async (path: string, method = "GET") =>
  hook(new Request(`http://site.test${path}`, { method }));

test("a signed call is accepted once and gets the state", async () => {
  const dueAt = "2027-01-15T08:00:00.000Z";
  const body = { state: "waiting", dueAt, startedAt: null, calledAgainAt: null, last: null };
  expect(await post("{}", String(START_S))).toEqual({ status: 202, body });
  expect(await post("{}", String(START_S))).toMatchObject({ status: 409 });
  expect(calls).toBe(1);
  expect(await post("{}", String(START_S + 1))).toMatchObject({ status: 202 });
  expect(await post('{"other":1}', String(START_S + 1))).toMatchObject({ status: 202 });
  expect(calls).toBe(3);
});

test("after a clock that was ahead at the start is corrected, calls are accepted", async () => {
  nowMs = (START_S + 30 * 86_400) * 1_000;
  hook = createHook(SECRET);
  nowMs = START_S * 1_000;
  expect(await post("{}", String(START_S))).toMatchObject({ status: 202 });
});

const NOW = String(START_S + 1_000);
test.each<[string, string, string | null]>([
  ["no signature", NOW, null],
  ["an empty signature", NOW, ""],
  ["another secret", NOW, sign(NOW, "x", "guess")],
  ["another body", NOW, sign(NOW, "y")],
  ["another time", NOW, sign(String(START_S + 999), "x")],
  ["the bare digest", NOW, sign(NOW, "x").slice(7)],
  ["a longer signature", NOW, `${sign(NOW, "x")}00`],
  ["upper case", NOW, sign(NOW, "x").toUpperCase()],
  ["a time of five minutes ago", String(START_S + 699), sign(String(START_S + 699), "x")],
  ["a time in five minutes", String(START_S + 1_301), sign(String(START_S + 1_301), "x")],
  ["no time", "", sign("", "x")],
  ["an invalid time", "1e9", sign("1e9", "x")],
])("%s is refused with 401", async (_, timestamp, given) => {
  nowMs = (START_S + 1_000) * 1_000;
  expect(await post("x", timestamp, given)).toMatchObject({ status: 401 });
  expect(calls).toBe(0);
});

test("a repeated call is refused for as long as its timestamp would be accepted", async () => {
  nowMs = (START_S + 2_000) * 1_000;
  const ahead = String(START_S + 2_290); // the sender's clock is fast
  expect((await post("z", ahead)).status).toBe(202);
  nowMs = (START_S + 2_580) * 1_000;
  expect((await post("z", ahead)).status).toBe(409);
  nowMs = (START_S + 2_591) * 1_000;
  expect((await post("z", ahead)).status).toBe(401);
  expect(calls).toBe(1);
});

test.each([
  ["from before this process began (it may have been accepted then)", "x", START_S - 1, 401],
  ["over 64 KiB", "x".repeat(70_000), START_S, 413],
])("a call %s is refused", async (_, body, seconds, status) => {
  expect((await post(body, String(seconds))).status).toBe(status);
  expect(calls).toBe(0);
});

test("the state can be read", async () => {
  const response = await ask("/state");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await response.json()).toMatchObject({ state: "waiting" });
});

test.each([
  ["GET", "/rebuild", 405],
  ["POST", "/state", 405],
  ["GET", "/constructor", 404],
  ["GET", "/", 404],
])("%s %s is refused with %i", async (method, path, status) => {
  expect((await ask(path, method)).status).toBe(status);
});

test("without a secret the webhook is off", async () => {
  hook = createHook(null);
  expect(await post("{}", String(START_S), sign(String(START_S), "{}", ""))).toEqual({
    status: 404,
    body: { message: "The webhook is off, because WEBHOOK_SECRET isn't set." },
  });
  expect((await ask("/state")).status).toBe(200);
  expect(calls).toBe(0);
});
