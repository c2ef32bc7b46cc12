import type { SignedOff } from "../content/company/launch";
import type { Shown } from "../gatsby/report/shown";
import type { Sample } from "./read-launch";

export const GROUPS = ["Must", "Should", "Sample content still in place"] as const;

/** One task between the site and going live. */
export interface LaunchItem {
  readonly group: (typeof GROUPS)[number];
  readonly text: string;
  /** File or setting to change. */
  readonly where: string;
}

/** Hosts of the channels by which enquiries reach somebody; null: the channel is not set up. */
export interface Channels {
  readonly mail: string | null;
  readonly webhook: string | null;
}

/** The facts that the launch check examines. */
export interface Launch {
  readonly shown: Shown;
  readonly sample: Sample;
  readonly signedOff: SignedOff;
  /** Hosts to which the host of the site sends an enquiry; null where its settings are unknown. */
  readonly channels: Channels | null;
  /** Whether the host is Cloudflare Workers, which cannot send mail. */
  readonly isEdge: boolean;
  /** Whether the site responds over HTTPS with `Strict-Transport-Security`. */
  readonly hasHsts: boolean;
  /** Whether the content API responds; true without one. */
  readonly isApiUp: boolean;
}

export const COMPANY = "content/company.json";
export const SIGNED = "content/launch.json";
export const SETTINGS = "the settings of the build (.env, or the variables of the repository)";

/** Result of a check: whether an item is open, its text, and the file or setting to change. */
export type Check = readonly [isOpen: boolean, text: string, where: string];

export const open = (group: LaunchItem["group"], checks: readonly Check[]): readonly LaunchItem[] =>
  checks.flatMap(([isOpen, text, where]) => (isOpen ? [{ group, text, where }] : []));

const SHOWN_CHARS = 80;
export const quoted = (value: string): string =>
  `“${value.length > SHOWN_CHARS ? `${value.slice(0, SHOWN_CHARS)}…` : value}”`;

/** Returns whether the owner has answered a question, with name and date. */
export const isSigned = ({ signedOff }: Launch, question: keyof SignedOff): boolean =>
  Boolean(signedOff[question].name && signedOff[question].date);
