import { graphql } from "gatsby";

export const fragment = graphql`
  fragment PostArticle on BlogPost {
    postId slug title lead excerpt metaTitle metaDescription imageAlt category date author authorId authorRole authorBio
    authorImage
    image {
      childImageSharp {
        gatsbyImageData(width: 800, aspectRatio: 1.7778, outputPixelDensities: [0.5, 1, 1.5])
      }
    }
    tags { slug name }
    content
    contents { anchor title }
    publishedAt updatedAt updatedDate readingMinutes
  }
`;
