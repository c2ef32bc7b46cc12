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

/** The inbox as a host uses it. Methods that store something reject while nothing can be stored. */
export interface Inbox {
  readonly accept: (enquiry: Enquiry, sender: Sender) => Promise<Accepted>;
  readonly subscribe: (address: string, network: string) => Promise<"taken" | "limited">;
  /**
   * How subscribers get their confirmation link: by mail, in the log (for a site without real
   * visitors), or not at all.
   */
  readonly confirmsBy: "mail" | "log" | null;
  readonly confirm: (token: string) => Promise<boolean>;
  readonly unsubscribe: (token: string) => Promise<boolean>;
  /**
   * Returns the reasons why the inbox is refusing messages, without personal data. Empty if it
   * accepts them.
   */
  readonly problems: () => Promise<readonly string[]>;
  /**
   * Returns what somebody should look at, such as deliveries that failed for good. If there are
   * problems, returns those instead.
   */
  readonly attention: () => Promise<readonly string[]>;
  /** Lets running attempts finish, then closes the database. */
  readonly close: () => Promise<void>;
}

export interface InboxHost {
  /** Opens the database with this program's schema. */
  readonly open: () => Promise<InboxPort>;
  /** Rejects if the host has no room to store more. */
  readonly requireRoom: () => Promise<void>;
  /** Returns problems with this host that somebody should look at. */
  readonly hostAttention: () => Promise<readonly string[]>;
  /** Called after a delivery has been committed. */
  readonly wake: () => void;
  /**
   * Called after a subscriber has been erased, because their address may still be in the database's
   * log. Not needed for databases without a log.
   */
  readonly erased?: () => void;
  /** Number of the newest migration this program knows. */
  readonly program: number;
  readonly channels: readonly ChannelName[];
  readonly acknowledge: boolean;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly log: (line: string) => void;
  readonly now: () => number;
}

/** Creates the part of the inbox that is the same on every host. */
export function createInbox(host: InboxHost): Omit<Inbox, "close"> {
  const { open, program, channels, acknowledge, now } = host;
  const isReal = isRealOrigin(host.siteUrl);
  const confirmsBy = channels.includes("mail") ? "mail" : isReal ? null : "log";
  const base = async () => {
    const database = await open();
    await host.requireRoom();
    return { database, program, channels, acknowledge, now };
  };
  /**
   * Whether the last message couldn't be stored, for example because another program had locked the
   * database.
   */
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
  /** After a refusal, tries to write again, so that the health check reports the current state. */
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
      return [`The inbox can't accept messages: ${errorMessage(error)}.`];
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
