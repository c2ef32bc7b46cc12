import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { EMPTY_CONTENT, runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

jest.setTimeout(30_000);
const folder = temporaryFolder();
const site = path.join(folder, "site");
const SITE = { "public/index.html": "<h1>Home</h1>" };

beforeAll(() => writeFiles(site, { ...EMPTY_CONTENT, ...SITE, ".env": "PORT=0\n" }));

// The port is free because .env says so; the last test shows that the shell wins over .env.
test("serve says where the site is, serves it with its API, and ends on Ctrl-C", async () => {
  const script = runScript("serve.ts", { cwd: site });
  const line = await script.nextLine();
  expect(line).toMatch(/^Site ready at http:\/\/127\.0\.0\.1:\d+$/);
  expect(await script.nextLine()).toBe(
    "Only this machine can reach it; HOST=0.0.0.0 opens it to others.",
  );
  const url = line.replace("Site ready at ", "");
  expect(await (await fetch(url)).text()).toBe("<h1>Home</h1>");
  expect(await (await fetch(`${url}/content-api/blogs/categories`)).json()).toEqual({
    categories: ["SMS"],
  });
  script.process.kill("SIGINT");
  expect(await script.ended).toEqual({ code: 0, errors: "" });
});

test("serve forwards to a configured API and needs no bundled content then", async () => {
  const api = runScript("content-api.ts", { cwd: site, args: ["--port", "0"] });
  const CONTENT_API_URL = (await api.nextLine()).replace("Content API ready at ", "");
  const bare = path.join(folder, "bare");
  await writeFiles(bare, SITE);
  const script = runScript("serve.ts", { cwd: bare, env: { PORT: "0", CONTENT_API_URL } });
  const url = (await script.nextLine()).replace("Site ready at ", "");
  expect(await (await fetch(`${url}/content-api/blogs/categories`)).json()).toEqual({
    categories: ["SMS"],
  });
  api.process.kill("SIGTERM");
  script.process.kill("SIGTERM");
  expect(await api.ended).toEqual({ code: 0, errors: "" });
  expect(await script.ended).toEqual({ code: 0, errors: "" });
});

test("what keeps a server from starting is one line that says what to do", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const unbuilt = path.join(folder, "unbuilt");
  await writeFiles(unbuilt, EMPTY_CONTENT);
  const starts: [string, Parameters<typeof runScript>[1], string][] = [
    ["serve.ts", { cwd: unbuilt }, "There is no built site in public/. Run `npm run build` first."],
    [
      "serve.ts",
      { cwd: site, env: { PORT: String(port) } },
      `Port ${port} is in use. Stop the other program, or choose another port.`,
    ],
    [
      "serve.ts",
      { cwd: site, env: { PORT: "http" } },
      "The environment (or .env) is not right: PORT must be a whole number from 0 to 65535.",
    ],
    [
      "serve.ts",
      { cwd: site, env: { HOST: "192.0.2.1" } },
      "192.0.2.1 is no address of this machine.",
    ],
    [
      "content-api.ts",
      { cwd: site, args: ["--port", String(port)] },
      `Port ${port} is in use. Stop the other program, or choose another port.`,
    ],
    [
      "content-api.ts",
      { cwd: site, args: ["--port", "x"] },
      '--port must be a number from 0 to 65535, not "x".',
    ],
  ];
  for (const [name, options, line] of starts) {
    expect(await runScript(name, options).ended).toEqual({ code: 1, errors: `${line}\n` });
  }
  taken.close();
});
