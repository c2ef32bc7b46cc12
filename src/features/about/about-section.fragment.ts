import { graphql } from "gatsby";

export const aboutSection = graphql`
  fragment AboutSection on AboutContent {
    openingParagraph mission vision
    clientsServed countries messagesDelivered teamMembers
    suffixes { clientsServed countries messagesDelivered teamMembers }
    labels { clientsServed countries messagesDelivered teamMembers }
  }
`;

export const sectionPicture = graphql`
  fragment SectionPicture on File {
    childImageSharp {
      gatsbyImageData(width: 560, aspectRatio: 1.3333, outputPixelDensities: [0.65, 1.6])
    }
  }
`;
