import { graphql } from "gatsby";

export const fragment = graphql`
  fragment WhyBulkSms on IconItem { title description icon }
`;
