/**
 * A workerd host in its own process, for tests. Serves the site in its folder, prints its URL, then
 * executes the commands that `edge-host.ts` sends, one per line.
 */
import { createInterface } from "node:readline";
import { readEdgeSite } from "../../../scripts/support/edge-bundle";
import { startEdgeHost } from "../../../scripts/support/edge-host";
import { readHostSettings } from "../../../scripts/support/host-settings";
import { sql } from "../../../src/inbox/database";

const { EDGE_VARIABLES = "{}" } = process.env;

async function main(): Promise<void> {
  const edge = await startEdgeHost({
    site: readEdgeSite(readHostSettings().environment),
    host: "127.0.0.1",
    port: 0,
    variables: JSON.parse(EDGE_VARIABLES),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
  say(edge.url);
  for await (const line of createInterface({ input: process.stdin })) {
    const { timer, query } = JSON.parse(line);
    if (timer) await edge.runTimer(timer);
    say(query ? await edge.inbox.all(sql(query)) : null);
  }
  await edge.close();
}

void main();
