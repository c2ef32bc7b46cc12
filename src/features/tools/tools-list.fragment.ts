import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ToolsList on Query {
    tools: allPageCopy(filter: { action: { ne: "" } }) {
      nodes { page title searchTitle subtitle action keywords }
    }
  }
`;
