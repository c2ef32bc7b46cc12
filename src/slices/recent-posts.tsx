import { graphql, type SliceComponentProps } from "gatsby";
import { LiveRecentPosts } from "../features/blog/post/recent-posts/recent-posts";

type Data = Queries.RecentPostsSliceQuery;

const NO_POSTS: [] = [];

/** Shows the latest posts beside a post; the list of the build does not hold that post. */
export default function RecentPostsSlice({ data }: SliceComponentProps<Data>) {
  return <LiveRecentPosts posts={data.postList?.posts ?? NO_POSTS} />;
}

export const query = graphql`
  query RecentPostsSlice($id: String!) {
    postList(id: { eq: $id }) { posts { ...RecentPost } }
  }
`;
