import { BRAND } from "../../../site/company/brand";
import { officeAddress } from "../../../site/company/company-facts";
import { longDay } from "../../../site/format/dates";
import { listed, type Network, type TrafficKind } from "../messaging-guidance";
import * as styles from "./sender-id-kit.module.css";

export type LetterField = "company" | "registration" | "signatory" | "position" | "date";

/** The visitor's entries. Missing ones become blank lines. */
export type LetterEntries = { readonly [field in LetterField]?: string };

export interface AuthorizationLetterProps {
  readonly senderId: string;
  readonly kind: TrafficKind;
  readonly networks: readonly Network[];
  readonly entries: LetterEntries;
}

const KIND_WORDS: Readonly<Record<TrafficKind, string>> = {
  promotional: "promotional messages",
  transactional: "transactional messages, such as receipts, codes and alerts,",
};
const { legalName, address } = BRAND;

export function AuthorizationLetter({
  senderId,
  kind,
  networks,
  entries,
}: AuthorizationLetterProps) {
  const { company, registration, signatory, position, date } = entries;
  const operators = listed(networks);
  const signature = [
    ["For", company],
    ["Name", signatory],
    ["Position", position],
    ["Signature"],
    ["Company stamp"],
  ];
  return (
    <article className={styles.sheet} aria-label="Letter of authorization" data-theme="light">
      <p className={styles.letterhead}>Your letterhead</p>
      <p>
        Date: <Entry text={longDay(date ?? "")} />
      </p>
      <address className={styles.to}>
        <span>{`The network operators: ${operators}`}</span>
        <span>{`Through ${legalName}, ${officeAddress()}, ${address.city}`}</span>
      </address>
      <h3 className={styles.subject}>
        Authorization to use the sender ID <Entry text={senderId} />
      </h3>
      <p>
        We, <Entry text={company} />, registered in {address.country} under number{" "}
        <Entry text={registration} />
        {`, authorize ${legalName} to apply on our behalf for the sender ID `}
        <Entry text={senderId} />
        <span>{` on ${operators}, and to send messages under it for us.`}</span>
      </p>
      <p>
        {`We will use the sender ID for ${KIND_WORDS[kind]} to our own customers only, and not for any other kind of traffic.`}
      </p>
      <p>
        We confirm that the name belongs to us and doesn’t mislead anyone, that the people we
        message have agreed to it where the law requires that, and that whoever asks us to stop will
        get no more such messages.
      </p>
      <p>
        We are responsible for the content of our messages. This authorization stays in force until
        we withdraw it in writing.
      </p>
      <p>Yours faithfully,</p>
      <dl>
        {signature.map(([label, value]) => (
          <div key={label} className={styles.signed}>
            <dt>{label}</dt>
            <dd>
              <Entry text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/**
 * Shows an entry, or a blank to fill in by hand. The element is always rendered, because text
 * follows it.
 */
function Entry({ text = "" }: { readonly text?: string }) {
  const filled = text.trim();
  return (
    <span className={filled ? undefined : styles.blank}>
      {filled || <span className="visually-hidden">(blank)</span>}
    </span>
  );
}
