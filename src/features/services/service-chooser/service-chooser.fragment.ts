import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceChoice on Service {
    serviceId title icon color forWhom leadTime notIncluded
    useCases { title }
    pricing { name price currency interval description credits }
    faqs { question answer }
  }
`;
