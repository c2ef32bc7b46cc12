import clsx from "clsx";
import { Button, ButtonLink } from "../../../components/actions/button";
import { Announcement } from "../../../components/feedback/announcement";
import { Notice } from "../../../components/feedback/notice";
import { ProgressBar } from "../../../components/feedback/progress-bar";
import { Choice } from "../../../components/forms/choice";
import { TextAreaField, TextField } from "../../../components/forms/field";
import { Section } from "../../../components/layout/section";
import { VAT_WORDS } from "../../../content/catalogue/format-price";
import { priceSms } from "../../../content/catalogue/price-sms";
import type { Prices } from "../../../content/catalogue/prices";
import { useKeptFocus } from "../../../hooks/use-kept-focus";
import { BRAND } from "../../../site/company/brand";
import { formatCents, formatMoney } from "../../../site/format/money";
import { formatCount, formatNumber } from "../../../site/format/text";
import {
  GSM_SINGLE_SEPTETS,
  SMS_TEXT_MAX_CHARS,
  TOOL_FIELD_MAX_CHARS,
  UCS2_SINGLE_UNITS,
} from "../../../site/limits";
import { TOOL_ROUTES } from "../../../site/routes";
import {
  OPT_OUT_TEXT,
  PROMOTIONAL_LABEL,
  PROMOTIONAL_NOTE,
  withOptOut,
} from "../messaging-guidance";
import { enquiryLink } from "../tool-enquiry";
import { readQuantity, toolLink } from "../tool-state";
import { useToolState } from "../use-tool-state";
import { measureSms, type SmsCoding, type SmsLength } from "./measure-sms";
import { NonGsmCharacters } from "./non-gsm-characters";
import { PhonePreview } from "./phone-preview";
import { toPlainSms } from "./sms-characters";
import * as styles from "./sms-length-counter.module.css";

/** Whether most of the company's customers read Kiswahili. */
const IN_KISWAHILI = ["KE", "TZ"].includes(BRAND.address.countryCode);

const EXAMPLE = `Habari! Maziwa ya ng’ombe sasa ni ${formatMoney(55)} kwa lita katika maduka yote ya Duka Bora hadi Jumamosi. Karibu!`;

/** The example, as it is and with its special characters replaced. */
const EXAMPLES = [EXAMPLE, toPlainSms(EXAMPLE)];

export interface SmsLengthCounterProps {
  readonly prices: Pick<Prices, "tiers">;
}

