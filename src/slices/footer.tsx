import { graphql, type SliceComponentProps } from "gatsby";
import { openConsentPanel } from "../features/consent/consent-panel";
import { NewsletterForm } from "../features/newsletter/newsletter-form";
import { SiteFooter } from "../features/shell/site-footer";
import { DELIVERY } from "../site/form-endpoints";

type Data = Queries.FooterSliceQuery;

/** Renders the footer. The copyright year is that of the build until the browser corrects it. */
export default function FooterSlice({ data }: SliceComponentProps<Data>) {
  return (
    <SiteFooter
      {...data}
      newsletter={DELIVERY.hasNewsletter && <NewsletterForm id="newsletter-email" />}
      builtYear={Number(data.site?.buildTime)}
      onCookieSettings={process.env.GATSBY_GA_MEASUREMENT_ID ? openConsentPanel : undefined}
    />
  );
}

export const query = graphql`
  query FooterSlice { ...SiteFooter site { buildTime(formatString: "YYYY") } }
`;
