import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import { WHY_CHOOSE_POINTS } from "../../../content/catalogue/pricing";
import { toneAt } from "../../../site/colour";
import * as styles from "./why-bulk-sms.module.css";

/** Shows what the price of a message includes. */
export function WhyBulkSms() {
  return (
    <Section heading={{ title: "Why Choose Our Bulk SMS Services?" }}>
      <Grid as="ul">
        {WHY_CHOOSE_POINTS.map(({ title, description, icon }, i) => (
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
