import * as React from "react";
import { Button } from "../../../components/actions/button/button";
import { SmartLink } from "../../../components/actions/smart-link/smart-link";
import { TextAreaField, TextField } from "../../../components/forms/field/field";
import { Section } from "../../../components/layout/section/section";
import { SectionHeading } from "../../../components/layout/section-heading/section-heading";
import { Icon } from "../../../components/media/icon/icon";
import { BRAND, whatsAppLink } from "../../../site/brand";
import { ROUTES } from "../../../site/routes";
import * as styles from "./pricing-contact.module.css";
import { type PricingFormOptions, usePricingForm } from "./use-pricing-form";

export interface PricingContactProps {
  readonly options?: PricingFormOptions;
}

/** Phone, e-mail and chat beside a form for whoever would rather write. */
export function PricingContact({ options }: PricingContactProps) {
  const headingId = React.useId();
  return (
    <Section tone="alt" labelledBy={headingId} id="ask">
      <div className={styles.layout}>
        <div>
          <SectionHeading
            id={headingId}
            title="Talk to Us About Pricing"
            intro="A person who knows the price list answers, usually on the same working day."
          />
          <ul className={styles.ways}>
            <li>
              <Icon name="phone" size="lg" />
              <span>
                Phone
                <a href={`tel:${BRAND.phone.replace(/\s/g, "")}`}>{BRAND.phone}</a>
              </span>
            </li>
            <li>
              <Icon name="mail" size="lg" />
              <span>
                Email
                <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
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
        <PricingEnquiry options={options} />
      </div>
    </Section>
  );
}

function PricingEnquiry({ options }: PricingContactProps) {
  const { fieldProps, submit, sending } = usePricingForm(options);
  return (
    // Without scripts the form goes through the visitor's own mail program, never into an address.
    <form
      className={styles.form}
      aria-label="Pricing enquiry"
      action={`mailto:${BRAND.email}?subject=Pricing%20enquiry`}
      method="post"
      encType="text/plain"
      onSubmit={submit}
    >
      <TextField
        label="Name"
        placeholder="Enter your full name"
        autoComplete="name"
        required
        {...fieldProps("name")}
      />
      <TextField
        label="Email"
        type="email"
        placeholder="Enter your email address"
        autoComplete="email"
        required
        {...fieldProps("email")}
      />
      <TextField
        label="Phone"
        type="tel"
        placeholder="Enter your phone number"
        autoComplete="tel"
        required
        {...fieldProps("phone")}
      />
      <TextField
        label="Company"
        placeholder="Enter your company name"
        autoComplete="organization"
        {...fieldProps("company")}
      />
      <div className={styles.wide}>
        <TextAreaField
          label="Message"
          rows={4}
          placeholder="Tell us about your needs or questions"
          required
          {...fieldProps("message")}
        />
      </div>
      <div className={styles.wide}>
        <p className={styles.notice}>
          We use what you write here to answer you and for nothing else.{" "}
          <SmartLink to={ROUTES.privacy}>How we handle your data</SmartLink>
        </p>
        <Button type="submit" icon="send" loading={sending}>
          Send Message
        </Button>
      </div>
    </form>
  );
}
