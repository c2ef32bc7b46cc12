import { graphql, Link } from "gatsby";

export default function Post({ data: { post } }) {
  return (
    <main>
      <h1>{post.title}</h1>
      <p>{post.paragraph_explanation}</p>
      <p>
        <Link to={`/blog/category/${post.category.toLowerCase().replaceAll(" ", "-")}`}>
          {post.category}
        </Link>
        , {post.author_name}, {post.created_at}
      </p>
      {post.sections.map(({ header, explanation }) => (
        <section key={header}>
          <h2>{header}</h2>
          <div dangerouslySetInnerHTML={{ __html: explanation }} />
        </section>
      ))}
    </main>
  );
}

export const Head = ({ data: { post } }) => (
  <>
    <title>{post.title}</title>
    <meta name="description" content={post.paragraph_explanation} />
  </>
);

export const query = graphql`
  query ($id: String!) {
    post(id: { eq: $id }) {
      title
      paragraph_explanation
      category
      author_name
      created_at(formatString: "MMMM D, YYYY")
      sections {
        header
        explanation
      }
    }
  }
`;
