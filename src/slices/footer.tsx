import { graphql, type SliceComponentProps } from "gatsby";
import { FloatingButtons } from "../components/floating-buttons/floating-buttons";
import { SiteFooter } from "../components/site-footer/site-footer";

type Data = Queries.FooterSliceQuery;

/** The foot of every page; its year is built in and corrected by the visitor's clock. */
export default function FooterSlice({ data }: SliceComponentProps<Data>) {
  return (
    <>
      <SiteFooter builtYear={Number(data.site?.buildTime)} />
      <FloatingButtons />
    </>
  );
}

export const query = graphql`
  query FooterSlice { site { buildTime(formatString: "YYYY") } }
`;
