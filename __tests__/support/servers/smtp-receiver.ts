import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/**
 * How the server treats a mail: accepts it, at once or when told to, refuses it, never responds, or
 * hangs up in the middle.
 */
export type Mood = "takes" | "is slow" | 451 | 550 | "silent" | "hangs up";

export interface SmtpReceiver {
  readonly url: string;
  /** Accepted mails, oldest first. */
  readonly mails: readonly ParsedMail[];
  /** Recipients of each of `mails`. */
  readonly recipients: readonly (readonly string[])[];
  readonly behave: (mood: Mood) => void;
  /** Refuses one recipient with a status and accepts the others. Null accepts all. */
  readonly refuse: (refused: { readonly address: string; readonly status: number } | null) => void;
  /** Resolves when a slow server has read a mail. Call the result to make the server respond. */
  readonly hasRead: Promise<() => void>;
  readonly close: () => Promise<void>;
}

/**
 * A real SMTP server on loopback, without TLS or, with `isSecure`, behind an untrusted certificate.
 * `port` lets it restart at the same address.
 */
export async function smtpReceiver({ port = 0, isSecure = false } = {}): Promise<SmtpReceiver> {
  const mails: ParsedMail[] = [];
  const recipients: string[][] = [];
  let mood: Mood = "takes";
  let refused: Parameters<SmtpReceiver["refuse"]>[0] = null;
  let isRead: (answer: () => void) => void;
  const hasRead = new Promise<() => void>((resolve) => {
    isRead = resolve;
  });
  const server = new SMTPServer({
    secure: isSecure,
    authOptional: true,
    disabledCommands: isSecure ? [] : ["STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _, done) => {
      const responseCode =
        typeof mood === "number" ? mood : refused?.address === address && refused.status;
      if (!responseCode) return done();
      done(Object.assign(new Error("no mailbox of achieng@duka.example"), { responseCode }));
    },
    onData: (stream, session, done) => {
      if (mood === "silent") return;
      if (mood === "hangs up") {
        for (const connection of server.connections) {
          if (connection.id === session.id) Reflect.get(connection, "_socket").destroy(); // no API
        }
        return;
      }
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        if (mood === "is slow") isRead(done);
        else done();
      }, done);
    },
  });
  server.on("error", () => undefined); // clients that disconnect
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: taken } = server.server.address() as AddressInfo; // listens on a port
  return {
    url: `${isSecure ? "smtps" : "smtp"}://127.0.0.1:${taken}`,
    mails,
    recipients,
    refuse: (next) => {
      refused = next;
    },
    hasRead,
    behave: (next) => {
      mood = next;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
