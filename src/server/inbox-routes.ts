import { type Context, type Env, Hono } from "hono";
import { isRecord } from "../content/model/repair";
import { readEnquiry } from "../inbox/enquiry";
import { errorMessage } from "../inbox/error-messages";
import type { Inbox } from "../inbox/host-inbox";
import { readAddress } from "../inbox/newsletter";
import { CONTACT_FAILED, ENDPOINTS, INBOX_ENDPOINTS, INVALID_EMAIL } from "../site/endpoints";
import { isTooDeep } from "../site/json-depth";
import { NEWSLETTER_ROUTES } from "../site/routes";
import { discardBody, enquiryBody, problem } from "./problem";

/** Bindings that the host passes with each request. Tests may leave them out. */
export interface InboxEnv extends Env {
  readonly Bindings: {
    /**
     * The visitor's address or network, for the daily limits. If it's missing, they don't apply.
     */
    readonly client?: string | undefined;
  };
}

const TOO_MANY_TODAY =
  "Too many messages have come from your network today. Please try again tomorrow, or call us.";
const NO_NEWSLETTER = "We can't take subscriptions at the moment. Please write to us instead.";
/**
 * Message after every subscription request. It's the same for new, known and removed addresses, so
 * that it reveals nothing about them.
 */
const CONFIRM = "Please check your email and open the link in it to confirm.";

/**
 * Creates the routes that write to the inbox. A success response means that the message has been
 * committed.
 */
export function inboxRoutes(inbox: Inbox, log: (line: string) => void): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  /** Returns the response from `work`, or a 503 if the message couldn't be stored. */
  const attempt = async (c: Context<InboxEnv>, work: () => Promise<Response>) => {
    try {
      return await work();
    } catch (error) {
      log(`inbox: a message couldn't be stored: ${errorMessage(error)}`);
      return problem(c, 503, CONTACT_FAILED);
    }
  };
  const readJson = async (c: Context<InboxEnv>): Promise<unknown> => {
    const body: unknown = await c.req.json().catch(() => undefined);
    return isTooDeep(body) ? undefined : body;
  };
  const networkOf = (c: Context<InboxEnv>) => c.env?.client ?? "";

  app.post(ENDPOINTS.contact, enquiryBody, async (c) => {
    const result = readEnquiry(await readJson(c));
    if (!result.ok) return c.json({ message: result.message, field: result.field }, 400);
    return attempt(c, async () => {
      const key = c.req.header("idempotency-key");
      const accepted = await inbox.accept(result.enquiry, { key, network: networkOf(c) });
      return accepted.state === "stored"
        ? c.json({ success: true, id: accepted.id, reference: accepted.reference })
        : problem(c, 429, TOO_MANY_TODAY, { "retry-after": "3600" });
    });
  });

  app.post(INBOX_ENDPOINTS.newsletter, enquiryBody, async (c) => {
    if (!inbox.confirmsBy) return problem(c, 503, NO_NEWSLETTER);
    const body = await readJson(c);
    const address = readAddress(isRecord(body) ? body.email : null);
    if (!address) return c.json({ message: INVALID_EMAIL, field: "email" }, 400);
    return attempt(c, async () =>
      (await inbox.subscribe(address, networkOf(c))) === "taken"
        ? c.json({ success: true, ...(inbox.confirmsBy === "mail" && { message: CONFIRM }) }, 202)
        : problem(c, 429, TOO_MANY_TODAY, { "retry-after": "3600" }),
    );
  });

  app.post(INBOX_ENDPOINTS.confirm, enquiryBody, async (c) => {
    const body = await readJson(c);
    const token = isRecord(body) && typeof body.token === "string" ? body.token : "";
    return attempt(c, async () =>
      (await inbox.confirm(token))
        ? c.json({ success: true })
        : problem(c, 410, "This link has expired. Please subscribe again."),
    );
  });

  // Links in newsletters open a page with a button that sends a POST, so that link scanners don't
  // unsubscribe anybody.
  app.get(INBOX_ENDPOINTS.unsubscribe, (c) => {
    const token = encodeURIComponent(c.req.query("t") ?? "");
    c.header("cache-control", "no-store");
    return c.redirect(`${NEWSLETTER_ROUTES.unsubscribe}#t=${token}`, 303);
  });
  app.post(INBOX_ENDPOINTS.unsubscribe, async (c) => {
    await discardBody(c.req.raw); // the body is a form (RFC 8058) whose values don't matter
    return attempt(c, async () =>
      (await inbox.unsubscribe(c.req.query("t") ?? ""))
        ? c.json({ success: true })
        : problem(c, 404, "This link isn't valid. Please open it from our email again."),
    );
  });

  for (const asks of ["problems", "attention"] as const) {
    app.get(asks === "problems" ? INBOX_ENDPOINTS.health : INBOX_ENDPOINTS.attention, async (c) => {
      const problems = await inbox[asks]();
      const healthy = problems.length === 0;
      return c.json({ healthy, problems }, healthy ? 200 : 503, { "cache-control": "no-store" });
    });
  }
  return app;
}
