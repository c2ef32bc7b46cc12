import { graphql, type SliceComponentProps } from "gatsby";
import { useRecentPosts } from "../hooks/use-recent-posts";
import { RecentPosts } from "../sections/recent-posts/recent-posts";

type Data = Queries.RecentPostsSliceQuery;

interface Props {
  /** The post that it stands beside. */
  readonly slug: string;
}

/** The latest posts beside a post; its built list is already without that post. */
export default function RecentPostsSlice({ data, slug }: SliceComponentProps<Data> & Props) {
  return <RecentPosts posts={useRecentPosts(slug, data.postList?.posts ?? [])} />;
}

export const query = graphql`
  query RecentPostsSlice($id: String!) {
    postList(id: { eq: $id }) { posts { ...RecentPost } }
  }
`;
