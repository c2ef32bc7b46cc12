import { randomUUID } from "node:crypto";
import path from "node:path";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../site/durations";
import { requireWritable } from "./accept-enquiry";
import { createContentApiChannel } from "./channels/content-api-channel";
import { createMailChannel, type MailSite } from "./channels/mail-channel";
import { createWebhookChannel } from "./channels/webhook-channel";
import type { Channel } from "./delivery";
import { diskProblems, NO_CHANNEL } from "./health";
import { createInbox, type Inbox } from "./host-inbox";
import { importMessages, OLD_FILE, oldFiles } from "./import-messages";
import { DISK_FREE_MIN_BYTES } from "./inbox-limits";
import type { InboxSettings } from "./inbox-settings";
import { keepOpen } from "./keep-open";
import { endLease, takeLease } from "./leases";
import { type Migration, programNumber, readMigrations } from "./migrate";
import { type OutboxWorker, startWorker } from "./outbox";
import { reasonOf } from "./reason";
import { eraseExpired } from "./retention";
import { freeBytes, type SqliteInbox } from "./sqlite";

export interface InboxHostOptions {
  /** Folder of the database; default: `var`. */
  readonly folder?: string;
  /** Settings of the channels; default: none. */
  readonly settings?: Pick<InboxSettings, "mail" | "webhook" | "acknowledge">;
  /** The content API that gets enquiries; null: none. */
  readonly contentApi?: URL | null;
  readonly site: MailSite;
  readonly now?: () => number;
  /** Takes one line per event, never personal data; default: the error output. */
  readonly log?: (line: string) => void;
  readonly migrations?: readonly Migration[];
  /** Returns the free bytes of a folder's disk; default: by the system. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

const NO_CHANNELS = { mail: null, webhook: null, acknowledge: false } as const;
const IMPORT_LEASE_MS = MINUTE_MS;

/** Says that the disk has less free space than is reserved for others. */
class DiskFull extends Error {
  readonly code = "the disk is full";
}

/** Makes the channels that are set up. */
export function createChannels({
  settings: { mail, webhook } = NO_CHANNELS,
  contentApi,
  site,
  now = Date.now,
}: InboxHostOptions): readonly Channel[] {
  return [
    ...(mail ? [createMailChannel(mail, site)] : []),
    ...(webhook ? [createWebhookChannel(webhook, now)] : []),
    ...(contentApi ? [createContentApiChannel(contentApi)] : []),
  ];
}

/** Moves an earlier version's file into the database, in one process at a time. */
export async function importOnce(
  database: SqliteInbox,
  folder: string,
  now: () => number,
): Promise<number> {
  const owner = randomUUID();
  const lease = () => takeLease(database, "import", { owner, now: now(), ms: IMPORT_LEASE_MS });
  if (!(await lease())) return 0;
  const renewal = setInterval(() => void lease().catch(() => undefined), IMPORT_LEASE_MS / 4);
  try {
    return await importMessages(database, path.join(folder, OLD_FILE), now());
  } finally {
    clearInterval(renewal);
    await database.batch([endLease("import", owner)]);
  }
}

/**
 * Starts the inbox of a host: opens the database, imports an earlier version's file, delivers, and erases messages once
 * a day when they have been kept for long enough. Never throws for the database: a host that cannot open it serves its
 * pages, and the inbox is tried again every few seconds.
 */
export function startInbox(options: InboxHostOptions): Inbox {
  const { folder = path.resolve("var"), now = Date.now, log = console.error } = options;
  const { acknowledge } = options.settings ?? NO_CHANNELS;
  const migrations = options.migrations ?? readMigrations();
  const program = programNumber(migrations);
  const readFree = options.freeBytes ?? freeBytes;
  const channels = createChannels(options);
  const names = channels.map(({ name }) => name);
  const channelProblems = names.length === 0 ? [NO_CHANNEL] : [];
  for (const problem of channelProblems) log(`inbox: ${problem}`);
  let worker: OutboxWorker | null = null;
  let importProblem = "";
  let background: Promise<unknown> = Promise.resolve();

  const run = (what: string, work: (database: SqliteInbox) => Promise<unknown>) => {
    background = background
      .then(async () => {
        const database = await open();
        await requireWritable({ database, program });
        await work(database);
      })
      .catch((error) => log(`inbox: ${what}: ${reasonOf(error)}`));
  };
  const importOld = () =>
    run("the import", async (database) => {
      const lines = await importOnce(database, folder, now).catch((error: unknown) => {
        importProblem = `The inbox is without ${OLD_FILE}: ${reasonOf(error)}.`;
        throw error;
      });
      importProblem = "";
      if (lines > 0) log(`inbox: ${lines} lines of ${OLD_FILE} are in the inbox now`);
    });
  const retain = () =>
    run("retention", async (database) => {
      const erased = await eraseExpired(database, now());
      if (erased > 0) log(`inbox: ${erased} enquiries were erased, as the privacy policy says`);
      // each day: pages of the file keep copies of rows that SQLite has moved, also of those who have unsubscribed since
      await database.compact();
    });
  let isForgetting = false;
  /** Empties the log once for all who unsubscribe meanwhile: a mail provider ends hundreds at once. */
  const forget = () => {
    if (isForgetting) return;
    isForgetting = true;
    void background.then(() => {
      isForgetting = false; // also where the database cannot be opened now
    });
    run("the log", (database) => database.emptyLog());
  };
  const { open, close } = keepOpen({
    folder,
    migrations,
    log,
    opened: (database) => {
      worker = startWorker({ database, program, channels, now, log });
      importOld();
    },
  });
  // Once an hour asks whether a day is over: a clock that sleeps does not lose the day. For the first time an hour after
  // the start: what a clock that is years ahead erased, would not come back when the network puts it right.
  let retainedAt = Number.NEGATIVE_INFINITY;
  const hourly = setInterval(() => {
    if (importProblem) importOld();
    if (Math.abs(now() - retainedAt) < DAY_MS) return; // a clock may have been ahead then
    retainedAt = now();
    retain();
  }, HOUR_MS);

  return {
    ...createInbox({
      open,
      requireRoom: async () => {
        if ((await readFree(folder)) < DISK_FREE_MIN_BYTES) throw new DiskFull();
      },
      hostProblems: async () => [
        ...diskProblems(await readFree(folder)),
        ...channelProblems,
        // a command may have imported it meanwhile
        ...(importProblem && oldFiles(path.join(folder, OLD_FILE)).length > 0
          ? [importProblem]
          : []),
      ],
      wake: () => worker?.wake(),
      erased: forget,
      program,
      channels: names,
      acknowledge,
      now,
    }),
    close: async () => {
      clearInterval(hourly);
      await close(async () => {
        await worker?.stop();
        await background;
        for (const channel of channels) channel.close();
      });
    },
  };
}
