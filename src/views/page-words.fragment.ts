import { graphql } from "gatsby";

/** Fields of a page's words from content. */
export const fragment = graphql`
  fragment PageWords on PageWords {
    title searchTitle subtitle description keywords closingTitle closingText
  }
`;

/** Fields of the words above a section that several pages show. */
export const sectionFragment = graphql`
  fragment SectionWords on PageWords { title subtitle }
`;
