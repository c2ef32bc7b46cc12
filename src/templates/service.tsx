import { graphql, type PageProps } from "gatsby";
import { shown } from "../content/catalogue/shown";
import { ServiceScreen } from "../views/service-view";

type Data = Queries.ServiceTemplateQuery;

/** One service, at its own address and at its alias. */
export default function ServiceTemplate({ data }: PageProps<Data>) {
  return <ServiceScreen service={shown(data.service)} />;
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) { ...ServiceScreen }
  }
`;
