import { Log, LogLevel, Miniflare } from "miniflare";
import { d1Inbox } from "../../src/edge/d1";
import type { D1 } from "../../src/edge/platform";
import { type InboxPort, readValue, sql } from "../../src/inbox/database";
import { readMigrations } from "../../src/inbox/migrate";
import type { RunningServer } from "../../src/server/listen";
import { withoutClosingSlash } from "../../src/site/format/text";
import { bundleWorker, type EdgeSite, readWranglerSettings } from "./edge-bundle";

export interface EdgeHostOptions {
  readonly site: EdgeSite;
  readonly host: string;
  readonly port: number;
  /** Folder for the database. Without a folder, the database is lost when the host stops. */
  readonly folder?: string;
  /** The owner's secrets and variables, which override those in wrangler.jsonc. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Receives the lines of the worker's log. By default, they go to stderr. */
  readonly log?: (line: string) => void;
}

export interface EdgeHost extends RunningServer {
  readonly inbox: InboxPort;
  /** Runs the worker as its cron timer would. */
  readonly runTimer: (cron?: string) => Promise<void>;
}

/**
 * Serves a site on this machine with workerd, Cloudflare's engine, configured as in
 * deploy/cloudflare.
 */
export async function startEdgeHost(options: EdgeHostOptions): Promise<EdgeHost> {
  const { site, host, port, folder, variables = {}, log = console.error } = options;
  const settings = readWranglerSettings();
  const { assets, d1_databases: databases, ratelimits } = settings;
  const [first] = databases;
  const miniflare = new Miniflare({
    host,
    port,
    modules: true,
    script: await bundleWorker(site.release),
    compatibilityDate: settings.compatibility_date,
    compatibilityFlags: settings.compatibility_flags,
    bindings: { ...settings.vars, ...variables },
    d1Databases: Object.fromEntries(databases.map((one) => [one.binding, one.database_id])),
    d1Persist: folder ?? false,
    ratelimits: Object.fromEntries(ratelimits.map(({ name, simple }) => [name, { simple }])),
    assets: {
      directory: site.publicDirectory,
      binding: assets.binding,
      assetConfig: {
        html_handling: assets.html_handling,
        not_found_handling: assets.not_found_handling,
        has_static_routing: true,
      },
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: assets.run_worker_first },
      },
    },
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
      if (level !== "log" && level !== "debug") log(message);
    },
  });
  const url = withoutClosingSlash((await miniflare.ready).href);
  const database = (await miniflare.getD1Database(first?.binding ?? "")) as unknown as D1; // it has these methods
  const inbox = d1Inbox(database);
  await migrateEdge(inbox);
  return {
    url,
    inbox,
    runTimer: async (cron = "* * * * *") => {
      const worker = (await miniflare.getWorker()) as unknown as Timed; // has these methods
      await worker.scheduled({ cron });
    },
    close: () => miniflare.dispose(),
  };
}

interface Timed {
  readonly scheduled: (event: { readonly cron: string }) => Promise<unknown>;
}

/** Applies missing migrations, as `wrangler d1 migrations apply` does on Cloudflare. */
async function migrateEdge(database: InboxPort): Promise<void> {
  await database.batch([
    sql("CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT PRIMARY KEY NOT NULL)"),
  ]);
  for (const { number, text } of readMigrations()) {
    const known = await readValue(
      database,
      sql("SELECT 1 FROM d1_migrations WHERE name = ?", number),
    );
    if (known === 1) continue;
    const statements = text
      .replace(/^--.*$/gm, "")
      .split(/;\s*$/m)
      .filter((part) => part.trim() !== "");
    await database.batch([
      ...statements.map((statement) => sql(statement)),
      sql("INSERT INTO d1_migrations (name) VALUES (?)", number),
    ]);
  }
}
