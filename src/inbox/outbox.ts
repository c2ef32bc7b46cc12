import { CONFIRM_LINK_DAYS, DAY_MS, OUTBOX_LEASE_MS, SHUTDOWN_GRACE_MS } from "../site/limits";
import { isRecent } from "../site/recent";
import { mayWrite } from "./accept-enquiry";
import { type InboxPort, type Row, sql } from "./database";
import { type Channel, type Delivery, readStoredEnquiry } from "./delivery";
import { AttemptFailed, errorMessage } from "./error-messages";
import { randomText, sha256 } from "./hashing";
import { endLease, takeLease } from "./leases";
import { endSubscription, newSubscribers, unsubscribeToken } from "./newsletter";

/** Shortest and longest pause between attempts, and how long after the first attempt we give up. */
const RETRY_MIN_MS = 5_000;
const RETRY_MAX_MS = 21_600_000;
const RETRY_FOR_MS = 259_200_000;
const OUTBOX_POLL_MS = 1_000;

export interface OutboxOptions {
  readonly database: InboxPort;
  readonly channels: readonly Channel[];
  /** Current time in ms since 1970. */
  readonly now: () => number;
  /** Called with one line for each failed attempt, without personal data. */
  readonly log: (line: string) => void;
  /** Returns a number from 0 to 1, by default a random one. */
  readonly jitter?: () => number;
}

/**
 * SQL condition that's true if a delivery is due. Takes the current time twice. The second check
 * finds deliveries scheduled further ahead than any pause, because the clock was ahead. Otherwise
 * they might wait for years without the health check noticing.
 */
const DUE = `state = 'waiting' AND (next_attempt_at <= ? OR next_attempt_at - ? >
  min(${RETRY_MAX_MS}, ${RETRY_MIN_MS * 2} << min(max(attempts - 1, 0), 20)))`;

/** Number of deliveries that one channel sends at a time. */
export const AT_ONCE = 4;

/**
 * Returns the pause in ms after attempt number `attempts`, counted from 1. It doubles from 5 s up
 * to 6 h. `jitter` (0 to 1) shortens or lengthens it by up to a fifth, so that deliveries aren't
 * all retried at once.
 */
export function retryPause(attempts: number, jitter: number): number {
  const pause = RETRY_MIN_MS * 2 ** Math.min(attempts - 1, 20) * (0.8 + 0.4 * jitter);
  return Math.round(Math.min(RETRY_MAX_MS, Math.max(RETRY_MIN_MS, pause)));
}

/**
 * Sends due deliveries over all channels in parallel until none are left or `isStopped` returns
 * true, which is checked before each batch of `AT_ONCE`. The caller must hold the lease. Each
 * attempt is recorded and the next one scheduled before sending, so a crash in between costs no
 * more than one pause.
 */
export async function deliverDue(
  options: OutboxOptions,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await Promise.all(
    options.channels.map(async (channel) => {
      while (!isStopped()) {
        const due = await options.database.all(
          sql(
            `SELECT id FROM deliveries WHERE channel = ? AND ${DUE}
             ORDER BY attempts, next_attempt_at LIMIT ${AT_ONCE}`, // new deliveries go before failed ones
            channel.name,
            options.now(),
            options.now(),
          ),
        );
        if (due.length === 0) return;
        await Promise.all(due.map(({ id }) => attempt(options, channel, String(id))));
      }
    }),
  );
}

async function isDue({ database, channels, now }: OutboxOptions): Promise<boolean> {
  const names = JSON.stringify(channels.map(({ name }) => name));
  const due = await database.all(
    sql(
      `SELECT 1 FROM deliveries WHERE channel IN (SELECT value FROM json_each(?)) AND ${DUE} LIMIT 1`,
      names,
      now(),
      now(),
    ),
  );
  return due.length > 0;
}

async function attempt(options: OutboxOptions, channel: Channel, id: string): Promise<void> {
  const { database, now, log, jitter = Math.random } = options;
  const [row] = await database.all(
    sql(
      `SELECT deliveries.id AS delivery_id, deliveries.kind AS delivery_kind, attempts, first_attempt_at,
         deliveries.created_at AS queued_at, subscriber_id, subscribers.email AS subscriber_email, enquiries.*
       FROM deliveries LEFT JOIN enquiries ON enquiries.id = enquiry_id
       LEFT JOIN subscribers ON subscribers.id = subscriber_id WHERE deliveries.id = ?`,
      id,
    ),
  );
  if (!row) return; // erased in the meantime
  const attempts = Number(row.attempts) + 1;
  const startedAt = now();
  const confirmToken = randomText(24);
  const [claimed] = await database.batch([
    sql(
      `UPDATE deliveries SET attempts = ?, next_attempt_at = ?,
         first_attempt_at = coalesce(first_attempt_at, ?)
       WHERE id = ? AND state = 'waiting' AND attempts = ?`,
      attempts,
      startedAt + retryPause(attempts, jitter()),
      startedAt,
      id,
      attempts - 1,
    ),
    // Only the digest is stored, so each attempt has its own token. All of them are valid.
    sql(
      `INSERT INTO confirm_tokens (hash, subscriber_id, expires_at)
       SELECT ?, subscriber_id, ? FROM deliveries WHERE id = ? AND kind = 'confirmation'`,
      await sha256(confirmToken),
      startedAt + CONFIRM_LINK_DAYS * DAY_MS,
      id,
    ),
  ]);
  if (claimed !== 1) return; // another worker has taken it
  try {
    await channel.send(await readDelivery(database, row, confirmToken));
  } catch (error) {
    const firstAt = Number(row.first_attempt_at ?? startedAt);
    const isLast =
      (error instanceof AttemptFailed && error.isPermanent) ||
      !isRecent(firstAt, RETRY_FOR_MS, now());
    const reason = errorMessage(error);
    log(
      `inbox: ${channel.name}: attempt ${attempts} failed${isLast ? " for good" : ""}: ${reason}`,
    );
    await database.batch([
      sql(
        // If this worker lost the lease while waiting, another one may have tried since. Don't
        // overwrite its result.
        `UPDATE deliveries SET last_error = ?, state = ?, next_attempt_at = ?
         WHERE id = ? AND state = 'waiting' AND attempts = ?`,
        reason,
        isLast ? "failed" : "waiting",
        now() + retryPause(attempts, jitter()),
        id,
        attempts,
      ),
    ]);
    return;
  }
  await database.batch([
    sql(
      "UPDATE deliveries SET state = 'delivered', delivered_at = ?, last_error = '' WHERE id = ?",
      now(),
      id,
    ),
    ...endSubscription(id),
  ]);
}

