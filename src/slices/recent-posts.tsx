import { graphql, type SliceComponentProps } from "gatsby";
import { laterParts } from "../components/later/later";

type Data = Queries.RecentPostsSliceQuery;

const part = laterParts(
  () => import("../sections/recent-posts/latest-posts"),
  process.env.BUILD_STAGE === "build-javascript"
    ? null
    : (require("../sections/recent-posts/latest-posts") as typeof import("../sections/recent-posts/latest-posts")),
);
const LatestPosts = part("LatestPosts");

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
