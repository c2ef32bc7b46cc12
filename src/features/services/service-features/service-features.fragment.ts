import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceFeatures on Service { title color features { title description icon } }
`;
