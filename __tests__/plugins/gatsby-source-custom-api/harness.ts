import { createHash } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type { GatsbyNode, PluginOptionsSchemaArgs } from "gatsby";
import {
  createOptionsSchema,
  type PluginOptions,
} from "../../../plugins/gatsby-source-custom-api/src/plugin-options";
import type { RequestClock } from "../../../plugins/gatsby-source-custom-api/src/request";
import { sourceDocuments } from "../../../plugins/gatsby-source-custom-api/src/source";
import { type ManualClock, manualClock } from "../../support/manual-clock";
import {
  type MisbehavingServer,
  startMisbehavingServer,
} from "../../support/servers/misbehaving-server";

/** The Joi that Gatsby passes to plugins. It's a dependency of Gatsby, not of the site. */
const { Joi } = createRequire(require.resolve("gatsby"))("gatsby-plugin-utils") as {
  readonly Joi: PluginOptionsSchemaArgs["Joi"];
};
export const optionsSchema = createOptionsSchema(Joi);

/** Midnight, so that tests know the copies' times. */
export const START = "2025-01-06T00:00:00.000Z";
export const DAY_MS = 86_400_000;

export interface DocumentNode {
  readonly name: string;
  readonly status: string;
  readonly reason: string | null;
  readonly fetchedAt: string | null;
  readonly documentPath: string | null;
  readonly previousDocumentPath: string | null;
  readonly internal: { readonly contentDigest: string };
}

const documentAt = (file: string | null): unknown =>
  file === null ? null : JSON.parse(readFileSync(file, "utf8"));

/**
 * Registers hooks that give each test two servers, a site root in a temporary folder, and a clock.
 */
export function setUpHarness() {
  const harness = {
    // `as`: assigned before each test
    server: undefined as unknown as MisbehavingServer,
    other: undefined as unknown as MisbehavingServer,
    time: undefined as unknown as ManualClock,
    root: "",
    /**
     * Runs the plugin as Gatsby would, by default for the endpoint `/team` of `server`. `node` is
     * the first node, `current` and `previous` are its documents, and `waits` are the pauses
     * between attempts in ms.
     */
    async source(options: Record<string, unknown> = {}) {
      const { time, server, root } = harness;
      const waits: number[] = [];
      const clock: RequestClock = {
        now: time.now,
        after: time.after,
        sleep: async (ms) => {
          waits.push(ms);
          time.advance(ms);
        },
      };
      const { args, nodes, warnings } = fakeGatsby(root);
      await sourceDocuments(args, completeOptions({ baseUrl: server.url, ...options }), clock);
      const node = nodes[0] as DocumentNode; // every test has an endpoint
      const current = documentAt(node.documentPath);
      const previous = documentAt(node.previousDocumentPath);
      return { nodes, node, current, previous, warnings, waits };
    },
  };
  beforeEach(async () => {
    harness.server = await startMisbehavingServer();
    harness.other = await startMisbehavingServer();
    harness.time = manualClock(Date.parse(START));
    harness.root = mkdtempSync(path.join(os.tmpdir(), "custom-api-"));
  });
  afterEach(async () => {
    await Promise.all([harness.server.stop(), harness.other.stop()]);
    rmSync(harness.root, { recursive: true, force: true });
  });
  return harness;
}

/** Validates options and adds defaults, as Gatsby does. */
export function completeOptions(options: Record<string, unknown>): PluginOptions {
  const endpoints = [{ name: "team", path: "/team" }];
  const all = { storeDirectory: "copies", endpoints, ...options };
  const { value, error } = optionsSchema.validate(all);
  if (error) throw error;
  return value;
}

/** The part of Gatsby's arguments to `sourceNodes` that the plugin uses. */
export function fakeGatsby(root: string) {
  const nodes: DocumentNode[] = [];
  const warnings: string[] = [];
  const args = {
    actions: { createNode: (node: DocumentNode) => void nodes.push(node) },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (value: unknown) =>
      createHash("md5").update(JSON.stringify(value)).digest("hex"),
    reporter: { warn: (text: string) => void warnings.push(text) },
    store: { getState: () => ({ program: { directory: root } }) },
  } as unknown as Parameters<NonNullable<GatsbyNode["sourceNodes"]>>[0];
  return { args, nodes, warnings };
}

/** Resolves when the client's `fetch` has received a response's headers. */
export function headersReceived(): Promise<void> {
  const channel = "undici:request:headers";
  return new Promise((resolve) => {
    const seen = () => {
      unsubscribe(channel, seen);
      setImmediate(resolve); // after everything else that was waiting for these headers
    };
    subscribe(channel, seen);
  });
}
