import { Button, ButtonLink } from "../../../components/actions/button";
import { quotationText, sumsInWords } from "../../../content/catalogue/format-quotation";
import { isEmpty, type Quotation } from "../../../content/catalogue/quotation";
import { keepAttachment } from "../../../enquiry/attachment";
import { ANCHORS, ROUTES, TOOL_ROUTES } from "../../../site/routes";
import { fragmentOf } from "../../../site/url";
import { type ToolState, toolLink } from "../tool-state";

export interface QuotationActionsProps {
  readonly quote: Quotation;
  readonly chosen: ToolState;
  readonly place: "page" | "pricing";
  /** Whether there are SMS prices. If not, the link that compares quantities is left out. */
  readonly hasTiers: boolean;
}

/** Renders buttons to send and print a quotation, unless it's empty. */
export function QuotationActions({ quote, chosen, place, hasTiers }: QuotationActionsProps) {
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
            <Button variant="secondary" icon="printer" block onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          ) : (
            <ButtonLink
              to={toolLink(TOOL_ROUTES.quotation, chosen)}
              variant="secondary"
              icon="printer"
              block
            >
              Print or save as PDF
            </ButtonLink>
          )}
        </>
      )}
      {hasTiers && (
        <ButtonLink to={toolLink(TOOL_ROUTES.smsPrice, chosen)} variant="ghost" block>
          Compare quantities of SMS
        </ButtonLink>
      )}
      {!isNothing && (
        <p className="small muted">
          The address of this page keeps your choices, so you can share it.
        </p>
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
