import { errorCode, errorField, errorNumber } from "../site/errors";

/**
 * A failed delivery attempt. The reason contains no personal data. `isPermanent` means that another
 * attempt is pointless.
 */
export class AttemptFailed extends Error {
  constructor(
    reason: string,
    readonly isPermanent: boolean,
  ) {
    super(reason);
  }
}

/**
 * Prefix of failure reasons caused by an address that a visitor typed, which the owner can't fix.
 */
export const VISITOR_REFUSED = "the visitor's address";

/** Messages by SQLite's primary result code. */
const SQLITE_MESSAGES: Readonly<Record<number, string>> = {
  5: "the database is locked by another program",
  8: "the database is read-only",
  10: "the disk can't be read or written",
  11: "the database is damaged",
  13: "the disk is full",
  14: "the database can't be opened",
  26: "the file isn't a database",
};

/** Result codes by SQLite's message, because errors from statements may lack the number. */
const SQLITE_CODES: Readonly<Record<string, number>> = {
  "database is locked": 5,
  "attempt to write a readonly database": 8,
  "disk I/O error": 10,
  "database disk image is malformed": 11,
  "database or disk is full": 13,
  "unable to open database file": 14,
  "file is not a database": 26,
};

const SQLITE_ERROR = "ERR_SQLITE_ERROR";

/** Returns SQLite's primary result code, or 0 for other errors. */
function sqliteCode(error: unknown): number {
  const code = errorNumber(error, "errcode") & 0xff;
  if (code || errorCode(error) !== SQLITE_ERROR) return code;
  return SQLITE_CODES[String(errorField(error, "message"))] ?? 0;
}

const DAMAGED = [11, 26];

/** Returns whether this is an SQLite error that we can explain. */
export const isDatabaseError = (error: unknown): boolean => sqliteCode(error) in SQLITE_MESSAGES;

/** Returns whether the database has to be restored from a backup. */
export const isDamaged = (error: unknown): boolean => DAMAGED.includes(sqliteCode(error));

const BROKEN_OFF = "the server dropped the connection";
const NO_RESPONSE = "the server didn't respond in time";
const NO_NETWORK = "this machine's network doesn't reach that address";
const NO_ENCRYPTION = "that port doesn't accept encrypted connections";
const SIGNED_BY_STRANGER = "this machine doesn't trust the server's certificate";

/**
 * Messages for connection errors from the system, Nodemailer, undici and OpenSSL. They include the
 * code, so that the owner can search for it.
 */
const CONNECTION_MESSAGES: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: NO_NETWORK,
  EAI_AGAIN: "the server's name can't be looked up at the moment",
  ECONNREFUSED: "nothing is listening at that address",
  ECONNRESET: BROKEN_OFF,
  EHOSTUNREACH: NO_NETWORK,
  ENETUNREACH: NO_NETWORK,
  ENOTFOUND: "there's no server with that name",
  EPIPE: BROKEN_OFF,
  EPROTO: "the server and this machine can't agree on an encryption method",
  ETIMEDOUT: NO_RESPONSE,
  // Nodemailer
  EAUTH: "signing in to the server failed",
  ECONNECTION: "the connection to the server was closed",
  EDNS: "the server's name can't be looked up",
  EENVELOPE: "the sender's or a recipient's address isn't valid",
  EMESSAGE: "the server doesn't accept this email",
  EPROTOCOL: "the server doesn't respond as a mail server should",
  ESOCKET: "there's no connection to the server",
  ETLS: "the connection can't be encrypted",
  // undici
  HPE_INVALID_CONSTANT: "the server doesn't respond as a web server should",
  UND_ERR_BODY_TIMEOUT: NO_RESPONSE,
  UND_ERR_CONNECT_TIMEOUT: "connecting took too long",
  UND_ERR_HEADERS_TIMEOUT: NO_RESPONSE,
  UND_ERR_SOCKET: BROKEN_OFF,
  // OpenSSL
  CERT_HAS_EXPIRED: "the server's certificate has expired",
  CERT_NOT_YET_VALID: "the server's certificate isn't valid yet according to this machine's clock",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the server's certificate is self-signed",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_ENCRYPTION,
  ERR_SSL_WRONG_VERSION_NUMBER: NO_ENCRYPTION,
  ERR_TLS_CERT_ALTNAME_INVALID: "the server's certificate is for another name",
  SELF_SIGNED_CERT_IN_CHAIN: SIGNED_BY_STRANGER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: SIGNED_BY_STRANGER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: SIGNED_BY_STRANGER,
};

const SYSTEM_MESSAGES: Readonly<Record<string, string>> = {
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  TimeoutError: NO_RESPONSE,
  EACCES: "its file or folder belongs to another user",
  EPERM: "its file or folder belongs to another user",
};

/**
 * Explains in one line for the log why something failed. Never quotes a mail server or a visitor,
 * because their text may contain an address.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AttemptFailed) return error.message;
  const sqlite = SQLITE_MESSAGES[sqliteCode(error)];
  if (sqlite) return sqlite;
  const cause = errorField(error, "cause");
  if (cause) return errorMessage(cause);
  // The error has no code, only this term of the Fetch standard:
  // https://fetch.spec.whatwg.org/#port-blocking
  if (errorField(error, "message") === "bad port")
    return "web requests to that port aren't allowed";
  // Nodemailer reports ESOCKET for every lost connection, and keeps the system's code in
  // originalCode.
  const code = errorField(error, "originalCode") ?? errorField(error, "code");
  // A DOMException, such as a timeout, has a legacy number as its code.
  const name = String(
    (typeof code === "string" && code) || (errorField(error, "name") ?? "unknown error"),
  );
  const ofConnection = CONNECTION_MESSAGES[name];
  return ofConnection ? `${ofConnection} (${name})` : (SYSTEM_MESSAGES[name] ?? name);
}
