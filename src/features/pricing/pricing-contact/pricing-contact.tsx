import * as React from "react";
import { contactFailureText, sendContact } from "../../../client/contact";
import type { PostResult } from "../../../client/post-json";
import { Button } from "../../../components/actions/button/button";
import { SmartLink } from "../../../components/actions/smart-link/smart-link";
import { SendFailure } from "../../../components/feedback/send-failure/send-failure";
import { type ToastStore, toastStore } from "../../../components/feedback/toast/toast-store";
import { TextAreaField, TextField } from "../../../components/forms/field/field";
import { Section } from "../../../components/layout/section/section";
import { SectionHeading } from "../../../components/layout/section-heading/section-heading";
import { Icon } from "../../../components/media/icon/icon";
import {
  type ContactFormValues,
  type ContactMessage,
  contactMessage,
} from "../../../content/contact/contact";
import { DELIVERY } from "../../../site/api/delivery";
import { BRAND, whatsAppLink } from "../../../site/company/brand";
import { ROUTES } from "../../../site/routes";
import * as styles from "./pricing-contact.module.css";

const FIELDS = [
  ["name", "Name", "Enter your full name", "text", "name"],
  ["email", "Email", "Enter your email address", "email", "email"],
  ["phone", "Phone", "Enter your phone number", "tel", "tel"],
  ["company", "Company", "Enter your company name", "text", "organization"],
] as const;

type PricingForm = Omit<ContactFormValues, "service">;

export interface PricingFormOptions {
  readonly alert?: (text: string) => void;
  readonly log?: (text: string, form: PricingForm) => void;
  /** Sends the form to the contact endpoint; null: nothing is sent. */
  readonly deliver?: ((message: ContactMessage) => Promise<PostResult>) | null;
  readonly toasts?: ToastStore;
}

const deliveryOf = ({ deliver = DELIVERY.pricingForm ? sendContact : null }: PricingFormOptions) =>
  deliver;

export interface PricingContactProps {
  readonly options?: PricingFormOptions;
}

/** Shows phone, e-mail and chat beside a form. */
export function PricingContact({ options = {} }: PricingContactProps) {
  const headingId = React.useId();
  return (
    <Section tone="alt" labelledBy={headingId} id="ask">
      <div className={styles.layout}>
        <div>
          <SectionHeading
            id={headingId}
            title="Talk to Us About Pricing"
            intro={
              deliveryOf(options)
                ? "A person who knows the price list answers, typically within 24 hours."
                : "Call, email or chat to reach a person who knows the price list."
            }
          />
          <ul className={styles.contacts}>
            <li>
              <Icon name="phone" size="lg" />
              <span>
                Phone <a href={`tel:${BRAND.phone.replace(/\s/g, "")}`}>{BRAND.phone}</a>
              </span>
            </li>
            <li>
              <Icon name="mail" size="lg" />
              <span>
                Email <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
              </span>
            </li>
            <li>
              <Icon name="brand-whatsapp" size="lg" />
              <span>
                WhatsApp
                <SmartLink to={whatsAppLink("I have a question about your prices.")}>
                  Chat with us
                </SmartLink>
              </span>
            </li>
          </ul>
        </div>
        <PricingEnquiry {...options} />
      </div>
    </Section>
  );
}

/**
 * Asks for an enquiry. By default nothing is sent: it is logged in the visitor's own browser, and the
 * form shows the alert and clears itself. With delivery turned on, a failure keeps what was typed.
 */
function PricingEnquiry(options: PricingFormOptions) {
  const {
    alert = (text) => window.alert(text),
    log = (text, form) => console.info(text, form),
    toasts = toastStore,
  } = options;
  const deliver = deliveryOf(options);
  const [sending, setSending] = React.useState(false);
  const [failure, setFailure] = React.useState<{ reason: string; text: string } | null>(null);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    // as: the form below has these fields and no file
    const values = Object.fromEntries(new FormData(form)) as unknown as PricingForm;
    if (deliver) {
      setSending(true);
      setFailure(null);
      const result = await deliver(contactMessage({ ...values, service: "Other" }));
      setSending(false);
      if (!result.ok) {
        const reason = contactFailureText(result);
        setFailure({ reason, text: `Name: ${values.name}\n\n${values.message}` });
        return toasts.error(reason);
      }
    } else log("Pricing enquiry", values);
    alert("Thank you! We'll get back to you soon.");
    form.reset();
  };
  return (
    // Without scripts the form goes through the visitor's own mail program, never into a URL.
    <form
      className={styles.form}
      aria-label="Pricing enquiry"
      action={`mailto:${BRAND.email}?subject=Pricing%20enquiry`}
      method="post"
      encType="text/plain"
      onSubmit={submit}
    >
      {FIELDS.map(([name, label, placeholder, type, autoComplete]) => (
        <TextField
          key={name}
          {...{ label, type, placeholder, autoComplete, name }}
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
      <div className={styles.wide}>
        <div role="status" className={styles.status}>
          {failure && <SendFailure {...failure} subject="Pricing enquiry" />}
        </div>
        <p className={styles.notice}>
          {deliver
            ? "We use what you write here to answer you and for nothing else."
            : "This form is not connected, so nothing is sent: please call, email or chat."}{" "}
          <SmartLink to={ROUTES.privacy}>How we handle your data</SmartLink>
        </p>
        <Button type="submit" icon="send" loading={sending}>
          {sending ? "Sending..." : "Send Message"}
        </Button>
      </div>
    </form>
  );
}
