import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { mayWrite } from "../accept-enquiry";
import { isDatabaseError } from "../error-messages";
import { programNumber } from "../migrate";
import { INBOX_FILE, openInbox } from "../reconnect";
import { answered, erase, keep, retry, settle } from "./change-enquiries";
import { backUp, exportEnquiries, subscribers } from "./export-enquiries";
import {
  type Command,
  CommandError,
  type CommandInbox,
  type CommandOptions,
  type Context,
  explain,
  USAGE,
} from "./inbox-command";
import { sendTest } from "./send-test";
import { list, show, status } from "./show-enquiries";

const TOO_OLD =
  "A newer version of the site has changed the database. Run this command from that version.";

interface CommandRule {
  readonly takes: "none" | "one" | "any";
  /** Flags of the command, apart from `--edge`, which all commands accept. */
  readonly has?: readonly (keyof Context["flags"])[];
  readonly run: Command;
  /**
   * Set if the command writes. A program that's too old for the database mustn't write, because it
   * may not know all the places where an address is stored.
   */
  readonly writes?: true;
}

const COMMANDS: Readonly<Record<string, CommandRule>> = {
  list: { takes: "none", run: list },
  show: { takes: "one", run: show },
  export: { takes: "none", has: ["csv", "since"], run: exportEnquiries },
  subscribers: { takes: "none", has: ["csv"], run: subscribers },
  erase: { takes: "any", has: ["before"], run: erase, writes: true },
  answered: { takes: "one", has: ["undo"], run: answered, writes: true },
  keep: { takes: "one", has: ["undo"], run: keep, writes: true },
  retry: { takes: "any", run: retry, writes: true },
  settle: { takes: "any", run: settle, writes: true },
  status: { takes: "none", run: status },
  backup: { takes: "one", run: backUp },
};

/**
 * Runs `npm run inbox -- ARGS`. Resolves to false if somebody has to look at the result. Throws a
 * `CommandError` for anything that can't be done.
 */
export async function runInboxCommand(
  args: readonly string[],
  options: CommandOptions,
): Promise<boolean> {
  const { values, positionals } = parse(args);
  const [name = "", argument, ...rest] = positionals;
  if (name === "help") {
    options.print(`${USAGE}\n`);
    return true;
  }
  if (name === "test" && !argument && Object.keys(values).length === 0) return sendTest(options);
  const command = COMMANDS[name];
  const isComplete =
    command && (command.takes === "any" || !argument === (command.takes === "none"));
  if (!isComplete || rest.length > 0) throw new CommandError(USAGE);
  requireOptions(name, command, Object.keys(values));
  if ([argument, ...Object.values(values)].includes("")) {
    throw new CommandError(
      `${name} was given an empty value. Check for a shell variable that isn't set.`,
    );
  }
  const database = options.edge ?? (await openLocal(options.folder));
  try {
    if (command.writes && !(await mayWrite(database, programNumber()))) {
      throw new CommandError(TOO_OLD);
    }
    return (await command.run({ ...options, database, argument, flags: values })) !== false;
  } catch (error) {
    throw isDatabaseError(error) ? explain("The inbox can't be used", error) : error;
  } finally {
    database.close();
  }
}

/**
 * Throws a `CommandError` for a flag that the command doesn't have. If it were ignored, the command
 * might do more than was asked, such as exporting all enquiries instead of those before a day.
 */
function requireOptions(name: string, { has = [] }: CommandRule, given: readonly string[]): void {
  const other = given.find((option) => !has.some((own) => own === option));
  if (other === undefined) return;
  const options = [...has, "edge"].map((option) => `--${option}`).join(", ");
  throw new CommandError(`${name} has no option --${other}, only ${options}.`);
}

async function openLocal(folder: string): Promise<CommandInbox> {
  if (!existsSync(path.join(folder, INBOX_FILE)))
    throw new CommandError(
      `There's no ${INBOX_FILE} in ${folder}. Either the site hasn't started yet, enquiries go to the content API (CONTENT_API_URL without INBOX_BEFORE_API=1), the file was removed, or the folder belongs to another user.`,
    );
  return openInbox(folder).catch((error: unknown) => {
    throw explain("The inbox can't be opened", error);
  });
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: "boolean" },
        since: { type: "string" },
        before: { type: "string" },
        undo: { type: "boolean" },
      },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}
