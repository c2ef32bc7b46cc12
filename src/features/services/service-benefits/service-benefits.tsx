import * as React from "react";
import { Section } from "../../../components/layout/section/section";
import { SectionHeading } from "../../../components/layout/section-heading/section-heading";
import { Icon } from "../../../components/media/icon/icon";
import { Picture } from "../../../components/media/picture/picture";
import { tintStyle } from "../../../components/media/tint/tint";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";
import * as styles from "./service-benefits.module.css";

export interface ServiceBenefitsProps {
  readonly service: Pick<ServiceViewModel, "color" | "benefits" | "benefitsImage">;
}

/** Why from us: reasons beside a picture. No reasons: nothing. */
export function ServiceBenefits({ service }: ServiceBenefitsProps) {
  const headingId = React.useId();
  const { color, benefits, benefitsImage } = service;
  if (benefits.length === 0) return null;
  return (
    <Section labelledBy={headingId}>
      <div className={styles.split} style={tintStyle(color)}>
        <div>
          <SectionHeading id={headingId} title="Why Choose Us" />
          <ul className={styles.list}>
            {benefits.map(({ title, description }) => (
              <li key={title} className={styles.item}>
                <Icon name="circle-check" size="lg" />
                <div>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <Picture
            picture={benefitsImage}
            alt=""
            rounded
            sizes="(min-width: 993px) 520px, calc(100vw - 2.5rem)"
          />
        </div>
      </div>
    </Section>
  );
}
