import * as React from "react";
import { Button } from "../../components/actions/button";
import { Notice } from "../../components/feedback/notice";
import { Section } from "../../components/layout/section";
import { OrWriteToUs } from "../../components/text/or-write-to-us";
import { type PostResult, postJson } from "../../enquiry/post-json";
import { useEnquiry } from "../../enquiry/use-enquiry";
import { readUrl } from "../../hooks/url-state";
import { useBrowserValue } from "../../hooks/use-browser-value";
import { CONTENT_API_BASE, NEWSLETTER_ENDPOINTS } from "../../site/endpoints";
import { encodeText } from "../../site/format/text";

/** The action that a link in a newsletter email triggers. */
export type SubscriptionAction = "confirm" | "unsubscribe";

interface Words {
  readonly question: string;
  readonly button: string;
  readonly sending: string;
  readonly done: string;
  readonly next: string;
}

const WORDS: Readonly<Record<SubscriptionAction, Words>> = {
  confirm: {
    question: "Confirm your subscription?",
    button: "Confirm my subscription",
    sending: "Confirming...",
    done: "You are subscribed",
    next: "You can unsubscribe at any time with the link at the end of each newsletter.",
  },
  unsubscribe: {
    question: "Unsubscribe and delete your address?",
    button: "Unsubscribe",
    sending: "Unsubscribing...",
    done: "You are unsubscribed",
    next: "Your address has been deleted from our list. You can subscribe again at any time.",
  },
};

/** Reads the token from the URL's fragment, which browsers don't send to any server. */
function readToken(): string {
  const { fragment: values } = readUrl();
  return values.get("token") ?? values.get("t") ?? "";
}

const POST: Readonly<Record<SubscriptionAction, (token: string) => Promise<PostResult>>> = {
  confirm: (token) => postJson(CONTENT_API_BASE + NEWSLETTER_ENDPOINTS.confirm, { token }),
  unsubscribe: (token) =>
    postJson(`${CONTENT_API_BASE}${NEWSLETTER_ENDPOINTS.unsubscribe}?t=${encodeText(token)}`, {}),
};

/**
 * Runs an email link's action when the visitor presses the button. Opening the page isn't enough,
 * because mail scanners open links too.
 */
export function SubscriptionPage({ action }: { readonly action: SubscriptionAction }) {
  const token = useBrowserValue<string | null>(readToken, null);
  const { phase, failure, submit } = useEnquiry({
    read: readToken,
    post: POST[action],
    onSent: () => undefined,
    onFailed: () => undefined,
  });
  const words = WORDS[action];
  const status = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    // the focused button has been removed
    if (phase === "sent") status.current?.focus();
  }, [phase]);
  return (
    <Section width="narrow" heading={{ title: "Your subscription" }}>
      <div className="stack">
        {phase !== "sent" && token !== "" && (
          <>
            <p>{words.question}</p>
            <div>
              <Button size="lg" loading={phase === "sending"} onClick={() => void submit()}>
                {phase === "sending" ? words.sending : words.button}
              </Button>
            </div>
            <noscript>
              <p>
                The button needs JavaScript. <OrWriteToUs />
              </p>
            </noscript>
          </>
        )}
        {/* contains nothing but the result, because screen readers read all of it whenever it
            changes */}
        <div ref={status} role="status" tabIndex={-1}>
          {phase === "sent" ? (
            <Notice tone="success" title={words.done}>
              <p>{words.next}</p>
            </Notice>
          ) : token === "" ? (
            <Notice tone="warn" title="This link isn't complete">
              <p>
                Open the link in our email again, or copy all of it into the address bar.{" "}
                <OrWriteToUs />
              </p>
            </Notice>
          ) : phase === "queued" ? (
            <p>You're offline. We'll finish this when you're back online.</p>
          ) : (
            failure && (
              <Notice tone="error" title={failure}>
                <p>
                  <OrWriteToUs />
                </p>
              </Notice>
            )
          )}
        </div>
      </div>
    </Section>
  );
}
