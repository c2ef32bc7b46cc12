import { graphql, type PageProps } from "gatsby";
import { ServiceView } from "../../views/service-view";

type Data = Queries.UnknownServicePageQuery;

/** Renders the first service at every unknown URL below /services. The URL itself is never read. */
export default function UnknownServicePage({ data }: PageProps<Data>) {
  const [first] = data.allService.nodes;
  return <ServiceView service={first ? first : null} isFallback />;
}

export const query = graphql`
  query UnknownServicePage {
    allService(sort: { order: ASC }, limit: 1) { nodes { ...ServiceView } }
  }
`;