async function readDelivery(
  database: InboxPort,
  row: Row,
  confirmToken: string,
): Promise<Delivery> {
  const id = String(row.delivery_id);
  const kind = row.delivery_kind;
  if (kind === "new-subscribers") {
    return { id, kind, subscribers: await newSubscribers(database, Number(row.queued_at)) };
  }
  if (row.subscriber_id) {
    const subscriberId = String(row.subscriber_id);
    const subscriber = {
      id,
      email: String(row.subscriber_email),
      unsubscribeToken: await unsubscribeToken(database, subscriberId),
    };
    return kind === "subscription.confirmed" || kind === "subscription.ended"
      ? { ...subscriber, kind, at: Number(row.queued_at), subscriberId }
      : { ...subscriber, kind: "confirmation", confirmToken };
  }
  const enquiry = readStoredEnquiry(row);
  return kind === "acknowledgement"
    ? { id, kind: "acknowledgement", email: enquiry.fields.email, reference: enquiry.reference }
    : { id, kind: "enquiry", enquiry };
}

export interface OutboxTurn extends OutboxOptions {
  /** Number of the newest migration this program knows. */
  readonly program: number;
  readonly owner: string;
  readonly leaseMs: number;
  readonly isStopped: () => boolean;
}

/**
 * Sends due deliveries if there are any, this program may write, and no other process is
 * delivering. Renews the lease until all are sent. If the caller stops waiting, it aborts
 * `abandoned`, which ends the renewal so that other processes can take over.
 */
export async function deliverOnce(turn: OutboxTurn, abandoned?: AbortSignal): Promise<void> {
  const { database, program, channels, now, owner, leaseMs, isStopped } = turn;
  const name = ["outbox", ...channels.map((channel) => channel.name)].join(" ");
  const lease = () => takeLease(database, name, { owner, now: now(), ms: leaseMs });
  if (!(await isDue(turn)) || !(await mayWrite(database, program)) || !(await lease())) return;
  let hasLease = true;
  const renewal = setInterval(() => {
    lease().then(
      (has) => {
        hasLease = has;
      },
      () => undefined, // The database is locked. The next renewal comes before the lease ends.
    );
  }, leaseMs / 4);
  const endRenewal = () => clearInterval(renewal);
  abandoned?.addEventListener("abort", endRenewal);
  try {
    await deliverDue(turn, () => isStopped() || !hasLease);
  } finally {
    endRenewal();
    abandoned?.removeEventListener("abort", endRenewal); // all turns share this signal
    await database.batch([endLease(name, owner)]);
  }
}

export interface OutboxWorker {
  /** Looks for work immediately, because something has been committed. */
  readonly wake: () => void;
  /** Starts no more attempts. Resolves when the current ones have ended, or after `graceMs`. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

type WorkerOptions = OutboxOptions &
  Pick<OutboxTurn, "program"> & { readonly leaseMs?: number; readonly pollMs?: number };

/**
 * Starts a separate loop for each channel, so that a hanging server doesn't hold up the other
 * channels. If there are several processes, only the one that holds a channel's lease uses that
 * channel.
 */
export function startWorker(options: WorkerOptions): OutboxWorker {
  const workers = options.channels.map((channel) => startLoop({ ...options, channels: [channel] }));
  return {
    wake: () => {
      for (const { wake } of workers) wake();
    },
    stop: async (graceMs) => {
      await Promise.all(workers.map(({ stop }) => stop(graceMs)));
    },
  };
}

function startLoop(options: WorkerOptions): OutboxWorker {
  const { log, leaseMs = OUTBOX_LEASE_MS, pollMs = OUTBOX_POLL_MS } = options;
  const owner = crypto.randomUUID();
  const abandoned = new AbortController();
  let isStopped = false;
  let isAsked = false;
  let running: Promise<void> | null = null;

  const turn = { ...options, owner, leaseMs, isStopped: () => isStopped };
  const wake = () => {
    isAsked = true;
    if (isStopped) return;
    running ??= (async () => {
      while (isAsked && !isStopped) {
        isAsked = false;
        await deliverOnce(turn, abandoned.signal).catch((error) =>
          log(`inbox: sending messages failed: ${errorMessage(error)}`),
        );
      }
      running = null;
    })();
  };
  const poll = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    stop: async (graceMs = SHUTDOWN_GRACE_MS) => {
      isStopped = true;
      clearInterval(poll);
      // An abandoned attempt will be repeated under the same id.
      let grace: ReturnType<typeof setTimeout> | undefined;
      const given = new Promise<void>((end) => {
        grace = setTimeout(end, graceMs);
      });
      await Promise.race([running, given]);
      clearTimeout(grace);
      abandoned.abort();
    },
  };
}
