import * as React from "react";
import { Button } from "../../components/actions/button/button";
import { EmptyState } from "../../components/feedback/empty-state/empty-state";
import { Notice } from "../../components/feedback/notice/notice";
import { Overlay } from "../../components/feedback/overlay/overlay";
import { Spinner } from "../../components/feedback/spinner/spinner";
import { type ToastItem, ToastList } from "../../components/feedback/toast/toast";
import { Section } from "../../components/layout/section/section";
import { Column, Example } from "./example";

const TOASTS: readonly ToastItem[] = [
  {
    id: 1,
    tone: "success",
    text: "Message sent successfully! We'll get back to you soon.",
  },
  { id: 2, tone: "error", text: "Failed to send message. Please try again." },
  { id: 3, tone: "info", text: "You are offline. Your message waits." },
];

export function FeedbackExamples() {
  const [toasts, setToasts] = React.useState<readonly ToastItem[]>([]);
  const [covered, setCovered] = React.useState(false);
  return (
    <Section tone="alt" heading={{ eyebrow: "Feedback", title: "What the site says back" }}>
      <Example title="Notices">
        <Column>
          <Notice title="Prices include VAT">The whole quantity is priced at its tier.</Notice>
          <Notice tone="success">Thank you for subscribing!</Notice>
          <Notice tone="warn">Ordering 1 more message costs less in total.</Notice>
          <Notice tone="error">The article could not be found.</Notice>
        </Column>
      </Example>
      <Example title="Waiting and empty">
        <Column>
          <Spinner text="Loading article..." />
          <EmptyState
            title="No testimonials found"
            text="Try adjusting your filters or search criteria."
          >
            <Button variant="secondary">Reset Filters</Button>
          </EmptyState>
        </Column>
      </Example>
      <Example title="Toasts and overlay">
        <Button onClick={() => setToasts(TOASTS)}>Show toasts</Button>
        <Button variant="secondary" onClick={() => setCovered(true)}>
          Show overlay
        </Button>
      </Example>
      <ToastList
        toasts={toasts}
        onClose={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
      />
      {covered && (
        <Overlay text="Loading...">
          <Button variant="on-dark" onClick={() => setCovered(false)}>
            Uncover
          </Button>
        </Overlay>
      )}
    </Section>
  );
}
