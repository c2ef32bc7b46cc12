import { longDate } from "../../../content/model/text";
import { BRAND } from "../../../site/brand";
import type { Network, TrafficKind } from "../messaging-rules";

/** What the visitor fills in; an empty entry becomes a line to write on. */
export interface LetterEntries {
  readonly company: string;
  readonly registration: string;
  readonly signatory: string;
  readonly position: string;
  /** "2026-10-05", as a date field gives it. */
  readonly date: string;
}

export const EMPTY_LETTER: LetterEntries = {
  company: "",
  registration: "",
  signatory: "",
  position: "",
  date: "",
};

/** A run of a paragraph; null is a blank to be filled in by hand. */
export type LetterRun = string | null;

export interface Letter {
  readonly date: LetterRun;
  readonly to: readonly string[];
  readonly subject: readonly LetterRun[];
  readonly paragraphs: readonly (readonly LetterRun[])[];
  readonly signature: readonly { readonly label: string; readonly value: LetterRun }[];
}

export interface LetterSubject {
  readonly senderId: string;
  readonly kind: TrafficKind;
  readonly networks: readonly Network[];
}

const KIND_WORDS: Readonly<Record<TrafficKind, string>> = {
  promotional: "promotional messages",
  transactional: "transactional messages, such as receipts, codes and alerts,",
};

/** The letter of authorization, complete with whatever was not filled in left blank. */
export function authorizationLetter(subject: LetterSubject, entries: LetterEntries): Letter {
  const company = orBlank(entries.company);
  const senderId = orBlank(subject.senderId);
  const networks = listed(subject.networks);
  return {
    date: orBlank(letterDate(entries.date)),
    to: [
      `The network operators${networks ? `: ${networks}` : ""}`,
      `Through ${BRAND.legalName}, ${BRAND.address.building}, ${BRAND.address.street}, ${BRAND.address.city}`,
    ],
    subject: ["Authorization to use the sender ID ", senderId],
    paragraphs: [
      [
        "We, ",
        company,
        ", registered in Kenya under number ",
        orBlank(entries.registration),
        `, authorize ${BRAND.legalName} to apply on our behalf for the sender ID `,
        senderId,
        networks ? ` on ${networks}, and to send messages under it for us.` : " and to use it.",
      ],
      [
        `We will use the sender ID for ${KIND_WORDS[subject.kind]} to our own customers only, and not for any other kind of traffic.`,
      ],
      [
        "We confirm that the name belongs to us and misleads nobody, that the people we write to have agreed to it where the law asks for it, and that whoever asks us to stop will receive no more such messages.",
      ],
      [
        "We answer for the content of our messages. This authorization stays in force until we withdraw it in writing.",
      ],
    ],
    signature: [
      { label: "For", value: company },
      { label: "Name", value: orBlank(entries.signatory) },
      { label: "Position", value: orBlank(entries.position) },
      { label: "Signature", value: null },
      { label: "Company stamp", value: null },
    ],
  };
}

const orBlank = (text: string): LetterRun => text.trim() || null;

/** A date field holds a day, so noon in Nairobi is that day; anything else is left blank. */
function letterDate(date: string): string {
  const iso = `${date}T12:00:00+03:00`;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(iso)) ? longDate(iso) : "";
}

/** "Safaricom, Airtel and Telkom". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
