import { graphql, type SliceComponentProps } from "gatsby";
import { LatestPosts } from "../features/blog/post/recent-posts/live-recent-posts";

type Data = Queries.RecentPostsSliceQuery;

const NO_POSTS: [] = [];

/** The latest posts beside a post; its built list is already without that post. */
export default function RecentPostsSlice({ data }: SliceComponentProps<Data>) {
  return <LatestPosts built={data.postList?.posts ?? NO_POSTS} />;
}

export const query = graphql`
  query RecentPostsSlice($id: String!) {
    postList(id: { eq: $id }) { posts { ...RecentPost } }
  }
`;
