import type { StoredEnquiry } from "../delivery";
import { errorMessage } from "../error-messages";
import { NO_CHANNEL } from "../health";
import { type CommandOptions, printable } from "./inbox-command";

/** Where to look for the test message, depending on the channel. */
const ARRIVED = {
  mail: "accepted by the mail server. Look for it in the INBOX_TO mailboxes, including their spam folders",
  webhook: "accepted by the receiver",
  api: "accepted by the content API. Delete the test message there",
} as const;

/**
 * Sends a test message over every channel without storing it. Resolves to false if a channel fails
 * or none is set up.
 */
export async function sendTest({
  edge,
  openChannels,
  now,
  print,
}: CommandOptions): Promise<boolean> {
  if (edge) {
    print(
      "On Cloudflare, only the Worker knows these settings. Send a message through the contact form instead.\n",
    );
    return false;
  }
  const channels = openChannels();
  if (channels.length === 0) print(`${NO_CHANNEL}\n`);
  const results = await Promise.all(
    channels.map(async ({ name, send, close }) => {
      try {
        await send({ id: crypto.randomUUID(), kind: "enquiry", enquiry: testMessage(now()) });
        print(`${name}: ${ARRIVED[name]}.\n`);
        return true;
      } catch (error) {
        print(`${printable(`${name}: failed because ${errorMessage(error)}`)}.\n`);
        return false;
      } finally {
        close();
      }
    }),
  );
  return results.length > 0 && results.every(Boolean);
}

const testMessage = (receivedAt: number): StoredEnquiry => ({
  id: crypto.randomUUID(),
  reference: "TEST",
  kind: "contact",
  receivedAt,
  fields: {
    full_name: "Inbox test",
    email: "test@example.com",
    service_type: "Test message",
    message: "This is a test of your inbox. If you can read it, enquiries reach you here.",
  },
  details: {},
  suspect: "",
});
