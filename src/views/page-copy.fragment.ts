import { graphql } from "gatsby";

export const fragment = graphql`
  fragment PageCopy on PageCopy {
    title searchTitle subtitle description keywords closingTitle closingText
  }
`;

/** Heading copy for a section that appears on several pages. */
export const sectionFragment = graphql`
  fragment SectionCopy on PageCopy { title subtitle }
`;
