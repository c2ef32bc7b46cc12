import { graphql, type SliceComponentProps } from "gatsby";
import type { CurrentSection } from "../features/shell/current-section";
import { SiteHeader } from "../features/shell/site-header/site-header";

type Data = Queries.HeaderSliceQuery;
type Props = SliceComponentProps<Data, object, Pick<CurrentSection, keyof CurrentSection>>;

/**
 * Renders the header. Gatsby builds one for each combination of current page and section (see
 * `wrapPageElement`).
 */
export default function HeaderSlice({ data, page, section }: Props) {
  return <SiteHeader data={data} current={{ page, section }} />;
}

export const query = graphql`
  query HeaderSlice { ...SiteHeader }
`;
