import { errorMessage } from "../../src/inbox/error-messages";

const failed = (code: string): Error => Object.assign(new Error("achieng@duka.example"), { code });

test.each([
  "EADDRNOTAVAIL",
  "EAI_AGAIN",
  "EAUTH",
  "ECONNECTION",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDNS",
  "EENVELOPE",
  "EHOSTUNREACH",
  "EMESSAGE",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "EPROTO",
  "EPROTOCOL",
  "ESOCKET",
  "ETIMEDOUT",
  "ETLS",
  "HPE_INVALID_CONSTANT",
  "UND_ERR_BODY_TIMEOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_SOCKET",
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_SSL_PACKET_LENGTH_TOO_LONG",
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
])("%s is explained in plain English, with the code to search for", (code) => {
  const reason = expect.stringMatching(`^[a-z][^()@]+ [^()@]+ \\(${code}\\)$`);
  expect(errorMessage(failed(code))).toEqual(reason);
  expect(errorMessage(new TypeError("fetch failed", { cause: failed(code) }))).toEqual(reason);
});

test.each([
  ["database is locked", "the database is locked by another program"],
  ["attempt to write a readonly database", "the database is read-only"],
  ["disk I/O error", "the disk can't be read or written"],
  ["database disk image is malformed", "the database is damaged"],
  ["database or disk is full", "the disk is full"],
  ["unable to open database file", "the database can't be opened"],
  ["file is not a database", "the file isn't a database"],
  ["achieng@duka.example", "ERR_SQLITE_ERROR"],
])("SQLite's message %j gets the same explanation without its number", (words, reason) => {
  expect(errorMessage(Object.assign(new Error(words), { code: "ERR_SQLITE_ERROR" }))).toBe(reason);
});

test("a port that web requests may not use is explained", async () => {
  const failure = await fetch("http://127.0.0.1:6000/").catch((error: unknown) => error);
  expect(errorMessage(failure)).toBe("web requests to that port aren't allowed");
});

test("an unknown code is reported unchanged", () => {
  expect(errorMessage(failed("ENEVERSEEN"))).toBe("ENEVERSEEN");
});

test("the system's own code is reported if Nodemailer hides it behind its own", () => {
  const error = Object.assign(new Error("x"), {
    code: "ESOCKET",
    originalCode: "CERT_HAS_EXPIRED",
  });
  expect(errorMessage(error)).toBe("the server's certificate has expired (CERT_HAS_EXPIRED)");
});
