import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ToolsList on Query {
    tools: allPageWords(filter: { action: { ne: "" } }) {
      nodes { page title searchTitle subtitle action keywords }
    }
  }
`;
