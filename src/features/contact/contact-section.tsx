import { Section } from "../../components/layout/section";
import { Icon } from "../../components/media/icon";
import { SocialLinks } from "../../components/navigation/social-links";
import type { ContactChoice } from "../../content/contact/contact-fields";
import { BRAND, PROMISES, phoneLink, SOCIAL_LINKS } from "../../site/company/brand";
import { COMPANY, officeAddress } from "../../site/company/company-facts";
import { FEATURES } from "../../site/feature-switches";
import type { IconName } from "../../site/icons";
import type { ImageSource } from "../../site/image-source";
import { ANCHORS } from "../../site/routes";
import { ContactForm } from "./contact-form";
import { ContactMap } from "./contact-map";
import * as styles from "./contact-section.module.css";

export interface ContactSectionProps {
  readonly words: Queries.SectionCopyFragment;
  /** Drawing of the map, shown until the visitor loads the real one. */
  readonly mapImage: ImageSource;
  readonly choices: readonly ContactChoice[];
}

export function ContactSection({ words, mapImage, choices }: ContactSectionProps) {
  const { city, country } = BRAND.address;
  return (
    <Section
      id={ANCHORS.contact}
      heading={{
        eyebrow: "Contact",
        title: words.title,
        intro: words.subtitle,
      }}
    >
      <div className={styles.split}>
        <div className={styles.panel}>
          <ContactForm choices={choices} />
        </div>
        <div className={styles.side}>
          {PROMISES.reply && (
            <p className={styles.promise}>
              <Icon name="clock" size="lg" />
              We typically respond {PROMISES.reply}
            </p>
          )}
          <dl className="stack">
            <Detail icon="phone" label="Phone">
              <a href={phoneLink()}>{BRAND.phone}</a>
            </Detail>
            <Detail icon="mail" label="Email">
              <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
            </Detail>
            <Detail icon="map-pin" label="Office">
              {officeAddress()}, {city}, {country}
            </Detail>
            {COMPANY.openingHours && (
              <Detail icon="clock" label="Opening hours">
                {COMPANY.openingHours}
              </Detail>
            )}
          </dl>
          {FEATURES.map && <ContactMap image={mapImage} />}
          {SOCIAL_LINKS.length > 0 && (
            <div data-no-print>
              <h3 className={styles.followTitle}>Follow us</h3>
              <SocialLinks label="Follow us" />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

interface DetailProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: React.ReactNode;
}

function Detail({ icon, label, children }: DetailProps) {
  return (
    <div>
      <dt className={styles.label}>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
