import { isForeignRequest } from "../site/hosts";
import { isSameHost } from "./enquiry-origin";

/**
 * Refuses requests from other origins' pages, for servers that only serve this machine. Returns
 * null if the request is fine, a 421 if it's for another host's name, or a 403 if it's from another
 * origin. With `isOpen`, for servers that other machines may reach, only the origin is checked,
 * because such a server can't know its names.
 */
export function refuseForeign({ headers }: Request, isOpen = false): Response | null {
  if (!isForeignRequest((name) => headers.get(name))) return null;
  const host = headers.get("host") ?? "";
  const isAnotherHost = isForeignRequest((name) => (name === "host" ? host : null));
  if (!isOpen && isAnotherHost) return refusal(421, "This server doesn't have that name.");
  const origin = headers.get("origin");
  if (isOpen && (!origin || isSameHost(origin, host))) return null;
  return refusal(403, "This server only accepts requests from its own machine.");
}

const refusal = (status: 403 | 421, message: string): Response =>
  Response.json({ message }, { status, headers: { "cache-control": "no-store" } });
