import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { Point } from "../../../components/text/point/point";
import type { Prices } from "../../../content/catalogue/types";
import { toneAt } from "../../../site/media/colour";

/** Shows what the price of a message includes. No points: nothing. */
export function WhyBulkSms({ points }: { readonly points: Prices["whyChoose"] }) {
  if (points.length === 0) return null;
  return (
    <Section heading={{ title: "Why Choose Our Bulk SMS Services?" }}>
      <Grid as="ul">
        {points.map(({ description, ...point }, i) => (
          <Point key={point.title} as="li" {...point} text={description} tone={toneAt(i)} />
        ))}
      </Grid>
    </Section>
  );
}
