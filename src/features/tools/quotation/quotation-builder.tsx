import * as React from "react";
import { Button, ButtonLink } from "../../../components/actions/button/button";
import { Announcement } from "../../../components/feedback/announcement/announcement";
import { Choice, ChoiceGroup } from "../../../components/forms/choice/choice";
import { SelectField, TextField, type TextFieldProps } from "../../../components/forms/field/field";
import { Section } from "../../../components/layout/section/section";
import {
  isEmpty,
  planLabel,
  type Quotation,
  type QuotationData,
  quotation,
} from "../../../content/catalogue/price-quotation";
import { quotationText, sumsInWords } from "../../../content/catalogue/quotation-words";
import { keepAttachment } from "../../../hooks/enquiry-attachment";
import { useBrowserValue } from "../../../hooks/use-browser-value";
import { BRAND, MARKET } from "../../../site/company/brand";
import { formatCents } from "../../../site/format/money";
import { QUANTITY_FIELD_MAX_CHARS, SMS_QUANTITY_MAX } from "../../../site/limits";
import { ANCHORS, ROUTES, TOOL_ROUTES } from "../../../site/routes";
import { fragmentOf } from "../../../site/url-fragment";
import { NetworkChoices } from "../network-choices";
import { networksOf, OFFER_FIELD, toolLink } from "../tool-state";
import { useToolState } from "../use-tool-state";
import * as styles from "./quotation-builder.module.css";
import {
  choiceOf,
  countOf,
  exampleState,
  isChosen,
  OFFER_COUNT_MAX,
  readOffers,
  withOffer,
} from "./quotation-choice";
import { QuotationSheet } from "./quotation-sheet";

export interface QuotationBuilderProps {
  readonly data: QuotationData;
  /** `page`: prints alone and as a PDF, and is sent by the contact form. `pricing`: by the form below it. */
  readonly place: "page" | "pricing";
}

