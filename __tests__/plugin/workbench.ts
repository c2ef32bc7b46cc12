import { createHash } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type { GatsbyNode, PluginOptionsSchemaArgs } from "gatsby";
import type { Clock } from "../../plugins/gatsby-source-custom-api/src/clock";
import {
  createOptionsSchema,
  type PluginOptions,
} from "../../plugins/gatsby-source-custom-api/src/options";
import { sourceDocuments } from "../../plugins/gatsby-source-custom-api/src/source";
import { manualClock } from "../support/manual-clock";

/** The Joi that Gatsby hands to plugins; it is Gatsby's dependency, not the site's. */
export const { Joi, testPluginOptionsSchema } = createRequire(require.resolve("gatsby"))(
  "gatsby-plugin-utils",
) as {
  readonly Joi: PluginOptionsSchemaArgs["Joi"];
  readonly testPluginOptionsSchema: (
    schema: NonNullable<GatsbyNode["pluginOptionsSchema"]>,
    options: Record<string, unknown>,
  ) => Promise<{ readonly errors: readonly string[] }>;
};

/** Midnight, so that copies have a time that a test can name. */
export const START = "2025-01-06T00:00:00.000Z";

export interface DocumentNode {
  readonly id: string;
  readonly name: string;
  readonly endpoint: string;
  readonly status: string;
  readonly reason: string | null;
  readonly fetchedAt: string | null;
  readonly documentPath: string | null;
  readonly previousFetchedAt: string | null;
  readonly previousDocumentPath: string | null;
  readonly internal: { readonly type: string; readonly contentDigest: string };
}

export interface Sourced {
  readonly nodes: readonly DocumentNode[];
  readonly warnings: readonly string[];
  /** The waits between tries, in milliseconds. */
  readonly waits: readonly number[];
}

/** A site root in a temporary folder, and the plugin run in it as Gatsby would. */
export function createWorkbench() {
  const root = mkdtempSync(path.join(os.tmpdir(), "custom-api-"));
  const time = manualClock(Date.parse(START));
  return {
    root,
    advance: time.advance,
    /** Timers that the plugin has started and not cancelled. */
    pendingTimers: time.pending,
    async source(options: Record<string, unknown>): Promise<Sourced> {
      const waits: number[] = [];
      const clock: Clock = {
        now: time.now,
        after: time.after,
        sleep: async (ms) => {
          waits.push(ms);
          time.advance(ms);
        },
      };
      const gatsby = fakeGatsby(root);
      await sourceDocuments(gatsby.args, completed(options), clock);
      return { nodes: gatsby.nodes, warnings: gatsby.warnings, waits };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type Workbench = ReturnType<typeof createWorkbench>;

/** Options as Gatsby passes them on: checked, defaults filled in. */
function completed(options: Record<string, unknown>): PluginOptions {
  const { value, error } = createOptionsSchema(Joi).validate({
    storeDirectory: "copies",
    ...options,
  });
  if (error) throw error;
  return value;
}

/** What Gatsby hands to `sourceNodes`, as far as the plugin uses it. */
export function fakeGatsby(root: string) {
  const nodes: DocumentNode[] = [];
  const warnings: string[] = [];
  const digest = (value: unknown) => createHash("md5").update(JSON.stringify(value)).digest("hex");
  const args = {
    actions: { createNode: (node: DocumentNode) => void nodes.push(node) },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: digest,
    reporter: { warn: (text: string) => void warnings.push(text) },
    store: { getState: () => ({ program: { directory: root } }) },
  } as unknown as Parameters<typeof sourceDocuments>[0]; // only the part of Gatsby that is used
  return { args, nodes, warnings };
}

/** The one node of a run with one endpoint. */
export function onlyNode({ nodes }: Sourced): DocumentNode {
  const [node] = nodes;
  if (!node || nodes.length !== 1) throw new Error(`expected one node, found ${nodes.length}`);
  return node;
}

/** The document behind a path of a node; null when there is none. */
export const documentAt = (file: string | null): unknown =>
  file === null ? null : JSON.parse(readFileSync(file, "utf8"));

/** Resolves when the client's `fetch` has been handed the headers of an answer. */
export function headersReceived(): Promise<void> {
  const channel = "undici:request:headers";
  return new Promise((resolve) => {
    const seen = () => {
      unsubscribe(channel, seen);
      setImmediate(resolve); // after everything that was waiting for those headers
    };
    subscribe(channel, seen);
  });
}
