import * as v from "valibot";
import { BAD_PORT, hasFetchPort } from "../site/fetch-ports";
import { isLoopback } from "../site/hosts";
import { environmentError, parseVariables } from "../site/parse-variables";
import type { ChannelName } from "./delivery";
import { fromBase64 } from "./hashing";

export interface MailSettings {
  readonly smtpUrl: string;
  /** "Name <address>", or only an address. */
  readonly from: string;
  readonly to: readonly string[];
}

export interface WebhookSettings {
  readonly url: string;
  /** In Base64, with or without the prefix `whsec_`. */
  readonly secret: string;
}

/** See `.env.example` for what each variable means. */
export interface InboxSettings {
  readonly mail: MailSettings | null;
  readonly webhook: WebhookSettings | null;
  /** Whether enquiries are committed to the inbox before they go to the content API. */
  readonly beforeApi: boolean;
  readonly acknowledge: boolean;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const NAMED_ADDRESS = /^(?:[^<>\r\n"]+ <[^\s@<>,;"]+@[^\s@<>,;"]+>|[^\s@<>,;"]+@[^\s@<>,;"]+)$/;

const isUrl = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== "";
/**
 * Returns whether the user name and password are properly encoded. A stray % would crash the host
 * when it decodes them.
 */
const isDecodable = (text: string): boolean => {
  const { username, password } = new URL(text);
  try {
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
};
const isPrivateCall = (text: string) => {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || isLoopback(hostname);
};
const flag = v.optional(v.picklist(["0", "1"], "must be 1 or 0"), "0");

const variables = v.object({
  INBOX_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ["smtp:", "smtps:"]) && isDecodable(text),
        "must be an address such as smtps://user:password@mail.example.com:465 (in user and password, write %40 for @, %25 for %, %23 for #, %2F for / and %3F for ?)",
      ),
    ),
  ),
  INBOX_FROM: v.optional(
    v.pipe(v.string(), v.regex(NAMED_ADDRESS, "must be an email address, or a name and <address>")),
  ),
  INBOX_TO: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
      v.check(
        (list) => list.length > 0 && list.every((text) => ADDRESS.test(text)),
        "must be email addresses, separated by commas",
      ),
    ),
  ),
  INBOX_WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isUrl(text, ["http:", "https:"]),
        "must be an address such as https://hooks.example.com/enquiries",
      ),
      v.check(isPrivateCall, "must start with https://"),
      v.check(
        (text) => !new URL(text).username && !new URL(text).password,
        "must not contain a user name or password",
      ),
      v.check(hasFetchPort, BAD_PORT),
    ),
  ),
  INBOX_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => fromBase64(text.replace(/^whsec_/, "")).length >= 24,
        "must be at least 24 bytes in Base64; make one with: openssl rand -base64 32",
      ),
    ),
  ),
  INBOX_BEFORE_API: flag,
  INBOX_ACKNOWLEDGE: flag,
});

/**
 * Parses the variables. Blank ones count as unset. Throws a single error that lists every invalid
 * variable, but never its value.
 */
export function readInboxSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): InboxSettings {
  const parsed = parseVariables(variables, env);
  if ("problems" in parsed) throw environmentError(parsed.problems);
  const { output } = parsed;
  const problems = incomplete(output);
  if (problems.length > 0) throw environmentError(problems);
  const { INBOX_SMTP_URL: smtpUrl, INBOX_FROM: from, INBOX_TO: to } = output;
  const { INBOX_WEBHOOK_URL: url, INBOX_WEBHOOK_SECRET: secret } = output;
  return {
    mail: smtpUrl && from && to ? { smtpUrl, from, to } : null,
    webhook: url && secret ? { url, secret } : null,
    beforeApi: output.INBOX_BEFORE_API === "1",
    acknowledge: output.INBOX_ACKNOWLEDGE === "1",
  };
}

/**
 * Lists what's missing from incomplete channels, which would otherwise deliver nothing without any
 * error.
 */
function incomplete(output: v.InferOutput<typeof variables>): readonly string[] {
  const groups = [
    ["INBOX_SMTP_URL", "INBOX_FROM", "INBOX_TO"],
    ["INBOX_WEBHOOK_URL", "INBOX_WEBHOOK_SECRET"],
  ] as const;
  const missing = groups.flatMap((group) =>
    group.some((name) => output[name]) ? group.filter((name) => !output[name]) : [],
  );
  const acknowledges = output.INBOX_ACKNOWLEDGE === "1" && !output.INBOX_SMTP_URL;
  return [
    ...missing.map((name) => `${name} is missing`),
    ...(acknowledges ? ["INBOX_ACKNOWLEDGE needs INBOX_SMTP_URL"] : []),
  ];
}

export const channelNames = (
  { mail, webhook, beforeApi }: InboxSettings,
  hasContentApi: boolean,
): readonly ChannelName[] => [
  ...(mail ? ["mail" as const] : []),
  ...(webhook ? ["webhook" as const] : []),
  ...(hasContentApi && beforeApi ? ["api" as const] : []),
];
