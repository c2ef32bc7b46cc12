import * as React from "react";
import { Button } from "../../components/actions/button";
import { SmartLink } from "../../components/actions/smart-link";
import { OfflineNotice } from "../../components/feedback/offline-notice";
import { toastStore } from "../../components/feedback/toast-store";
import { TextAreaField, TextField } from "../../components/forms/field";
import { Section } from "../../components/layout/section";
import { SectionHeading } from "../../components/layout/section-heading";
import { Icon } from "../../components/media/icon";
import { type ContactFormValues, contactMessage } from "../../content/contact/contact-fields";
import { isVisible } from "../../content/text/plain-text";
import { dropAttachment } from "../../enquiry/attachment";
import { HoneypotField } from "../../enquiry/honeypot-field";
import { sendContact } from "../../enquiry/send-contact";
import { SendFailure } from "../../enquiry/send-failure";
import { SentAlong } from "../../enquiry/sent-along";
import { SentLine } from "../../enquiry/sent-line";
import { type Enquiry, useEnquiry } from "../../enquiry/use-enquiry";
import { useEnquiryContext } from "../../enquiry/use-enquiry-context";
import { BRAND, phoneLink, whatsAppLink } from "../../site/company/brand";
import { DELIVERY } from "../../site/form-endpoints";
import { required } from "../../site/required";
import { ANCHORS, ROUTES } from "../../site/routes";
import * as styles from "./pricing-contact.module.css";

const FIELDS = [
  ["name", "Name", "Enter your full name", "text", "name"],
  ["email", "Email", "Enter your email address", "email", "email"],
  ["phone", "Phone", "Enter your phone number", "tel", "tel"],
  ["company", "Company", "Enter your company name", "text", "organization"],
] as const;

type PricingForm = Omit<ContactFormValues, "service">;

/**
 * Returns whether all fields are valid, and otherwise makes the browser point out the first invalid
 * one. Values are trimmed first, so a field with only spaces or invisible characters counts as
 * empty.
 */
function isValid(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    field.value = isVisible(field.value) ? field.value.trim() : "";
  }
  return form.reportValidity();
}

export interface PricingContactProps {
  readonly words: Queries.SectionCopyFragment | null;
}

/** Shows phone, email and chat next to a form. */
export function PricingContact({ words }: PricingContactProps) {
  const { title, subtitle } = required(words, "pricing form copy");
  const headingId = React.useId();
  return (
    <Section tone="alt" labelledBy={headingId} id={ANCHORS.ask}>
      <div className={styles.layout}>
        <div>
          <SectionHeading
            id={headingId}
            title={title}
            intro={DELIVERY.pricingFormUrl ? subtitle : "Call, email or chat with us."}
          />
          <ul className={styles.contacts}>
            <li>
              <Icon name="phone" size="lg" />
              <span>
                Phone <a href={phoneLink()}>{BRAND.phone}</a>
              </span>
            </li>
            <li>
              <Icon name="mail" size="lg" />
              <span>
                Email <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
              </span>
            </li>
            {BRAND.whatsAppNumber && (
              <li>
                <Icon name="brand-whatsapp" size="lg" />
                <span>
                  WhatsApp
                  <SmartLink to={whatsAppLink("I have a question about your prices.")}>
                    Chat with us
                  </SmartLink>
                </span>
              </li>
            )}
          </ul>
        </div>
        <PricingEnquiry />
      </div>
    </Section>
  );
}

/**
 * Renders the pricing form. If sending fails, the form keeps its input. If there's nowhere to send
 * the enquiry, it's logged to the browser's console, and the form still says thank you and is
 * cleared, as specified.
 */
function PricingEnquiry() {
  const form = React.useRef<HTMLFormElement>(null);
  const url = DELIVERY.pricingFormUrl;
  // the form has exactly these fields and no file inputs
  const values = () =>
    Object.fromEntries(new FormData(form.current ?? undefined)) as unknown as PricingForm;
  const unsent = () => {
    const { name, message } = values();
    return `Name: ${name}\n\n${message}`;
  };
  const thank = () => {
    dropAttachment();
    window.alert("Thank you! We'll get back to you soon.");
    form.current?.reset();
    enquiry.again();
  };
  const context = useEnquiryContext("pricing", form);
  const enquiry: Enquiry = useEnquiry({
    read: () =>
      form.current && isValid(form.current)
        ? contactMessage({ ...values(), service: "Pricing" })
        : null,
    post: (message, key) => {
      for (const { id } of toastStore.get()) toastStore.close(id); // from the previous attempt
      return sendContact(message, key, context(), url);
    },
    onSent: () => thank(),
    onFailed: toastStore.error,
  });
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (url) return void enquiry.submit();
    if (!isValid(event.currentTarget)) return;
    console.info("Pricing enquiry", values());
    thank();
  };
  const sending = enquiry.phase === "sending";
  return (
    // without scripts, the visitor's email program sends the form, so its values never end up in a
    // URL
    <form
      ref={form}
      className={styles.form}
      aria-label="Pricing enquiry"
      action={`mailto:${BRAND.email}?subject=Pricing%20enquiry`}
      method="post"
      encType="text/plain"
      onSubmit={submit}
    >
      <div className={styles.wide}>
        <SentLine reference={enquiry.reference} />
      </div>
      {FIELDS.map(([name, label, placeholder, type, autoComplete]) => (
        <TextField
          key={name}
          label={label}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
          name={name}
          required={name !== "company"}
          readOnly={sending}
          defaultValue=""
        />
      ))}
      <div className={styles.wide}>
        <TextAreaField
          label="Message"
          rows={4}
          placeholder="Tell us about your needs or questions"
          required
          readOnly={sending}
          name="message"
        />
      </div>
      <HoneypotField />
      {url && (
        <div className={styles.wide}>
          <SentAlong />
        </div>
      )}
      <div className={styles.wide}>
        <div role="status" className={styles.status}>
          {url && (
            <OfflineNotice offline={enquiry.offline}>
              {enquiry.phase === "queued"
                ? "Your message will be sent automatically once you're back online. Please keep this page open."
                : "What you type stays on this page until you can send it."}
            </OfflineNotice>
          )}
          {enquiry.failure && (
            <SendFailure reason={enquiry.failure} text={unsent} subject="Pricing enquiry" />
          )}
        </div>
        <p className={styles.notice}>
          {url
            ? "We only use what you write here to reply to you."
            : "This form isn't connected, so nothing is sent. Please call, email or chat with us."}{" "}
          <SmartLink to={ROUTES.privacy}>How we handle your data</SmartLink>
        </p>
        <Button type="submit" icon="send" loading={sending}>
          {sending ? "Sending..." : "Send Message"}
        </Button>
      </div>
    </form>
  );
}
