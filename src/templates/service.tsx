import { graphql, type PageProps } from "gatsby";
import { ServiceView } from "../views/service-view";

type Data = Queries.ServiceTemplateQuery;

/** Renders a service's page, which is built at the service's own path and at each alias. */
export default function ServiceTemplate({ data }: PageProps<Data>) {
  return <ServiceView service={data.service} />;
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) { ...ServiceView }
  }
`;
