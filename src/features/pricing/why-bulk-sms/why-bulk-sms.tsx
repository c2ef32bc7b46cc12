import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { Point } from "../../../components/text/point/point";
import { WHY_CHOOSE_POINTS } from "../../../content/catalogue/pricing";
import { toneAt } from "../../../site/media/colour";

/** Shows what the price of a message includes. */
export function WhyBulkSms() {
  return (
    <Section heading={{ title: "Why Choose Our Bulk SMS Services?" }}>
      <Grid as="ul">
        {WHY_CHOOSE_POINTS.map(({ description, ...point }, i) => (
          <Point key={point.title} as="li" {...point} text={description} tone={toneAt(i)} />
        ))}
      </Grid>
    </Section>
  );
}
