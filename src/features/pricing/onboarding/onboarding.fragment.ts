import { graphql } from "gatsby";

export const fragment = graphql`
  fragment Onboarding on TextItem { title description }
`;
