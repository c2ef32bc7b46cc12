import type { Inbox } from "../../../src/inbox/host-inbox";

/** Says yes and keeps nothing: for tests of what is not the inbox. */
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
