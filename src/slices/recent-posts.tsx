import { graphql, type SliceComponentProps } from "gatsby";
import * as React from "react";
import { PathContext } from "../components/page-frame/path-context";
import { whenNear } from "../hooks/idle";
import { useRecentPosts } from "../hooks/use-recent-posts";
import { RecentPosts } from "../sections/recent-posts/recent-posts";
import { readBlogAddress } from "../site/blog-address";

type Data = Queries.RecentPostsSliceQuery;

/**
 * The latest posts beside a post; its built list is already without that post. Which post that is,
 * only the browser needs to know: a prop would make a slice of its own for every post, all to be
 * made again when the newest post changes.
 */
export default function RecentPostsSlice({ data }: SliceComponentProps<Data>) {
  const address = readBlogAddress(React.useContext(PathContext));
  const slug = address?.kind === "post" ? address.slug : "";
  const place = React.useRef<HTMLDivElement>(null);
  const idle = React.useMemo(() => whenNear(place), []); // on a phone it stands below the article
  const posts = useRecentPosts(slug, data.postList?.posts ?? [], { idle });
  return (
    <div ref={place}>
      <RecentPosts posts={posts} />
    </div>
  );
}

export const query = graphql`
  query RecentPostsSlice($id: String!) {
    postList(id: { eq: $id }) { posts { ...RecentPost } }
  }
`;