export function SmsLengthCounter({ prices: { tiers } }: SmsLengthCounterProps) {
  const { fields, state, touched, change } = useToolState();
  const kept = useKeptFocus<HTMLDivElement>();
  const promotional = state.kind === "promotional";
  const measure = (text: string) => measureSms(promotional ? withOptOut(text) : text);
  const length = measure(state.text);
  const lang = EXAMPLES.includes(state.text) ? "sw" : undefined;
  const parts = length.parts.length;
  const people = readQuantity(state.people);
  const quantity = parts > 0 && people > 0 ? parts * Math.ceil(people) : 0;
  const price = quantity > 0 ? priceSms(tiers, quantity) : null;
  const plan = {
    ...state,
    parts: parts > 0 ? String(parts) : "",
    quantity: quantity > 0 ? String(quantity) : "",
  };

  return (
    <Section
      id="counter"
      tone="alt"
      heading={{
        eyebrow: "Counter",
        title: "Write your text",
        intro: `Up to ${GSM_SINGLE_SEPTETS} plain characters are one SMS part. One curly quote or emoji, and only ${UCS2_SINGLE_UNITS} fit. The counter shows which, and puts it right.`,
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: it holds results as well as fields */}
      <div role="group" aria-label="Counter" className={styles.layout} {...kept}>
        <div className="stack" ref={fields}>
          <TextAreaField
            label="Your message"
            name="text"
            rows={6}
            lang={lang}
            maxLength={SMS_TEXT_MAX_CHARS}
            hint={
              state.text.length >= SMS_TEXT_MAX_CHARS
                ? `Full: only the first ${formatNumber(SMS_TEXT_MAX_CHARS)} characters are counted.`
                : undefined
            }
            value={state.text}
            placeholder={IN_KISWAHILI ? "Habari! ..." : "Hello! ..."}
            onChange={({ target }) => change({ text: target.value })}
          />
          <Meter length={length} />
          {IN_KISWAHILI && state.text === "" && (
            <div>
              <Button variant="ghost" size="sm" onClick={() => change({ text: EXAMPLE })}>
                Try an example in Kiswahili
              </Button>
            </div>
          )}
          <NonGsmCharacters
            text={state.text}
            partsOf={(text) => measure(text).parts.length}
            onChange={(text) => change({ text })}
          />
          <Choice
            label={PROMOTIONAL_LABEL}
            hint={OPT_OUT_TEXT ? `Adds ${OPT_OUT_TEXT} at the end` : undefined}
            name="kind"
            value="promotional"
            checked={promotional}
            onChange={({ target }) => change({ kind: target.checked ? "promotional" : "" })}
          />
          {promotional && <Notice>{PROMOTIONAL_NOTE}</Notice>}
          <TextField
            label="How many people receive it?"
            hint="To work out the price, such as 80,000 or 80k"
            error={
              state.people.trim() === "" || people > 0
                ? undefined
                : "Please enter a number above zero."
            }
            name="people"
            autoComplete="off"
            maxLength={TOOL_FIELD_MAX_CHARS}
            value={state.people}
            onChange={({ target }) => change({ people: target.value })}
          />
        </div>
        <div className="stack">
          <PhonePreview
            sender={state.sender.trim() || "Your name"}
            parts={length.parts}
            room={length.unitsPerPart}
            lang={lang}
          />
          <div className={clsx("stack-tight", styles.actions)}>
            {price && (
              <p className={styles.cost} key={`${parts} ${people}`}>
                {formatCount(parts, "part")} × {formatNumber(Math.ceil(people))} ={" "}
                {formatNumber(quantity)} SMS parts
                {price.notice === null ? (
                  <>
                    : <strong>{formatCents(price.totalCents)}</strong> {VAT_WORDS[price.tier.vat]}
                  </>
                ) : (
                  `. ${price.notice}`
                )}
              </p>
            )}
            {tiers.length > 0 && (
              <ButtonLink to={toolLink(TOOL_ROUTES.smsPrice, plan)} icon="calculator" block>
                {quantity > 0 ? `Price ${formatNumber(quantity)} SMS parts` : "Price this text"}
              </ButtonLink>
            )}
            <ButtonLink to={toolLink(TOOL_ROUTES.senderId, plan)} variant="secondary" block>
              Check the sender ID
            </ButtonLink>
            <ButtonLink {...enquiryLink(plan, tiers)} variant="secondary" icon="send" block>
              Send this to us
            </ButtonLink>
          </div>
        </div>
      </div>
      <Announcement text={announcementOf(length)} enabled={touched} />
    </Section>
  );
}

const announcementOf = ({ parts, coding, units, unitsLeft }: SmsLength): string =>
  parts.length === 0
    ? "No text yet."
    : `${units} characters in ${formatCount(parts.length, "part")}, ${ALPHABET_WORDS[coding].toLowerCase()} characters, ${unitsLeft} left.`;

const ALPHABET_WORDS: Readonly<Record<SmsCoding, string>> = {
  "7-bit": "Plain",
  "16-bit": "Special",
};

function Meter({ length }: { readonly length: SmsLength }) {
  const { coding, parts, units, unitsLeft, unitsPerPart } = length;
  const counts = {
    Parts: parts.length,
    Length: formatNumber(units),
    Left: unitsLeft,
    Characters: ALPHABET_WORDS[coding],
  };
  return (
    <div className={styles.meter}>
      <dl className={styles.counts}>
        {Object.entries(counts).map(([term, value]) => (
          <div key={term} className={styles.count}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ProgressBar value={((unitsPerPart - unitsLeft) / unitsPerPart) * 100} />
    </div>
  );
}
