import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { Seo } from "../components/seo/seo";
import { serviceRoute } from "../site/routes";

type Data = Queries.ServiceTemplateQuery;

export default function ServiceTemplate({ data }: PageProps<Data>) {
  const service = data.service;
  if (!service) return null;
  return (
    <PageFrame>
      <Seo
        title={service.title}
        description={service.description}
        path={serviceRoute(service.serviceId)}
      />
      <h1>{service.title}</h1>
    </PageFrame>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) { serviceId title description related { serviceId title } }
  }
`;
