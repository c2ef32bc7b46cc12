import * as React from "react";
import { useHydrated } from "../hooks/use-browser-value";
import { type EnquiryAttachment, readAttachment } from "./attachment";
import { HONEYPOT } from "./honeypot-field";
import type { EnquiryContext } from "./send-contact";

const withoutEmpty = (attachment: EnquiryAttachment | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attachment ?? {}).filter(([, text]) => typeof text === "string" && text !== ""),
  );

/**
 * Returns a function that collects what to send in addition to the form fields. On a pre-rendered
 * page, `shown_ms` counts from page load, because visitors can fill in the form before scripts run.
 */
export function useEnquiryContext(
  kind: EnquiryContext["kind"],
  form: { readonly current: HTMLFormElement | null },
): () => EnquiryContext {
  const [isNavigation] = React.useState(useHydrated()); // false during hydration
  const shownAt = React.useRef(0);
  React.useEffect(() => {
    shownAt.current = isNavigation ? Date.now() : performance.timeOrigin;
  }, [isNavigation]);
  return () => ({
    kind,
    ...withoutEmpty(readAttachment()),
    page: window.location.pathname,
    [HONEYPOT]: String(new FormData(form.current ?? undefined).get(HONEYPOT) ?? ""),
    shown_ms: Math.round(Date.now() - shownAt.current),
  });
}
