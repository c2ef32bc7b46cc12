import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { wranglerInbox } from "../../../scripts/support/wrangler-inbox";
import { acceptEnquiry } from "../../../src/inbox/accept-enquiry";
import { runInboxCommand } from "../../../src/inbox/commands/run-inbox-command";
import { openInbox } from "../../../src/inbox/reconnect";
import { enquiryOf } from "../../fixtures/enquiries";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const root = temporaryFolder();
const deploy = path.join(root, "deploy/cloudflare");
const stub = path.resolve("__tests__/support/servers/wrangler-stub.cjs");

const run = async (...args: string[]) => {
  let text = "";
  const print = (part: string) => {
    text += part;
  };
  const [folder, siteUrl] = ["nowhere", "https://www.duka.example"];
  const base = { folder, siteUrl, timeZone: "UTC", now: Date.now, print, warn: () => undefined };
  const edge = wranglerInbox(root);
  const isFine = await runInboxCommand(args, {
    ...base,
    edge,
    channels: ["webhook"],
    openChannels: () => [],
  });
  return { isFine, text };
};

test("without Wrangler or what it deploys, the command says what to do first", async () => {
  expect(() => wranglerInbox(root)).toThrow("npm ci --ignore-scripts");
  await writeFiles(root, {
    "deploy/cloudflare/node_modules/wrangler/bin/wrangler.js": `require(${JSON.stringify(stub)});`,
  });
  expect(() => wranglerInbox(root)).toThrow("npm run edge");
});

test("the commands read, change and copy the database of Workers", async () => {
  await writeFiles(root, { "deploy/cloudflare/dist/wrangler.json": "{}" });
  const inbox = await openInbox(deploy);
  const enquiry = enquiryOf({ email: "o'brien@duka.example", message: "What; is 'it'?" });
  const options = {
    database: inbox,
    program: 1,
    channels: ["webhook"] as const,
    acknowledge: false,
  };
  await acceptEnquiry({ ...options, now: Date.now }, enquiry, { network: "a" });
  inbox.close();

  const { text } = await run("list");
  expect(text).toMatch(/\[new, webhook waiting\] .*<o'brien@duka\.example>/);
  const [, reference = ""] = /^\S+ \S+ {2}(\S+)/.exec(text) ?? [];
  expect((await run("show", reference)).text).toContain("What; is 'it'?");
  expect((await run("export", "--csv")).text).toContain("\"What; is 'it'?\"");
  expect((await run("retry", reference)).text).toBe(
    "1 message will be sent now, or as soon as the site is running.\n",
  );
  expect(await run("status")).toMatchObject({ isFine: true });
  await run("backup", path.join(root, "copy.sql"));
  expect(statSync(path.join(root, "copy.sql")).mode & 0o777).toBe(0o600);
  expect(readdirSync(root).filter((name) => name.startsWith(".backup"))).toEqual([]);
  expect(existsSync(path.join(root, "copy.sql"))).toBe(true);
  expect((await run("erase", "O'Brien@duka.example")).text).toBe(
    "Erased 1 enquiry from o'brien@duka.example.\nErased data stays in Cloudflare's database backups for up to 30 more days.\n",
  );
  expect((await run("list")).text).toBe("There are no enquiries.\n");
});

test("an export that ends in the middle leaves nothing that looks like a back-up", async () => {
  await writeFiles(root, {
    "deploy/cloudflare/node_modules/wrangler/bin/wrangler.js": `
      const [, file] = process.argv.find((word) => word.startsWith("--output=")).split("=");
      require("node:fs").writeFileSync(file, "CREATE TABLE enq");
      process.exit(1);`,
  });
  await expect(run("backup", path.join(root, "half.sql"))).rejects.toThrow(/Wrangler failed/);
  expect(readdirSync(root).filter((name) => /half|\.backup/.test(name))).toEqual([]);
});
