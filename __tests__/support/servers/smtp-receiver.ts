import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** What the server does with a mail: takes it, refuses it, never answers, or hangs up in the middle. */
export type Mood = "takes" | 451 | 550 | "silent" | "hangs up";

export interface SmtpReceiver {
  readonly url: string;
  /** What it has taken, oldest first. */
  readonly mails: readonly ParsedMail[];
  readonly behave: (mood: Mood) => void;
  readonly close: () => Promise<void>;
}

/**
 * A real SMTP server on loopback, plain, or with `isSecure` behind a certificate that nobody trusts. `port`
 * lets it come back where it was.
 */
export async function smtpReceiver({ port = 0, isSecure = false } = {}): Promise<SmtpReceiver> {
  const mails: ParsedMail[] = [];
  let mood: Mood = "takes";
  const server = new SMTPServer({
    secure: isSecure,
    authOptional: true,
    disabledCommands: isSecure ? [] : ["STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_, __, done) => {
      if (typeof mood !== "number") return done();
      done(Object.assign(new Error("no mailbox of achieng@duka.example"), { responseCode: mood }));
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
        done();
      }, done);
    },
  });
  server.on("error", () => undefined); // a client that goes
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: taken } = server.server.address() as AddressInfo; // listening on a port
  return {
    url: `${isSecure ? "smtps" : "smtp"}://127.0.0.1:${taken}`,
    mails,
    behave: (next) => {
      mood = next;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
