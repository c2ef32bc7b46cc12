import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceProcess on Service { title color process { title description } }
`;
