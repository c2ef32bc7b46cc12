import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceSummary on Service {
    title shortDescription
    ...CardService
    features { title }
  }
`;
