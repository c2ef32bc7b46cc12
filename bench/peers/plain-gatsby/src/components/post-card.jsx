import { graphql, Link } from "gatsby";
import { Icon, Picture } from "./parts";
import * as styles from "./site.module.css";

export const PostCards = ({ posts, loading }) => (
  <ul className={styles.grid}>
    {posts.map((post, i) => (
      <li key={post.slug} className={styles.post}>
        <Picture file={post.image} loading={i === 0 ? loading : "lazy"} />
        <div className={styles.body}>
          <p>
            <span className={styles.badge}>{post.category}</span>
            <span>{post.created_at}</span>
          </p>
          <h3>{post.title}</h3>
          <p>{`${post.paragraph_explanation.slice(0, 150)}…`}</p>
          <p>
            <Icon />
            <span>{post.author_name}</span>
          </p>
          <Link to={`/blog/${post.slug}`}>
            <span>Read more: {post.title}</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </li>
    ))}
  </ul>
);

export const fragment = graphql`
  fragment PostCard on Post {
    slug title category paragraph_explanation author_name
    created_at(formatString: "MMMM D, YYYY")
    image { childImageSharp {
      gatsbyImageData(width: 480, aspectRatio: 1.7778, layout: CONSTRAINED, outputPixelDensities: [0.75, 1.5])
    } }
  }
`;
