import { SmartLink } from "../../../components/actions/smart-link/smart-link";
import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { Icon } from "../../../components/media/icon/icon";
import { BROCHURE_LIST } from "../../../content/catalogue/brochures";
import * as styles from "./brochures.module.css";

/** Links to the three brochures. */
export function Brochures() {
  return (
    <Section
      id="brochures"
      heading={{
        title: "Download Our Brochures",
        intro: "Our prices, services and API, to print, forward or file.",
      }}
    >
      <Grid as="ul">
        {BROCHURE_LIST.map(({ path, title, description }) => (
          <li key={path} className={styles.brochure}>
            <Icon name="file-text" size="xl" />
            <div>
              <h3>
                <SmartLink to={path} reload className={styles.link} download>
                  {title}
                </SmartLink>
              </h3>
              <p>{description}</p>
            </div>
            <span className={styles.kind}>
              <Icon name="download" size="sm" />
              PDF
            </span>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
