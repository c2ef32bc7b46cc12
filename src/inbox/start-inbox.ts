import path from "node:path";
import { formatCount } from "../site/format/text";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../site/limits";
import { isRecent } from "../site/recent";
import { requireWritable } from "./accept-enquiry";
import { createContentApiChannel } from "./channels/content-api-channel";
import { createMailChannel, type MailSite } from "./channels/mail-channel";
import { createWebhookChannel } from "./channels/webhook-channel";
import type { Channel } from "./delivery";
import { errorMessage } from "./error-messages";
import { diskProblems, NO_CHANNEL } from "./health";
import { createInbox, type Inbox } from "./host-inbox";
import { DISK_FREE_MIN_BYTES } from "./inbox-limits";
import type { InboxSettings } from "./inbox-settings";
import { type Migration, programNumber, readMigrations } from "./migrate";
import { queueNewSubscribers } from "./newsletter";
import { type OutboxWorker, startWorker } from "./outbox";
import { keepOpen } from "./reconnect";
import { eraseExpired } from "./retention";
import { freeBytes, type SqliteInbox } from "./sqlite";

export interface InboxHostOptions {
  /** Folder of the database. Defaults to `var`. */
  readonly folder?: string;
  /** Defaults to no channels. */
  readonly settings?: Pick<InboxSettings, "mail" | "webhook" | "acknowledge">;
  readonly contentApi?: URL | null;
  readonly site: MailSite;
  readonly now?: () => number;
  /** Returns a time in ms that clock corrections don't affect. Defaults to `performance.now`. */
  readonly monotonicNow?: () => number;
  /** Called with one line per event, without personal data. Defaults to stderr. */
  readonly log?: (line: string) => void;
  readonly migrations?: readonly Migration[];
  /** Returns the free bytes on a folder's disk. By default, asks the system. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/**
 * If the clock changed by more than this within an hour, because it was corrected or the machine
 * slept, it isn't trusted yet.
 */
const CLOCK_CHANGE_MAX_MS = 10 * MINUTE_MS;

const NO_CHANNELS = { mail: null, webhook: null, acknowledge: false } as const;

/** Thrown when the disk has less free space than we leave for other programs. */
class DiskFull extends Error {
  readonly code = "the disk is full";
}

export function createChannels({
  settings: { mail, webhook } = NO_CHANNELS,
  contentApi,
  site,
  now = Date.now,
}: InboxHostOptions): readonly Channel[] {
  return [
    ...(mail ? [createMailChannel(mail, site)] : []),
    ...(webhook ? [createWebhookChannel(webhook, { siteUrl: site.url, now })] : []),
    ...(contentApi ? [createContentApiChannel(contentApi)] : []),
  ];
}

/**
 * Starts a host's inbox. It opens the database, delivers messages, and once a day erases enquiries
 * whose retention period has ended. Doesn't throw if the database can't be opened. The host still
 * serves its pages then, and opening is retried every few seconds.
 */
export function startInbox(options: InboxHostOptions): Inbox {
  const { folder = path.resolve("var"), now = Date.now, log = console.error } = options;
  const monotonicNow = options.monotonicNow ?? (() => performance.now());
  const { acknowledge } = options.settings ?? NO_CHANNELS;
  const migrations = options.migrations ?? readMigrations();
  const program = programNumber(migrations);
  const readFree = options.freeBytes ?? freeBytes;
  const channels = createChannels(options);
  const names = channels.map(({ name }) => name);
  const channelProblems = names.length === 0 ? [NO_CHANNEL] : [];
  for (const problem of channelProblems) log(`inbox: ${problem}`);
  let worker: OutboxWorker | null = null;
  let background: Promise<unknown> = Promise.resolve();

  const run = (what: string, work: (database: SqliteInbox) => Promise<unknown>) => {
    background = background
      .then(async () => {
        const database = await open();
        await requireWritable({ database, program });
        await work(database);
      })
      .catch((error) => log(`inbox: ${what} failed: ${errorMessage(error)}`));
  };
  // Takes the time that was checked, because the clock may jump again before the database is open.
  const retain = (at: number) =>
    run("erasing expired enquiries", async (database) => {
      const erased = await eraseExpired(database, at);
      if (erased > 0)
        log(`inbox: erased ${formatCount(erased, "expired enquiry", "expired enquiries")}`);
      // Compacted every day, because SQLite leaves copies of rows in pages that it has moved,
      // including rows of people who have unsubscribed since.
      await database.compact();
    });
  const announceSubscribers = () =>
    run("announcing new subscribers", (database) =>
      queueNewSubscribers({ database, program, channels: names, now }),
    );
  let isForgetting = false;
  /**
   * Empties the log once for everybody who unsubscribes around the same time. Mail providers may
   * end hundreds of subscriptions at once.
   */
  const forget = () => {
    if (isForgetting) return;
    isForgetting = true;
    void background.then(() => {
      isForgetting = false; // reset before emptying, so that a later erasure empties the log again
    });
    run("clearing the database log", (database) => database.emptyLog());
  };
  const { open, close } = keepOpen({
    folder,
    migrations,
    log,
    opened: (database) => {
      worker = startWorker({ database, program, channels, now, log });
    },
  });
  // Checks every hour whether a day has passed, so that a machine that sleeps doesn't miss a day.
  // The first check is an hour after the start. If the clock is years ahead, this gives the network
  // time to correct it before anything is erased.
  let retainedAt = Number.NEGATIVE_INFINITY;
  let offset = now() - monotonicNow();
  const hourly = setInterval(() => {
    const before = offset;
    offset = now() - monotonicNow();
    // After the clock has been changed, it's only trusted if it still agrees an hour later.
    if (Math.abs(offset - before) > CLOCK_CHANGE_MAX_MS) return;
    const at = now();
    if (isRecent(retainedAt, DAY_MS, at)) return;
    retainedAt = at;
    retain(at);
    announceSubscribers();
  }, HOUR_MS);

  return {
    ...createInbox({
      open,
      requireRoom: async () => {
        if ((await readFree(folder)) < DISK_FREE_MIN_BYTES) throw new DiskFull();
      },
      hostAttention: async () => [...diskProblems(await readFree(folder)), ...channelProblems],
      wake: () => worker?.wake(),
      erased: forget,
      program,
      channels: names,
      acknowledge,
      siteUrl: options.site.url,
      log,
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
