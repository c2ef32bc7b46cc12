import { graphql, type SliceComponentProps } from "gatsby";
import { later, now } from "../components/later/later";
import { openConsentPanel } from "../hooks/consent-panel";

const Footer =
  process.env.BUILD_STAGE === "build-javascript"
    ? later(() =>
        import("../components/site-footer/site-footer").then(({ SiteFooter }) => SiteFooter),
      )
    : now(
        (
          require("../components/site-footer/site-footer") as typeof import("../components/site-footer/site-footer")
        ).SiteFooter,
      );

type Data = Queries.FooterSliceQuery;

/** The foot of every page; its year is built in and corrected by the visitor's clock. */
export default function FooterSlice({ data }: SliceComponentProps<Data>) {
  return (
    <Footer
      builtYear={Number(data.site?.buildTime)}
      onCookieSettings={process.env.GATSBY_GA_MEASUREMENT_ID ? openConsentPanel : undefined}
    />
  );
}

export const query = graphql`
  query FooterSlice { site { buildTime(formatString: "YYYY") } }
`;
