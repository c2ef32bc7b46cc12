import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

/**
 * Runs an inbox host in `folder` and sends it enquiries with these numbers. It kills itself at
 * `point`, or is killed after `killAfterMs`, or ends when everything is sent. Returns the numbers
 * it confirmed.
 */
export async function runInboxHost(options: {
  readonly folder: string;
  readonly smtpUrl: string;
  readonly numbers: readonly number[];
  readonly point?: string;
  readonly killAfterMs?: number;
}): Promise<readonly number[]> {
  const { folder, smtpUrl, numbers, point = "", killAfterMs } = options;
  const script = path.resolve("__tests__/support/servers/inbox-host.ts");
  const host = spawn(process.execPath, ["--import", "tsx", script], {
    env: { PATH: process.env.PATH, FOLDER: folder, SMTP_URL: smtpUrl, POINT: point },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(host, "exit");
  host.stdin.on("error", () => undefined); // it may be gone
  host.stdin.end(`${numbers.join("\n")}${numbers.length > 0 ? "\n" : ""}`);
  const confirmed: number[] = [];
  let killing: NodeJS.Timeout | undefined;
  for await (const line of createInterface({ input: host.stdout })) {
    const [, number] = /^stored (\d+)$/.exec(line) ?? [];
    if (number) confirmed.push(Number(number));
    // The timer starts with the first confirmation, because we aren't testing the start-up.
    if (killAfterMs !== undefined) killing ??= setTimeout(() => host.kill("SIGKILL"), killAfterMs);
  }
  clearTimeout(killing);
  await ended;
  return confirmed;
}
