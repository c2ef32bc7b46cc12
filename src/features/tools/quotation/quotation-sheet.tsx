import clsx from "clsx";
import { NOTHING, quotationRows, vatRemark } from "../../../content/catalogue/format-quotation";
import { isEmpty, type Quotation } from "../../../content/catalogue/quotation";
import * as styles from "./quotation-builder.module.css";

const HEADS = ["What", "Once", "Each month", "First year"] as const;

export function QuotationSheet({ quote }: { readonly quote: Quotation }) {
  if (isEmpty(quote))
    return (
      <p>
        Nothing is chosen yet. What you choose is added up here. Then you can send, print or save
        it.
      </p>
    );
  const remark = vatRemark(quote);
  return (
    <div className="stack">
      {quote.lines.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">Your choices and their cost</caption>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quotationRows(quote).map(({ label, detail, once, monthly, firstYear, isTotal }) => (
              <tr key={label} className={clsx(isTotal && styles.total)}>
                <th scope="row">
                  {label} {detail && <span className={styles.detail}>{detail}</span>}
                </th>
                {[once, monthly, firstYear].map((amount, i) => (
                  <td
                    key={HEADS[i + 1]}
                    data-label={HEADS[i + 1]}
                    className={clsx(amount === NOTHING && styles.nothing)}
                  >
                    {amount}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {remark && <p className="small">{remark}</p>}
      <Lines title="Priced in your written quote" lines={quote.open} />
      <Lines title="Not included in the plan’s price" lines={quote.exclusions} />
      <p className="small muted">
        An estimate from our published prices. The written quote that we send you is the offer.
      </p>
    </div>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="small">
      <h3 className={styles.openTitle}>{title}</h3>
      <ul className="bullets">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
