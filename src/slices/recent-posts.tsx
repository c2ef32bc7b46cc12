import { graphql, type SliceComponentProps } from "gatsby";
import * as React from "react";
import { whenNear } from "../hooks/idle";
import { useRecentPosts } from "../hooks/use-recent-posts";
import { RecentPosts } from "../sections/recent-posts/recent-posts";

type Data = Queries.RecentPostsSliceQuery;

interface Props {
  /** The post that it stands beside. */
  readonly slug: string;
}

/** The latest posts beside a post; its built list is already without that post. */
export default function RecentPostsSlice({ data, slug }: SliceComponentProps<Data> & Props) {
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
