import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceChoice on Service {
    serviceId title forWhom leadTime notIncluded
    pricing { price currency interval credits }
  }
`;
