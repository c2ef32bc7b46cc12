import type { Inbox } from "../../../src/inbox/host-inbox";

/** Accepts everything and stores nothing. For tests that aren't about the inbox. */
export const NO_INBOX: Inbox = {
  accept: async () => ({ state: "stored", id: "1", reference: "7KQM-2XPD" }),
  subscribe: async () => "taken",
  confirmsBy: "log",
  confirm: async () => true,
  unsubscribe: async () => true,
  problems: async () => [],
  attention: async () => [],
  close: async () => undefined,
};
