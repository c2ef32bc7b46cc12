import { type ContentClient, createClient } from "../../../src/client/client";
import { memoryStorage } from "./memory-storage";

/**
 * Creates a client of a content API that responds with `bodies`, by path without the query, and with
 * 404 to all other paths. Nothing is cached; paths that are read are added to `reads`.
 */
export function stubClient(
  bodies: Readonly<Record<string, unknown>>,
  reads: string[] = [],
): ContentClient {
  const fetch = async (url: string | URL | Request) => {
    const path = String(url).replace("/api", "");
    const [name = ""] = path.split("?");
    const ok = Object.hasOwn(bodies, name);
    reads.push(path);
    return { ok, status: ok ? 200 : 404, json: async () => bodies[name] } as Response; // as read
  };
  return createClient({ baseUrl: "/api", fetch, storage: memoryStorage, log: () => undefined });
}
