import { graphql } from "gatsby";

export const fragment = graphql`
  fragment LegalView on LegalDocument {
    title description updated
    parts { id heading paragraphs points }
  }
`;
