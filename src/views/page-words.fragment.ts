import { graphql } from "gatsby";

/** What content says of a page. */
export const fragment = graphql`
  fragment PageWords on PageWords {
    title searchTitle subtitle description keywords closingTitle closingText
  }
`;

/** What content says above a section that several pages show. */
export const sectionFragment = graphql`
  fragment SectionWords on PageWords { title subtitle }
`;
