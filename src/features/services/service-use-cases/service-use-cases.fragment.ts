import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceUseCases on Service { color useCases { title description icon } }
`;
