import { graphql, Link, type SliceComponentProps } from "gatsby";
import { postRoute } from "../site/routes";

type Data = Queries.RecentPostsSliceQuery;

/** The latest posts beside a post. */
export default function RecentPostsSlice({ data }: SliceComponentProps<Data>) {
  const posts = data.postList?.posts ?? [];
  return (
    <ul>
      {posts.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={postRoute(slug)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  query RecentPostsSlice($id: String!) {
    postList(id: { eq: $id }) { posts { slug title date } }
  }
`;
