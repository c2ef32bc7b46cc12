import { graphql, Link } from "gatsby";

export default function List({ data: { allPost } }) {
  return (
    <main>
      <h1>Blog</h1>
      <ul>
        {allPost.nodes.map(({ postId, title, paragraph_explanation, created_at }) => (
          <li key={postId}>
            <Link to={`/blog/${postId}`}>{title}</Link>
            <p>{paragraph_explanation}</p>
            <p>{created_at}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

export const Head = () => <title>Blog</title>;

export const query = graphql`
  query ($filter: PostFilterInput!, $skip: Int!, $limit: Int!) {
    allPost(filter: $filter, sort: { created_at: DESC }, skip: $skip, limit: $limit) {
      nodes {
        postId
        title
        paragraph_explanation
        created_at(formatString: "MMMM D, YYYY")
      }
    }
  }
`;
