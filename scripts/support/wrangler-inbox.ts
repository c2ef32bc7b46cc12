import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { CommandError, type CommandInbox } from "../../src/inbox/commands/inbox-command";
import type { Statement, Value } from "../../src/inbox/database";

const DEPLOY = "deploy/cloudflare";
/** Limit for Wrangler's output, enough for a page of 500 enquiries of maximum length. */
const OUTPUT_MAX_BYTES = 256 * 1024 * 1024;

/** Schema of the output of `wrangler d1 execute --json`: one result for each statement. */
const answers = v.array(
  v.object({
    results: v.optional(
      v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
      [],
    ),
    meta: v.object({ changes: v.optional(v.number(), 0) }),
  }),
);

const literal = (value: Value): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");

/**
 * Puts the values into the statement, because Wrangler can't take them separately. A "?" in the
 * statement is always a placeholder.
 */
function inlined({ sql, values }: Statement): string {
  const parts = sql.split("?");
  if (parts.length !== values.length + 1)
    throw new Error("a statement has the wrong number of values");
  return parts
    .map((part, n) => part + (n < values.length ? literal(values[n] ?? null) : ""))
    .join("");
}

/**
 * Returns the inbox in D1, in the account that `wrangler login` chose, for the project folder
 * `root`. All statements of one call run in a single transaction. Throws a `CommandError` with
 * Wrangler's message.
 */
export function wranglerInbox(root: string = process.cwd()): CommandInbox {
  const cwd = path.resolve(root, DEPLOY);
  const program = path.join(cwd, "node_modules/wrangler/bin/wrangler.js");
  const settings = path.join(cwd, "dist/wrangler.json");
  if (!existsSync(program)) {
    throw new CommandError(
      `Wrangler isn’t installed. Run: cd ${DEPLOY} && npm ci --ignore-scripts`,
    );
  }
  if (!existsSync(settings)) {
    throw new CommandError(`There’s no ${DEPLOY}/dist. Run \`npm run edge\` first.`);
  }
  const run = async (...args: readonly string[]): Promise<string> => {
    const all = [program, "d1", ...args, "--remote", "--config", settings];
    const options = { cwd, maxBuffer: OUTPUT_MAX_BYTES };
    const { stdout } = await promisify(execFile)(process.execPath, all, options).catch((error) => {
      throw new CommandError(`Wrangler failed: ${String(error.stderr || error.stdout).trim()}`);
    });
    return stdout;
  };
  const execute = async (statements: readonly Statement[]) => {
    const command = statements.map(inlined).join(";\n");
    return v.parse(
      answers,
      JSON.parse(await run("execute", "INBOX", "--json", `--command=${command}`)),
    );
  };
  return {
    all: async (statement) => (await execute([statement]))[0]?.results ?? [],
    batch: async (statements) => (await execute(statements)).map(({ meta }) => meta.changes),
    compact: async () => undefined, // Cloudflare's backups can't be erased
    backUp: async (target) => {
      // written where only this user can read it, and moved once it's complete
      const folder = mkdtempSync(path.join(path.dirname(target), ".backup-"));
      try {
        const file = path.join(folder, "backup.sql");
        await run("export", "INBOX", `--output=${file}`);
        chmodSync(file, 0o600);
        renameSync(file, target);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    close: () => undefined,
  };
}
