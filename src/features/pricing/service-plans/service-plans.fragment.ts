import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServicePlans on Service {
    serviceId title
    pricing { name price currency interval description features isPopular }
  }
`;
