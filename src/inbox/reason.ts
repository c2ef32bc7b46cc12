import { errorField, errorNumber } from "../site/errors";

/** A failed attempt: its reason without personal data, and whether another attempt is of any use. */
export class AttemptFailed extends Error {
  constructor(
    reason: string,
    readonly isPermanent: boolean,
  ) {
    super(reason);
  }
}

/** Beginning of a reason that is the fault of an address which a visitor typed: an owner has nothing to repair then. */
export const VISITOR_REFUSED = "the visitor's address";

/** Explanations of SQLite's primary result codes. */
const SQLITE_REASONS: Readonly<Record<number, string>> = {
  5: "the database is locked by another program",
  8: "the database is read-only",
  10: "the disk cannot be read or written",
  11: "the database is damaged",
  13: "the disk is full",
  14: "the database cannot be opened",
  26: "the file is not a database",
};

/** Explanations of the system's errors. */
const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody listens at that address (ECONNREFUSED)",
  ESOCKET: "there is no connection to the server (ESOCKET)",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  TimeoutError: "there was no answer in time",
  EACCES: "its file or folder belongs to another user",
  EPERM: "its file or folder belongs to another user",
};

/**
 * Says on one line why something failed, for a log: never the words of a mail server or of a visitor, which
 * may hold an address.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AttemptFailed) return error.message;
  const sqlite = SQLITE_REASONS[errorNumber(error, "errcode") & 0xff];
  if (sqlite) return sqlite;
  const cause = errorField(error, "cause");
  if (cause) return reasonOf(cause);
  const code = errorField(error, "code");
  // of a DOMException, such as that of a time limit, the code is a number of old
  const name = String(
    (typeof code === "string" && code) || (errorField(error, "name") ?? "unknown error"),
  );
  return SYSTEM_REASONS[name] ?? name;
}
