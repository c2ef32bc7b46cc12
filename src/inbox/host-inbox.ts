import { type Accepted, acceptEnquiry, requireWritable, type Sender } from "./accept-enquiry";
import type { InboxPort } from "./database";
import type { ChannelName } from "./delivery";
import type { Enquiry } from "./enquiry";
import { deliveryProblems } from "./health";
import { confirmSubscription, subscribe, unsubscribe } from "./newsletter";
import { reasonOf } from "./reason";

/** The inbox as a host uses it. Every method rejects while nothing can be stored. */
export interface Inbox {
  readonly accept: (enquiry: Enquiry, sender: Sender) => Promise<Accepted>;
  readonly subscribe: (address: string, network: string) => Promise<"taken" | "limited">;
  /** Whether subscribers are sent a mail with the link to confirm. */
  readonly asksToConfirm: boolean;
  readonly confirm: (token: string) => Promise<boolean>;
  readonly unsubscribe: (token: string) => Promise<boolean>;
  /** Returns the problems of the inbox, in plain words without personal data; empty: healthy. */
  readonly problems: () => Promise<readonly string[]>;
  /** Closes the inbox: finishes present attempts, then closes the database. */
  readonly close: () => Promise<void>;
}

/** The host's functions that the inbox needs. */
export interface InboxHost {
  /** Opens the database with this program's schema. */
  readonly open: () => Promise<InboxPort>;
  /** Rejects where the host has no room to store more. */
  readonly requireRoom: () => Promise<void>;
  /** Returns the problems of the host for the health check. */
  readonly hostProblems: () => Promise<readonly string[]>;
  /** Called when a delivery was committed. */
  readonly wake: () => void;
  /** The newest migration that this program knows. */
  readonly program: number;
  /** Channels that are set up. */
  readonly channels: readonly ChannelName[];
  readonly acknowledge: boolean;
  readonly now: () => number;
}

/** Creates the inbox of any host. */
export function createInbox(host: InboxHost): Omit<Inbox, "close"> {
  const { open, program, channels, acknowledge, now } = host;
  const base = async () => {
    const database = await open();
    await host.requireRoom();
    return { database, program, channels, acknowledge, now };
  };
  const withWake = <T>(result: T): T => {
    host.wake();
    return result;
  };
  return {
    accept: async (enquiry, sender) => withWake(await acceptEnquiry(await base(), enquiry, sender)),
    subscribe: async (address, network) =>
      withWake(await subscribe(await base(), address, network)),
    asksToConfirm: channels.includes("mail"),
    confirm: async (token) => confirmSubscription(await base(), token),
    unsubscribe: async (token) => unsubscribe({ database: await open(), program, now }, token),
    problems: async () => {
      try {
        const database = await open();
        await requireWritable({ database, program });
        return [
          ...(await host.hostProblems()),
          ...(await deliveryProblems(database, channels, now())),
        ];
      } catch (error) {
        return [`The inbox takes nothing: ${reasonOf(error)}.`];
      }
    },
  };
}
