import { isRealOrigin } from "../site/hosts";
import {
  type Accepted,
  acceptEnquiry,
  type InboxOptions,
  requireWritable,
  type Sender,
} from "./accept-enquiry";
import { type InboxPort, sql } from "./database";
import type { ChannelName } from "./delivery";
import type { Enquiry } from "./enquiry";
import { errorMessage } from "./error-messages";
import { deliveryProblems } from "./health";
import {
  confirmSubscription,
  confirmUrl,
  makeConfirmToken,
  subscribe,
  unsubscribe,
} from "./newsletter";

/** The inbox as a host uses it. Every method rejects while nothing can be stored. */
export interface Inbox {
  readonly accept: (enquiry: Enquiry, sender: Sender) => Promise<Accepted>;
  readonly subscribe: (address: string, network: string) => Promise<"taken" | "limited">;
  /** How subscribers get the link to confirm: by mail, by the log for a site without visitors, or not at all. */
  readonly confirmsBy: "mail" | "log" | null;
  readonly confirm: (token: string) => Promise<boolean>;
  readonly unsubscribe: (token: string) => Promise<boolean>;
  /** Returns why the inbox takes nothing, in plain words without personal data; empty while it takes messages. */
  readonly problems: () => Promise<readonly string[]>;
  /** Returns what a person should look at, such as deliveries that failed for good; the problems while there are any. */
  readonly attention: () => Promise<readonly string[]>;
  /** Closes the inbox: finishes present attempts, then closes the database. */
  readonly close: () => Promise<void>;
}

/** The host's functions that the inbox needs. */
export interface InboxHost {
  /** Opens the database with this program's schema. */
  readonly open: () => Promise<InboxPort>;
  /** Rejects where the host has no room to store more. */
  readonly requireRoom: () => Promise<void>;
  /** Returns what a person should look at on this host. */
  readonly hostAttention: () => Promise<readonly string[]>;
  /** Called when a delivery was committed. */
  readonly wake: () => void;
  /** Called when a subscriber was erased, whose address may be in the log of the database; default: there is none. */
  readonly erased?: () => void;
  /** The newest migration that this program knows. */
  readonly program: number;
  /** Channels that are set up. */
  readonly channels: readonly ChannelName[];
  readonly acknowledge: boolean;
  /** Origin of the site, without a closing slash. */
  readonly siteUrl: string;
  readonly log: (line: string) => void;
  readonly now: () => number;
}

/** Creates the inbox of any host. */
export function createInbox(host: InboxHost): Omit<Inbox, "close"> {
  const { open, program, channels, acknowledge, now } = host;
  const isReal = isRealOrigin(host.siteUrl);
  const confirmsBy = channels.includes("mail") ? "mail" : isReal ? null : "log";
  const base = async () => {
    const database = await open();
    await host.requireRoom();
    return { database, program, channels, acknowledge, now };
  };
  /** Whether the last enquiry could not be stored, as while another program holds a lock. */
  let hasRefused = false;
  const store = async <T>(write: (options: InboxOptions) => Promise<T>): Promise<T> => {
    try {
      const result = await write(await base());
      hasRefused = false;
      host.wake();
      return result;
    } catch (error) {
      hasRefused = true;
      throw error;
    }
  };
  /** Tries again after an enquiry was refused: whoever asks is told what holds now. */
  const tryToWrite = async () => {
    const { database } = await base();
    await database.batch([sql("UPDATE inbox_values SET value = value WHERE name = 'secret'")]);
    hasRefused = false;
  };
  const problems = async () => {
    try {
      const { database } = await base();
      await requireWritable({ database, program });
      if (hasRefused) await tryToWrite();
      return [];
    } catch (error) {
      return [`The inbox takes nothing: ${errorMessage(error)}.`];
    }
  };
  return {
    accept: (enquiry, sender) => store((options) => acceptEnquiry(options, enquiry, sender)),
    subscribe: (address, network) =>
      store(async (options) => {
        const result = await subscribe(options, address, network);
        const token = confirmsBy === "log" ? await makeConfirmToken(options, address) : null;
        if (token)
          host.log(`inbox: to confirm the subscription: ${confirmUrl(host.siteUrl, token)}`);
        return result;
      }),
    confirmsBy,
    confirm: async (token) => {
      const isConfirmed = await confirmSubscription(await base(), token);
      host.wake();
      return isConfirmed;
    },
    unsubscribe: async (token) => {
      const isOurs = await unsubscribe({ database: await open(), program, channels, now }, token);
      host.wake();
      if (isOurs) host.erased?.();
      return isOurs;
    },
    problems,
    attention: async () => {
      const found = await problems();
      if (found.length > 0) return found;
      const deliveries = await deliveryProblems(await open(), channels, now());
      return [...(await host.hostAttention()), ...deliveries];
    },
  };
}
