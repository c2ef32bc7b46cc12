import * as React from "react";
import { Button, ButtonLink } from "../../../components/actions/button/button";
import { isEmpty, type Quotation } from "../../../content/catalogue/price-quotation";
import { quotationText, sumsInWords } from "../../../content/catalogue/quotation-words";
import { keepAttachment } from "../../../hooks/enquiry-attachment";
import { localDay } from "../../../site/format/dates";
import { ANCHORS, ROUTES, TOOL_ROUTES } from "../../../site/routes";
import { fragmentOf } from "../../../site/url-fragment";
import { type ToolState, toolLink } from "../tool-state";

export interface QuotationActionsProps {
  readonly quote: Quotation;
  readonly chosen: ToolState;
  readonly place: "page" | "pricing";
}

/** Offers what can be done with a quotation; one of nothing is neither sent nor printed. */
export function QuotationActions({ quote, chosen, place }: QuotationActionsProps) {
  const isNothing = isEmpty(quote);
  return (
    <div className="stack-tight" data-no-print>
      {!isNothing && (
        <>
          <ButtonLink
            to={place === "page" ? contactLink(quote) : `#${ANCHORS.ask}`}
            icon="send"
            block
            onClick={() => keepAttachment({ plan: chosen.plan, quotation: quotationText(quote) })}
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
        <p className="small muted">A link to this page, as it is now, shows the same figures.</p>
      )}
    </div>
  );
}

const contactLink = (quote: Quotation): string =>
  ROUTES.contact +
  fragmentOf(
    new URLSearchParams({
      topic: ["my quotation", sumsInWords(quote)].filter(Boolean).join(", "),
    }),
  );

/** Prints the sheet alone on A4, or saves it as a PDF that is written in the browser when it is asked for. */
function SaveButtons({ quote }: { readonly quote: Quotation }) {
  const [failed, setFailed] = React.useState(false);
  const save = async () => {
    try {
      const { saveQuotationPdf } = await import("./quotation-pdf");
      saveQuotationPdf(quote, localDay(new Date()));
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
