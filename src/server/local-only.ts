import { isForeignRequest } from "../site/hosts";
import { isSameHost } from "./enquiry-origin";

/**
 * Refuses requests that a page of another origin sends to a server for this machine alone; null: nothing to refuse. 421
 * for another host's name, 403 for another origin. A server that was opened to other machines has names that it cannot
 * know; there only the origin must be its own.
 */
export function refuseForeign({ headers }: Request, isOpen = false): Response | null {
  if (!isForeignRequest((name) => headers.get(name))) return null;
  const host = headers.get("host") ?? "";
  const isAnotherHost = isForeignRequest((name) => (name === "host" ? host : null));
  if (!isOpen && isAnotherHost) return refusal(421, "This server does not have that name.");
  const origin = headers.get("origin");
  if (isOpen && (!origin || isSameHost(origin, host))) return null;
  return refusal(403, "This server is for its own machine alone.");
}

const refusal = (status: 403 | 421, message: string): Response =>
  Response.json({ message }, { status, headers: { "cache-control": "no-store" } });
