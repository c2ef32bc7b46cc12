import { Button } from "../../components/actions/button";
import { SmartLink } from "../../components/actions/smart-link";
import { OfflineNotice } from "../../components/feedback/offline-notice";
import { SelectField, TextAreaField, TextField } from "../../components/forms/field";
import {
  type ContactChoice,
  OTHER_CHOICE,
  SERVICE_PLACEHOLDER,
} from "../../content/contact/contact-fields";
import { HoneypotField } from "../../enquiry/honeypot-field";
import { SendFailure } from "../../enquiry/send-failure";
import { SentAlong } from "../../enquiry/sent-along";
import { SentLine } from "../../enquiry/sent-line";
import { BRAND } from "../../site/company/brand";
import { CONTACT_DRAFT_HOURS, ENQUIRY_KEPT_MONTHS } from "../../site/limits";
import { ROUTES } from "../../site/routes";
import * as styles from "./contact-section.module.css";
import { ThankYou } from "./thank-you";
import { type ContactFormControls, useContactForm } from "./use-contact-form";

export interface ContactFormProps {
  readonly choices: readonly ContactChoice[];
}

/** Renders the contact form. Without scripts, it's sent with the visitor's email program. */
export function ContactForm({ choices }: ContactFormProps) {
  const controls = useContactForm(choices);
  const { state, enquiry, isKept, again, clear, formProps, fieldProps } = controls;
  if (enquiry.phase === "sent") return <ThankYou reference={enquiry.reference} again={again} />;
  const sending = enquiry.phase === "sending";
  return (
    <form
      {...formProps}
      className="stack"
      action={`mailto:${BRAND.email}?subject=Enquiry`}
      method="post"
      encType="text/plain"
      aria-label="Contact"
    >
      <SentLine reference={enquiry.reference} />
      <div className={styles.pair}>
        <TextField {...fieldProps("name")} label="Name" autoComplete="name" required />
        <TextField
          {...fieldProps("email")}
          type="email"
          label="Email"
          autoComplete="email"
          required
        />
        <TextField
          {...fieldProps("phone")}
          type="tel"
          label="Phone (optional)"
          autoComplete="tel"
        />
        <TextField
          {...fieldProps("company")}
          label="Company (optional)"
          autoComplete="organization"
        />
      </div>
      <SelectField
        {...fieldProps("service")}
        label="Service"
        placeholder={SERVICE_PLACEHOLDER}
        options={[...choices.map(({ label }) => label), OTHER_CHOICE]}
        required
      />
      <TextAreaField {...fieldProps("message")} label="Message" rows={5} required />
      <HoneypotField />
      <SentAlong topic={state.topic} />
      <SendingStatus controls={controls} />
      <div>
        <Button type="submit" size="lg" icon="send" loading={sending}>
          {sending ? "Sending..." : "Send Message"}
        </Button>
      </div>
      {state.touched && (
        <p className={styles.draft}>
          <span>
            {isKept
              ? `Your draft stays on this device for ${CONTACT_DRAFT_HOURS} hours, so you won't lose it.`
              : "Your browser doesn't let us save drafts. Keep this tab open until you've sent your message."}
          </span>{" "}
          <Button variant="ghost" size="sm" disabled={sending} onClick={clear}>
            Clear
          </Button>
        </p>
      )}
      <DataNotice />
    </form>
  );
}

/** Explains why the message hasn't been sent yet. */
function SendingStatus({ controls }: { readonly controls: ContactFormControls }) {
  const { values } = controls.state;
  const { phase, failure, offline } = controls.enquiry;
  const place = controls.isKept ? "on this device" : "only in this tab";
  const text = () =>
    `Name: ${values.name.trim()}\nTopic: ${values.service}\n\n${values.message.trim()}`;
  return (
    <div role="status" className={styles.status}>
      <OfflineNotice offline={offline}>
        {phase === "queued"
          ? `Your message is kept ${place} and will be sent automatically once you're back online${controls.isKept ? ", or the next time you visit" : ""}.`
          : `What you type is kept ${place} until you can send it.`}
      </OfflineNotice>
      {failure && (
        <SendFailure reason={failure} text={text} subject={`Enquiry: ${values.service}`} />
      )}
    </div>
  );
}

/**
 * Renders the notice that Kenya's Data Protection Act requires wherever personal data is collected.
 */
function DataNotice() {
  return (
    <p className={styles.notice}>
      {BRAND.legalName} uses these details only to reply to you, and deletes them within{" "}
      {ENQUIRY_KEPT_MONTHS} months of our last contact. Only our team and our system providers see
      them. Questions or corrections: <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>.{" "}
      <SmartLink to={ROUTES.privacy}>Privacy policy</SmartLink>
    </p>
  );
}