/** Adds up what a buyer chooses: once, each month and in the first year. */
export function QuotationBuilder({ data, place }: QuotationBuilderProps) {
  const {
    fields,
    state: chosen,
    touched,
    change,
  } = useToolState((entered) =>
    isChosen(entered) ? entered : { ...exampleState(data), networks: entered.networks },
  );
  const networks = networksOf(chosen);
  const counts = readOffers(chosen.offers);
  const reasons = [
    ...data.prices.offers.map(({ offerId, name }) => ({
      label: name,
      reason: reasonOf(counts[offerId] ?? "", OFFER_COUNT_MAX),
    })),
    { label: PARTS_LABEL, reason: reasonOf(chosen.quantity, SMS_QUANTITY_MAX) },
  ].flatMap(({ label, reason }) => (reason ? [`${label}: ${reason}`] : []));
  const quote = quotation(choiceOf(chosen), data);
  const isNothing = isEmpty(quote); // a dated paper that totals nothing is no quotation
  const plans = data.services.flatMap(({ title, pricing }) =>
    pricing.map(({ name }) => planLabel(title, name)),
  );

  return (
    <Section
      id="quotation"
      tone="alt"
      heading={{
        eyebrow: "Quotation",
        title: "What will it cost in all?",
        intro: "Choose what you need. Everything with a published price is added up as you type.",
      }}
    >
      <div className={styles.layout}>
        <div className="stack" ref={fields} data-no-print>
          <NetworkChoices chosen={networks} onChange={change} />
          {data.prices.offers.map(({ offerId, name, per }) => (
            <CountField
              key={offerId}
              label={name}
              hint={`How many; each is charged ${per}`}
              name={OFFER_FIELD + offerId}
              inputMode="numeric"
              max={OFFER_COUNT_MAX}
              value={counts[offerId] ?? ""}
              onChange={({ target: { value } }) =>
                change(({ offers }) => ({ offers: withOffer(offers, offerId, value) }))
              }
            />
          ))}
          {data.services.some(({ usesUssdCode }) => usesUssdCode) && (
            <Choice
              label="A USSD code"
              hint="Networks set its price: your written quote says it"
              name="ussd"
              value="yes"
              checked={chosen.ussd !== ""}
              onChange={({ target }) => change({ ussd: target.checked ? "yes" : "" })}
            />
          )}
          <CountField
            label={PARTS_LABEL}
            hint="People × parts of your text, as 80,000 or 80k"
            name="quantity"
            max={SMS_QUANTITY_MAX}
            value={chosen.quantity}
            onChange={({ target }) => change({ quantity: target.value })}
          />
          <ChoiceGroup label="How often do you buy them?">
            {(["once", "month"] as const).map((every) => (
              <Choice
                key={every}
                type="radio"
                name="every"
                value={every}
                label={every === "once" ? "Once" : "Every month"}
                checked={(chosen.every === "month") === (every === "month")}
                onChange={() => change({ every: every === "month" ? "month" : "" })}
              />
            ))}
          </ChoiceGroup>
          {plans.length > 0 && (
            <SelectField
              label="A plan"
              placeholder="No plan"
              name="plan"
              options={plans}
              value={plans.includes(chosen.plan) ? chosen.plan : ""}
              onChange={({ target }) => change({ plan: target.value })}
            />
          )}
        </div>
        <div className="stack">
          <div className={place === "page" ? styles.sheet : styles.panel}>
            {place === "page" && !isNothing && <SheetHead />}
            <QuotationSheet quote={quote} />
          </div>
          {quote.notes.length > 0 && (
            <ul className="bullets small" data-no-print>
              {quote.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <div className="stack-tight" data-no-print>
            {!isNothing && (
              <>
                <ButtonLink
                  to={place === "page" ? contactLink(quote) : `#${ANCHORS.ask}`}
                  icon="send"
                  block
                  onClick={() =>
                    keepAttachment({ plan: chosen.plan, quotation: quotationText(quote) })
                  }
                >
                  Send this quotation
                </ButtonLink>
                {place === "page" ? (
                  <SaveButtons quote={quote} />
                ) : (
                  <ButtonLink
                    to={toolLink(TOOL_ROUTES.quotation, chosen)}
                    variant="secondary"
                    icon="printer"
                    block
                  >
                    Print it, or save it as a PDF
                  </ButtonLink>
                )}
              </>
            )}
            <ButtonLink to={toolLink(TOOL_ROUTES.smsPrice, chosen)} variant="ghost" block>
              Compare quantities of SMS
            </ButtonLink>
            {!isNothing && (
              <p className="small muted">
                A link to this page, as it is now, shows the same figures.
              </p>
            )}
          </div>
        </div>
      </div>
      <Announcement text={announcementOf(quote, reasons)} enabled={touched} />
    </Section>
  );
}

const PARTS_LABEL = "SMS parts";

const reasonOf = (typed: string, max: number): string | undefined =>
  countOf(typed, max)[1] ?? undefined;

interface CountFieldProps extends TextFieldProps {
  readonly value: string;
  readonly max: number;
}

/** A field for how many, which says why another count than the one in it is quoted. */
function CountField({ max, ...field }: CountFieldProps) {
  return (
    <TextField
      {...field}
      error={reasonOf(field.value, max)}
      autoComplete="off"
      maxLength={QUANTITY_FIELD_MAX_CHARS}
    />
  );
}

const announcementOf = (quote: Quotation, reasons: readonly string[]): string =>
  [
    ...reasons,
    `${sumsInWords(quote) || "Nothing to add up"}.`,
    ...(quote.firstYear.totalCents > 0
      ? [`First year ${formatCents(quote.firstYear.totalCents)}.`]
      : []),
    ...quote.notes,
  ].join(" ");

const contactLink = (quote: Quotation): string =>
  ROUTES.contact +
  fragmentOf(
    new URLSearchParams({
      topic: ["my quotation", sumsInWords(quote)].filter(Boolean).join(", "),
    }),
  );

const DAY = new Intl.DateTimeFormat(MARKET.language, { dateStyle: "long" });

function SheetHead() {
  const day = useBrowserValue(() => DAY.format(new Date()), ""); // no build's day on anybody's paper
  return (
    <div className={styles.sheetHead}>
      <p className="emphasis">{BRAND.legalName}</p>
      <p className="small muted">
        {["Quotation", day].filter(Boolean).join(", ")}.{" "}
        <span className={styles.unbroken}>{BRAND.phone}</span>, {BRAND.email}
      </p>
    </div>
  );
}

/** Prints the sheet alone on A4, or saves it as a PDF that is written in the browser when it is asked for. */
function SaveButtons({ quote }: { readonly quote: Quotation }) {
  const [failed, setFailed] = React.useState(false);
  const save = async () => {
    try {
      const { saveQuotationPdf } = await import("./quotation-pdf");
      saveQuotationPdf(quote, DAY.format(new Date()));
      setFailed(false);
    } catch {
      setFailed(true); // the program for it could not be loaded
    }
  };
  return (
    <>
      <Button variant="secondary" icon="printer" block onClick={() => window.print()}>
        Print on A4
      </Button>
      <Button variant="secondary" icon="download" block onClick={() => void save()}>
        Save as PDF
      </Button>
      <p role="status" className="small">
        {failed && "The PDF could not be made without a connection. Printing still works."}
      </p>
    </>
  );
}
