import type * as React from "react";
import { SmartLink } from "../components/actions/smart-link";
import { Notice } from "../components/feedback/notice";
import { BRAND, whatsAppLink } from "../site/company/brand";
import { encodeText } from "../site/format/text";

export interface SendFailureProps {
  readonly reason: string;
  /**
   * Returns the message's text. Called when a link is clicked, because the visitor may have edited
   * the form since the failure.
   */
  readonly text: () => string;
  readonly subject: string;
}

/**
 * Opens `url` instead of the link's href. Analytics scripts record the URLs of clicked links, so an
 * href mustn't contain what the visitor typed.
 */
const openInstead = (url: () => string, target: string) => (event: React.MouseEvent) => {
  event.preventDefault();
  window.open(url(), target, "noopener,noreferrer");
};

/** Says why a message wasn't sent, and offers to send it by WhatsApp or email instead. */
export function SendFailure({ reason, text, subject }: SendFailureProps) {
  const address = `mailto:${BRAND.email}`;
  const mail = () => `${address}?subject=${encodeText(subject)}&body=${encodeText(text())}`;
  return (
    <Notice tone="error" title={reason}>
      <p>
        What you typed isn't lost. You can try again, or send it{" "}
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
