import { graphql } from "gatsby";

export const link = graphql`
  fragment ServiceLink on Service { serviceId menuLabel icon shortDescription aliases }
`;

export const fragment = graphql`
  fragment SiteHeader on Query {
    navigation {
      header { label to services }
      mobile { label to services }
      contact { label to }
    }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceLink } }
  }
`;
