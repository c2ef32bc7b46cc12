import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceHero on Service { title description color icon }
`;
