import * as React from "react";
import type { EnquiryContext } from "../client/send-contact";
import { type EnquiryAttachment, readAttachment } from "./enquiry-attachment";

const withoutEmpty = (attachment: EnquiryAttachment | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attachment ?? {}).filter(([, text]) => typeof text === "string" && text !== ""),
  );

/**
 * Returns a function that collects the facts about an enquiry besides its fields. `decoy` is the name of the field in
 * `form` that only programs fill in.
 */
export function useEnquiryContext(
  kind: EnquiryContext["kind"],
  form: { readonly current: HTMLFormElement | null },
  decoy: string,
): () => EnquiryContext {
  const shownAt = React.useRef(0);
  React.useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  return () => ({
    kind,
    ...withoutEmpty(readAttachment()),
    page: window.location.pathname,
    [decoy]: String(new FormData(form.current ?? undefined).get(decoy) ?? ""),
    shown_ms: Date.now() - shownAt.current,
  });
}
