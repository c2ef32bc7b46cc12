import { graphql, type SliceComponentProps } from "gatsby";
import { RecentPosts } from "../sections/recent-posts/recent-posts";

type Data = Queries.RecentPostsSliceQuery;

/** The latest posts beside a post; its list is already without that post. */
export default function RecentPostsSlice({ data }: SliceComponentProps<Data>) {
  return <RecentPosts posts={data.postList?.posts ?? []} />;
}

export const query = graphql`
  query RecentPostsSlice($id: String!) {
    postList(id: { eq: $id }) { posts { ...RecentPost } }
  }
`;
