import type { RunningServer } from "../../src/server/listen";
import { errorCode, errorField, oneLine } from "../../src/site/errors";
import { isLoopback } from "../../src/site/hosts";

/**
 * Starts a server, prints its URL and, if other machines can't reach it, `howToOpen`. Stops it
 * gracefully on Ctrl-C and SIGTERM. Errors are printed as one line, with exit code 1.
 */
export function runServer(
  name: string,
  start: () => Promise<RunningServer>,
  howToOpen?: string,
): void {
  start().then(
    ({ url, close }) => {
      console.log(`${name} ready at ${url}`);
      // an address with an IPv6 zone, such as fe80::1%eth0, isn't a valid URL
      if (howToOpen && URL.canParse(url) && isLoopback(new URL(url).hostname)) {
        console.log(`Only this machine can reach it. To open it to others: ${howToOpen}.`);
      }
      let closing = false;
      const stop = () => {
        if (closing) return; // Ctrl-C may arrive twice, from the terminal and from npm
        closing = true;
        close().then(
          () => process.exit(0),
          (error) => fail(error),
        );
      };
      process.on("SIGINT", stop);
      process.on("SIGTERM", stop);
    },
    (error) => fail(error),
  );
}

function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): string {
  const code = errorCode(error);
  const port = errorField(error, "port");
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop the other program or choose another port, such as PORT=9001.`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${errorField(error, "address") ?? errorField(error, "hostname")} isn’t an address of this machine.`;
  }
  if (code === "EACCES" && port)
    return `You aren’t allowed to use port ${port}. Choose 1024 or higher.`;
  return oneLine(error);
}
