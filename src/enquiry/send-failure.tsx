import type * as React from "react";
import { SmartLink } from "../components/actions/smart-link";
import { Notice } from "../components/feedback/notice";
import { BRAND, whatsAppLink } from "../site/company/brand";
import { encodeText } from "../site/format/text";

export interface SendFailureProps {
  readonly reason: string;
  /** Reads the visitor's input when a link is pressed: it may have been corrected since the failure. */
  readonly text: () => string;
  /** The subject of the e-mail that is offered instead. */
  readonly subject: string;
}

/**
 * Opens `url` instead of the link's own URL. No link of the page contains the visitor's input, since analytics scripts
 * send the URLs of pressed links.
 */
const openInstead = (url: () => string, target: string) => (event: React.MouseEvent) => {
  event.preventDefault();
  window.open(url(), target, "noopener,noreferrer");
};

/** Says why a message was not sent, with links that carry it by WhatsApp and by email once they are pressed. */
export function SendFailure({ reason, text, subject }: SendFailureProps) {
  const address = `mailto:${BRAND.email}`;
  const mail = () => `${address}?subject=${encodeText(subject)}&body=${encodeText(text())}`;
  return (
    <Notice tone="error" title={reason}>
      <p>
        Nothing you typed is lost. You can try again, or send the same words{" "}
        {BRAND.whatsAppNumber && (
          <>
            <SmartLink
              to={whatsAppLink()}
              onClick={openInstead(() => whatsAppLink(text()), "_blank")}
            >
              by WhatsApp
            </SmartLink>{" "}
            or{" "}
          </>
        )}
        <SmartLink to={address} onClick={openInstead(mail, "_self")}>
          by email
        </SmartLink>
        .
      </p>
    </Notice>
  );
}
