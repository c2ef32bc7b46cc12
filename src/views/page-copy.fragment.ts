import { graphql } from "gatsby";

/** Fields of a page's words from content. */
export const fragment = graphql`
  fragment PageCopy on PageCopy {
    title searchTitle subtitle description keywords closingTitle closingText
  }
`;

/** Fields of the words above a section that several pages show. */
export const sectionFragment = graphql`
  fragment SectionCopy on PageCopy { title subtitle }
`;
