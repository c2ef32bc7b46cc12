import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceQuestions on Service { title faqs { question answer } }
`;
