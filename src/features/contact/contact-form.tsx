import { Button } from "../../components/actions/button/button";
import { SmartLink } from "../../components/actions/smart-link/smart-link";
import { Notice } from "../../components/feedback/notice/notice";
import { SelectField, TextAreaField, TextField } from "../../components/forms/field/field";
import { Icon } from "../../components/media/icon/icon";
import { SERVICE_CHOICES, SERVICE_PLACEHOLDER } from "../../content/contact/contact";
import { BRAND } from "../../site/brand";
import { ENQUIRY_KEPT_MONTHS } from "../../site/limits";
import { ROUTES } from "../../site/routes";
import * as styles from "./contact-section.module.css";
import {
  type ContactFormControls,
  type ContactFormOptions,
  useContactForm,
} from "./use-contact-form";

const CHOICES = [SERVICE_PLACEHOLDER, ...SERVICE_CHOICES];

/** The enquiry form. Without scripts it hands what was typed to the visitor's e-mail program. */
export function ContactForm({ options }: { readonly options?: ContactFormOptions }) {
  const controls = useContactForm(options);
  const { phase, formProps, fieldProps, errors } = controls;
  if (phase === "sent") return <ThankYou controls={controls} />;
  const sending = phase === "sending";
  return (
    <form
      {...formProps}
      className={styles.form}
      action={`mailto:${BRAND.email}?subject=Enquiry`}
      method="post"
      encType="text/plain"
      aria-label="Contact"
    >
      <div className={styles.pair}>
        <TextField
          {...fieldProps("name")}
          label="Name"
          autoComplete="name"
          required
          error={errors.name}
        />
        <TextField
          {...fieldProps("email")}
          type="email"
          label="Email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          {...fieldProps("phone")}
          type="tel"
          label="Phone (optional)"
          autoComplete="tel"
          error={errors.phone}
        />
        <TextField
          {...fieldProps("company")}
          label="Company (optional)"
          autoComplete="organization"
          error={errors.company}
        />
      </div>
      <SelectField
        {...fieldProps("service")}
        label="Service"
        options={CHOICES}
        required
        error={errors.service}
      />
      <TextAreaField
        {...fieldProps("message")}
        label="Message"
        rows={5}
        required
        error={errors.message}
      />
      <Outcome controls={controls} />
      <div>
        <Button type="submit" size="lg" icon="send" loading={sending}>
          {sending ? "Sending..." : "Send Message"}
        </Button>
      </div>
      <DataNotice />
    </form>
  );
}

/** What stands in the way of the message, and stays until it does not. */
function Outcome({ controls }: { readonly controls: ContactFormControls }) {
  const { phase, offline, failure } = controls;
  return (
    <div role="status" className={styles.outcome}>
      {/* there from the start: without a connection its icon could not be fetched */}
      <div hidden={!offline}>
        <Notice tone="warn" title="You are offline">
          <p>
            {phase === "queued"
              ? "Your message is kept on this device and will be sent by itself, once, when the connection returns."
              : "What you type is kept on this device until you can send it."}
          </p>
        </Notice>
      </div>
      {failure && (
        <Notice tone="error" title={failure.text}>
          <p>
            Nothing you typed is lost. You can try again, or send the same words{" "}
            <SmartLink to={failure.whatsApp}>by WhatsApp</SmartLink> or{" "}
            <SmartLink to={failure.mailto}>by e-mail</SmartLink>.
          </p>
        </Notice>
      )}
    </div>
  );
}

/** What Kenya's Data Protection Act wants said before somebody gives their data. */
function DataNotice() {
  return (
    <p className={styles.notice}>
      {BRAND.legalName} uses what you enter to answer your enquiry, and for nothing else: it is not
      a newsletter sign-up. Our staff and the providers of our systems can read it. We delete it at
      most {ENQUIRY_KEPT_MONTHS} months after our last contact. Giving it is voluntary, but without
      a name and an e-mail address we cannot reply. To see, correct or remove it, write to{" "}
      <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>. More in our{" "}
      <SmartLink to={ROUTES.privacy}>privacy policy</SmartLink>.
    </p>
  );
}

function ThankYou({ controls }: { readonly controls: ContactFormControls }) {
  return (
    <div {...controls.thankYouProps} className={styles.thanks}>
      <span className={styles.tick}>
        <Icon name="check" size="xl" />
      </span>
      <h3 className={styles.thanksTitle}>Thank You!</h3>
      <p>Your message has reached us. We will reply within 24 hours.</p>
      <Button variant="secondary" onClick={controls.again}>
        Send another message
      </Button>
    </div>
  );
}
