import { Announcement } from "../../../components/feedback/announcement";
import { Section } from "../../../components/layout/section";
import { sumsInWords } from "../../../content/catalogue/format-quotation";
import {
  isEmpty,
  type Quotation,
  type QuotationData,
  quotation,
} from "../../../content/catalogue/quotation";
import { useBrowserValue } from "../../../hooks/use-browser-value";
import { BRAND } from "../../../site/company/brand";
import { localDay } from "../../../site/format/dates";
import { formatCents } from "../../../site/format/money";
import { useToolState } from "../use-tool-state";
import { QuotationActions } from "./quotation-actions";
import * as styles from "./quotation-builder.module.css";
import { choiceOf, exampleState, isChosen } from "./quotation-choice";
import { countReasons, QuotationFields } from "./quotation-fields";
import { QuotationSheet } from "./quotation-sheet";

export interface QuotationBuilderProps {
  readonly data: QuotationData;
  /**
   * On its own `page`, the quotation can be printed and is sent with the contact form. On
   * `pricing`, it's sent with the form below it.
   */
  readonly place: "page" | "pricing";
}

export function QuotationBuilder({ data, place }: QuotationBuilderProps) {
  const {
    fields,
    state: chosen,
    touched,
    change,
  } = useToolState((entered) =>
    isChosen(entered) ? entered : { ...exampleState(data), networks: entered.networks },
  );
  const quote = quotation(choiceOf(chosen), data);
  const isNothing = isEmpty(quote); // an empty quotation shouldn't be printed with a date

  return (
    <Section
      id="quotation"
      tone="alt"
      heading={{
        eyebrow: "Quotation",
        title: "What will it all cost?",
        intro: "Choose what you need. Everything with a published price is added up as you type.",
      }}
    >
      <div className={styles.layout}>
        <div className="stack" ref={fields} data-no-print>
          <QuotationFields data={data} chosen={chosen} onChange={change} />
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
          <QuotationActions
            quote={quote}
            chosen={chosen}
            place={place}
            hasTiers={data.prices.tiers.length > 0}
          />
        </div>
      </div>
      <Announcement text={announcementOf(quote, countReasons(chosen, data))} enabled={touched} />
    </Section>
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

function SheetHead() {
  // read in the browser, because the printout shouldn't show the day of the build
  const day = useBrowserValue(() => localDay(new Date()), "");
  return (
    <div className={styles.sheetHead}>
      <p className="emphasis">{BRAND.legalName}</p>
      <p className="small muted">
        <span>{`${["Quotation", day].filter(Boolean).join(", ")}.`}</span>{" "}
        <span className={styles.unbroken}>{BRAND.phone}</span>, {BRAND.email}
      </p>
    </div>
  );
}
