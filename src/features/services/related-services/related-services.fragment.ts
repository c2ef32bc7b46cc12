import { graphql } from "gatsby";

export const fragment = graphql`
  fragment RelatedServices on Service {
    related { serviceId title shortDescription color icon }
  }
`;
