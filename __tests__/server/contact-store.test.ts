import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { openContactStore } from "../../src/server/contact-store";
import { EMPTY_CONTENT, runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const MESSAGE = {
  full_name: "Achieng Ouma",
  email: "achieng@duka.example",
  service_type: "Bulk SMS",
  message: "How much for 60,000 messages?",
};
const folder = temporaryFolder();
const newFile = (name: string) => path.join(folder, name, "var", "messages.jsonl");
const linesOf = async (file: string) => (await readFile(file, "utf8")).split("\n").filter(Boolean);

test("only the owner can read file and folder", async () => {
  const file = newFile("modes");
  await openContactStore(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
});

test("a message is one line with its id and time, whatever it contains", async () => {
  const file = newFile("line");
  const store = await openContactStore(file, () => new Date("2026-03-04T05:06:07Z"));
  const message = { ...MESSAGE, message: 'Line one\nline "two"\u2028three' };
  const id = await store.add(message);
  const received_at = "2026-03-04T05:06:07.000Z";
  expect((await linesOf(file)).map((line) => JSON.parse(line))).toEqual([
    { ...message, id, received_at },
  ]);
});

test("a repeated message is stored once, after a restart too", async () => {
  const file = newFile("repeat");
  const id = await (await openContactStore(file)).add(MESSAGE, "key");
  const restarted = await openContactStore(file);
  expect(await restarted.add(MESSAGE, "key")).toBe(id);
  expect(await restarted.add(MESSAGE, "other")).not.toBe(id);
  expect(await restarted.add(MESSAGE)).not.toBe(id);
  expect(await linesOf(file)).toHaveLength(3);
});

const WHOLE = '{"id":"2","received_at":"2026-11-01T00:00:00.000Z","email":"a@b.example"}';
test.each([
  ["cut off in the middle", '{"id":"2","full_na', ['{"id":"1"}'], '{"id":"2","full_na\n'],
  ["whole but for its line end", WHOLE, ['{"id":"1"}', WHOLE], null],
  ["cut off inside a letter", Buffer.from('{"éé').subarray(0, -1), ['{"id":"1"}'], '{"é\ufffd\n'],
])("a last line that is %s does not spoil the next", async (_, last, before, partial) => {
  const file = newFile(`partial-${before.length}-${last.length}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.concat([Buffer.from('{"id":"1"}\n'), Buffer.from(last)]));
  const id = await (await openContactStore(file)).add(MESSAGE);
  const lines = await linesOf(file);
  expect(lines.slice(0, -1)).toEqual(before);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ id });
  if (partial) expect(await readFile(`${file}.partial`, "utf8")).toBe(partial);
});

test("blanked and broken lines are skipped", async () => {
  const file = newFile("blank");
  const store = await openContactStore(file);
  await store.add(MESSAGE, "a");
  await writeFile(file, `${" ".repeat(40)}\nnot JSON\n`);
  expect(await (await openContactStore(file)).add(MESSAGE, "a")).toEqual(expect.any(String));
  expect(await linesOf(file)).toHaveLength(3);
});

test("a failed write rejects, and the same key can be used again", async () => {
  const file = newFile("failing");
  const store = await openContactStore(file);
  await mkdir(`${file}.d`);
  await rename(file, `${file}.away`);
  await rename(`${file}.d`, file);
  await expect(store.add(MESSAGE, "key")).rejects.toMatchObject({ code: "EISDIR" });
  await rename(file, `${file}.d`);
  await rename(`${file}.away`, file);
  await expect(store.add(MESSAGE, "key")).resolves.toEqual(expect.any(String));
  expect(await linesOf(file)).toHaveLength(1);
});

test("close waits until everything added is stored", async () => {
  const file = newFile("close");
  const store = await openContactStore(file);
  const added = Array.from({ length: 20 }, () => store.add(MESSAGE));
  await store.close();
  expect(await linesOf(file)).toHaveLength(20);
  await Promise.all(added);
});

test("a file that cannot be opened rejects immediately", async () => {
  await writeFiles(folder, { "plain-file": "" });
  const file = path.join(folder, "plain-file", "messages.jsonl");
  await expect(openContactStore(file)).rejects.toMatchObject({ code: expect.any(String) });
});

test("200 enquiries, the server killed, all sent again: each is stored exactly once", async () => {
  const root = path.join(folder, "killed");
  await writeFiles(root, EMPTY_CONTENT);
  const start = async () => {
    const script = runScript("content-api.ts", { cwd: root, args: ["--port", "0"] });
    return { script, url: (await script.nextLine()).replace("Content API ready at ", "") };
  };
  const send = async (url: string, n: number): Promise<string> => {
    const response = await fetch(`${url}/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `form ${n}` },
      body: JSON.stringify({ ...MESSAGE, message: `Message ${n}` }),
    });
    return (await response.json()).id;
  };
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  const stored = async () =>
    (await linesOf(path.join(root, "var/contact-messages.jsonl"))).flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return []; // cut off by the kill, and so confirmed to nobody
      }
    });

  const first = await start();
  const confirmed = new Map<number, string>();
  await Promise.all(
    numbers.map(async (n) => {
      const id = await send(first.url, n).catch(() => null);
      if (id === null) return; // the server was gone
      confirmed.set(n, id);
      if (confirmed.size === 60) first.script.process.kill("SIGKILL");
    }),
  );
  await first.script.ended;
  expect(confirmed.size).toBeGreaterThanOrEqual(60);
  const afterKill = new Set((await stored()).map(({ id }) => id));
  for (const id of confirmed.values()) expect(afterKill.has(id)).toBe(true);

  const second = await start();
  const ids = await Promise.all(numbers.map((n) => send(second.url, n)));
  second.script.process.kill("SIGKILL");
  await second.script.ended;
  for (const [n, id] of confirmed) expect(ids[n]).toBe(id);
  const messages = (await stored()).map(({ message }) => message).sort();
  expect(messages).toEqual(numbers.map((n) => `Message ${n}`).sort());
}, 60_000);
