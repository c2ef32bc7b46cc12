import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import type { IconItem } from "../../../content/catalogue/types";
import { toneAt } from "../../../site/colour";
import * as styles from "./why-bulk-sms.module.css";

export interface WhyBulkSmsProps {
  readonly points: readonly IconItem[];
}

/** Shows what the price of a message includes. */
export function WhyBulkSms({ points }: WhyBulkSmsProps) {
  return (
    <Section heading={{ title: "Why Choose Our Bulk SMS Services?" }}>
      <Grid as="ul">
        {points.map(({ title, description, icon }, i) => (
          <li key={title} className={styles.point}>
            <IconTile name={icon} tone={toneAt(i)} />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
