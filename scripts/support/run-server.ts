import type { RunningServer } from "../../src/server/listen";
import { errorCode, errorField, oneLine } from "../../src/site/errors";
import { isLoopback } from "../../src/site/hosts";

/** Settings to suggest, written as in `.env`, such as "PORT=9001". */
export interface ServerAdvice {
  /** Setting that makes the server reachable from other machines. */
  readonly toOpen?: string;
  /** Setting that chooses another port. */
  readonly toMove?: string;
}

/**
 * Starts a server, prints its URL and, if other machines can't reach it, how to change that. Stops
 * it gracefully on Ctrl-C and SIGTERM. An error is printed as one line, with exit code 1.
 */
export function runServer(
  name: string,
  start: () => Promise<RunningServer>,
  { toOpen, toMove }: ServerAdvice = {},
): void {
  start().then(
    ({ url, close }) => {
      console.log(`${name} ready at ${url}`);
      // an address with an IPv6 zone, such as fe80::1%eth0, isn't a valid URL
      if (toOpen && URL.canParse(url) && isLoopback(new URL(url).hostname)) {
        console.log(`Only this machine can reach it. To let others in, use ${toOpen}.`);
      }
      let closing = false;
      const stop = () => {
        if (closing) return; // Ctrl-C may send two signals, from the terminal and from npm
        closing = true;
        close().then(
          () => process.exit(0),
          (error) => fail(error, toMove),
        );
      };
      process.on("SIGINT", stop);
      process.on("SIGTERM", stop);
    },
    (error) => fail(error, toMove),
  );
}

function fail(error: unknown, toMove?: string): never {
  console.error(explain(error, toMove));
  process.exit(1);
}

function explain(error: unknown, toMove?: string): string {
  const code = errorCode(error);
  const port = errorField(error, "port");
  if (code === "EADDRINUSE") {
    const others = toMove ? ` or choose another port, such as ${toMove}` : "";
    return `Port ${port} is in use. Stop the other program${others}.`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${errorField(error, "address") ?? errorField(error, "hostname")} isn’t an address of this machine.`;
  }
  if (code === "EACCES" && port)
    return `You aren’t allowed to use port ${port}. Choose 1024 or higher.`;
  return oneLine(error);
}
